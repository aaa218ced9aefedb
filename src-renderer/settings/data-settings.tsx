import { useState } from 'react';
import { useStore } from 'zustand';
import type { ExportFormat } from '#shared/chat/exchange.ts';
import { ChatChoice } from '../exchange/chat-choice.tsx';
import { ExchangeProgress, ExchangeResult } from '../exchange/exchange-progress.tsx';
import { ImportPlace } from '../exchange/import-place.tsx';
import { usePhrase } from '../i18n.ts';
import { useChats, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Download } from '../ui/icons.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Page, SettingRow } from './page.tsx';

/** Chats to files and back. */
export function DataSettings() {
  const { t } = usePhrase();
  return (
    <Page title={t('settings.section.data')} description={t('exchange.description')}>
      <ExportChats />
      <ImportChats />
    </Page>
  );
}

function ExportChats() {
  const { t } = usePhrase();
  const { exchange } = useWindowState();
  const job = useStore(exchange.store, (state) => state.job);
  const total = useChats(({ byId }) => Object.keys(byId).length);
  const [format, setFormat] = useState<ExportFormat>('json');
  const [isChoosing, setChoosing] = useState(false);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const count = isChoosing ? chosenIds.size : total;
  return (
    <SettingRow label={t('exchange.export.title')} description={t(`exchange.export.help.${format}`)}>
      <Segmented
        name={t('exchange.export.format')}
        value={format}
        onChange={(next: ExportFormat) => setFormat(next)}
        options={[
          { value: 'json', label: t('exchange.export.json') },
          { value: 'markdown', label: t('exchange.export.markdown') },
        ]}
      />
      <Segmented
        name={t('exchange.export.which')}
        value={isChoosing ? 'chosen' : 'all'}
        onChange={(next: 'all' | 'chosen') => setChoosing(next === 'chosen')}
        options={[
          { value: 'all', label: t('exchange.export.all') },
          { value: 'chosen', label: t('exchange.export.chosen') },
        ]}
      />
      {isChoosing ? <ChatChoice chosenIds={chosenIds} onChange={setChosenIds} /> : null}
      <div>
        <Button
          icon={Download}
          isDisabled={job !== null || count === 0}
          onClick={() => void exchange.export({ ids: isChoosing ? [...chosenIds] : 'all', format })}
        >
          {t('exchange.export.start', { count })}
        </Button>
      </div>
      <ExchangeProgress kind="export" />
      <ExchangeResult kind="export" />
    </SettingRow>
  );
}

function ImportChats() {
  const { t } = usePhrase();
  return (
    <SettingRow label={t('exchange.import.title')} description={t('exchange.import.help')}>
      <ImportPlace />
      <ExchangeProgress kind="import" />
      <ExchangeResult kind="import" />
    </SettingRow>
  );
}

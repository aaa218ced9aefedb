import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import type { KeyState, ProviderTest, ProviderView } from '#shared/provider/instance.ts';
import { usePhrase } from '../i18n.ts';
import { kindName } from '../providers/kind-name.ts';
import { useShowsConfidence } from '../providers/provider-confidence.tsx';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Building, Check, CircleAlert, CircleDashed, Cpu, Ellipsis, Key, Lock, Minus, Plus } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { Table } from '../ui/table.tsx';
import { MinimumSelect, SchemeSelect } from './confidence-settings.tsx';
import { managedByWords } from './managed-by-words.ts';
import { Page } from './page.tsx';
import styles from './providers-settings.module.css';
import { useManaged } from './use-managed.tsx';

const KEY_WORDS: Record<KeyState, PhraseKey> = {
  keyring: 'settings.key.keyring',
  session: 'settings.key.session',
  environment: 'settings.key.environment',
  missing: 'settings.key.missing',
  'not-needed': 'settings.key.notNeeded',
  unreadable: 'settings.key.unreadable',
  asking: 'settings.key.asking',
};

/** Who answers, how far each one is trusted, where its key is, whether it works. */
export function ProvidersSettings() {
  const wording = usePhrase();
  const { t, say } = wording;
  const { app } = useWindowState();
  const ipc = useIpc();
  const providers = useApp((state) => state.providers);
  // Otherwise the name says the key, and the page of the provider its address: test and menu have to be in sight.
  const hasPlace = useMediaQuery('(min-width: 1000px)');
  const defaultId = useApp((state) => state.defaultProviderId);
  const info = useApp((state) => state.info);
  const settings = useApp((state) => state.settings);
  const mayNotAdd = useApp((state) => state.managed.mayNotAddProviders);
  const showsLevels = useShowsConfidence();
  const preselected = useManaged('defaultProviderId');
  const [menu, setMenu] = useState<{ provider: ProviderView; anchor: HTMLElement } | null>(null);
  const [removing, setRemoving] = useState<ProviderView | null>(null);
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = (id: string) => app.navigate({ view: 'settings', section: 'providers', subject: id });

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const runTest = (provider: ProviderView) =>
    attempt(async () => {
      setTesting((before) => new Set(before).add(provider.id));
      try {
        const {
          confidence: _c,
          keyState: _k,
          effectiveBaseUrl: _e,
          supportsTools: _s,
          lastTest: _l,
          managed: _m,
          unusable: _u,
          ...instance
        } = provider;
        await ipc.call('providers.test', { provider: instance });
      } finally {
        setTesting((before) => new Set([...before].filter((id) => id !== provider.id)));
      }
    });

  if (!settings || !info) return null;
  const broken = providers.filter((provider) => provider.lastTest && !provider.lastTest.ok);
  const add = (
    <Button icon={Plus} onClick={() => open('new')} isDisabled={mayNotAdd !== undefined} describedBy="may-not-add">
      {t('settings.provider.add')}
    </Button>
  );
  return (
    <Page title={t('settings.section.providers')} description={t('settings.providersHelp')} actions={add} width="table">
      <div className={styles.cards}>
        <section className={styles.card} aria-label={t('settings.scheme')}>
          <h3 className={styles.cardTitle}>{t('settings.scheme')}</h3>
          <SchemeSelect
            value={settings.confidenceScheme}
            onChange={(confidenceScheme) => void attempt(() => app.updateSettings({ confidenceScheme }))}
          />
          <p className={styles.help}>{t(`settings.schemeHelp.${settings.confidenceScheme}`)}</p>
        </section>
        <section className={styles.card} aria-label={t('settings.minimum')}>
          <h3 className={styles.cardTitle}>{t('settings.minimum')}</h3>
          <MinimumSelect
            value={settings.globalMinimumConfidence}
            onChange={(globalMinimumConfidence) => void attempt(() => app.updateSettings({ globalMinimumConfidence }))}
          />
          <p className={styles.help}>{t('settings.minimumHelp')}</p>
        </section>
      </div>
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {info.keyring === 'missing' ? (
        <div className={styles.above}>
          <Notice>{t('turn.notice.noKeyring')}</Notice>
        </div>
      ) : null}
      {mayNotAdd ? (
        <p id="may-not-add" className={styles.managed}>
          <Icon of={Lock} place="chip" />
          {t('organization.mayNotAddProviders', { name: mayNotAdd.name, version: mayNotAdd.version })}
          {mayNotAdd.contact ? ` ${t('settings.origin.questions', { contact: mayNotAdd.contact })}` : null}
        </p>
      ) : null}
      {preselected.note ? (
        <p className={styles.managed}>
          {t('organization.preselectedProvider')} {preselected.note}
        </p>
      ) : null}
      {providers.length === 0 ? (
        <EmptyState icon={Cpu} title={t('settings.provider.none')} actions={add}>
          {t('settings.provider.noneHelp')}
        </EmptyState>
      ) : (
        <Table
          name={t('settings.section.providers')}
          items={providers}
          keyOf={(provider) => provider.id}
          columns={[
            {
              id: 'name',
              label: t('settings.column.name'),
              cell: (provider) => {
                const kind = info.kinds.find(({ id }) => id === provider.kind);
                const facts = [
                  ...(kind && kindName(kind, wording) !== provider.name ? [kindName(kind, wording)] : []),
                  provider.model.name ?? provider.model.id,
                  ...(hasPlace || provider.keyState === 'not-needed'
                    ? []
                    : [`${t('settings.column.key')}: ${t(KEY_WORDS[provider.keyState])}`]),
                  ...(provider.id === defaultId ? [t('settings.provider.isDefault')] : []),
                  ...(provider.managed
                    ? [t('organization.providedBy', { by: managedByWords(provider.managed.by, t) })]
                    : []),
                ];
                return (
                  <button type="button" className={styles.name} onClick={() => open(provider.id)}>
                    <strong>
                      {provider.name}
                      {provider.managed ? <Icon of={Building} place="chip" className={styles.managedMark} /> : null}
                    </strong>
                    <span>{facts.join(' · ')}</span>
                  </button>
                );
              },
            },
            ...(hasPlace
              ? [
                  {
                    id: 'address',
                    label: t('settings.column.address'),
                    cell: (provider: ProviderView) => (
                      <code className={styles.address}>{hostOf(provider.effectiveBaseUrl)}</code>
                    ),
                  },
                ]
              : []),
            ...(showsLevels
              ? [
                  {
                    id: 'confidence',
                    label: t('settings.column.confidence'),
                    cell: (provider: ProviderView) => <Confidence level={provider.confidence} />,
                  },
                ]
              : []),
            ...(hasPlace
              ? [
                  {
                    id: 'key',
                    label: t('settings.column.key'),
                    cell: ({ keyState }: ProviderView) => (
                      <span className={styles.fact}>
                        <Icon of={keyState === 'missing' ? CircleDashed : Key} />
                        {t(KEY_WORDS[keyState])}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              id: 'test',
              label: t('settings.column.test'),
              cell: ({ id, lastTest }) => <LastTest test={lastTest} isRunning={testing.has(id)} />,
            },
            {
              id: 'more',
              label: t('settings.column.more'),
              isLabelHidden: true,
              width: 48,
              cell: (provider) => (
                <IconButton
                  icon={Ellipsis}
                  name={t('settings.provider.more', { name: provider.name })}
                  opens="menu"
                  isOpen={menu?.provider.id === provider.id}
                  onClick={(event) => setMenu({ provider, anchor: event.currentTarget })}
                />
              ),
            },
          ]}
        />
      )}
      <div className={styles.problems}>
        {broken.map((provider) => (
          <Notice
            key={provider.id}
            tone="error"
            title={t('settings.provider.cannotBeUsed', { name: provider.name })}
            actions={<Button onClick={() => open(provider.id)}>{t('settings.provider.change')}</Button>}
          >
            {provider.lastTest?.problem ? say(provider.lastTest.problem) : null}
          </Notice>
        ))}
      </div>
      {menu ? (
        <Menu
          name={menu.provider.name}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
          entries={[
            { label: t('settings.provider.change'), onSelect: () => open(menu.provider.id) },
            { label: t('settings.provider.test'), onSelect: () => void runTest(menu.provider) },
            ...(menu.provider.id === defaultId || preselected.isLocked
              ? []
              : [
                  {
                    label: t('settings.provider.makeDefault'),
                    onSelect: () => void attempt(() => ipc.call('providers.set-default', { id: menu.provider.id })),
                  },
                ]),
            ...(menu.provider.managed
              ? []
              : [{ label: t('settings.provider.remove'), isDanger: true, onSelect: () => setRemoving(menu.provider) }]),
          ]}
        />
      ) : null}
      <Dialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('settings.provider.removeTitle', { name: removing?.name ?? '' })}
        actions={
          <>
            <Button kind="ghost" size="dialog" onClick={() => setRemoving(null)}>
              {t('settings.cancel')}
            </Button>
            <Button
              kind="delete"
              size="dialog"
              onClick={() => {
                const id = removing?.id;
                setRemoving(null);
                if (id) void attempt(() => ipc.call('providers.remove', { id }));
              }}
            >
              {t('settings.provider.remove')}
            </Button>
          </>
        }
      >
        {t('settings.provider.removeHelp')}
      </Dialog>
    </Page>
  );
}

function LastTest({ test, isRunning }: { test: ProviderTest | undefined; isRunning: boolean }) {
  const { t, say, format } = usePhrase();
  if (isRunning) return <span className={styles.fact}>{t('settings.provider.testing')}</span>;
  if (!test) {
    return (
      <span className={styles.fact} data-quiet>
        <Icon of={Minus} />
        {t('settings.provider.notTested')}
      </span>
    );
  }
  if (!test.ok) {
    return (
      <span className={styles.fact} data-problem title={test.problem ? say(test.problem) : undefined}>
        <Icon of={CircleAlert} />
        {t('settings.provider.failed')}
      </span>
    );
  }
  const tools = t(test.toolsWork === false ? 'settings.provider.noTools' : 'settings.provider.toolsWork');
  return (
    <span className={styles.fact}>
      <Icon of={Check} />
      {`${format.number(Math.round(test.durationMs))} ms, ${tools}`}
    </span>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.host || address;
}

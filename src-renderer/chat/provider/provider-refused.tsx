import { useControls } from '../../controls/use-controls.ts';
import { usePhrase } from '../../i18n.ts';
import { useWindowState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { isRefusedByChat, useEligibility, useNextProvider, useRefusal } from './eligibility.ts';

/** Said where the next answer would come: the chosen provider may not give it, why, and who may. */
export function ProviderRefused({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const controls = useControls();
  const refusalOf = useRefusal(setup.requirements);
  const reasonFor = useEligibility(setup.requirements);
  const next = useNextProvider(setup);
  const { provider } = setup;
  const reason = provider && reasonFor(provider);
  if (!provider || !reason) return null;
  return (
    <Notice
      tone="warn"
      title={t('chat.provider.refused', { name: provider.name })}
      actions={
        <>
          {next ? (
            <Button onClick={() => void setup.setProvider(next.id)}>
              {t('chat.notice.continueWith', { name: next.name })}
            </Button>
          ) : (
            <Button onClick={() => app.navigate({ view: 'settings', section: 'providers', subject: null })}>
              {t('chat.provider.manage')}
            </Button>
          )}
          {isRefusedByChat(refusalOf(provider)) ? (
            <Button kind="ghost" onClick={controls.showShield}>
              {t('chat.provider.why')}
            </Button>
          ) : null}
        </>
      }
    >
      {reason}
      {next ? '' : ` ${t('chat.provider.noneQualifies')}`}
    </Notice>
  );
}

import { useState } from 'react';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import { usePhrase } from '../i18n.ts';
import { kindName } from '../providers/kind-name.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { NEW_CHAT } from '../state/route.ts';
import { useApp, useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Check, HardDrive } from '../ui/icons.ts';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './first-start.module.css';
import { LanguageStep } from './language-step.tsx';
import { ProviderStep, type ProviderStepState } from './provider-step.tsx';
import { ToolsStep } from './tools-step.tsx';

const STEPS = ['language', 'provider', 'tools'] as const;
type Step = (typeof STEPS)[number];

/** What a person sees the first time: language, who answers, which tools. Everything can be changed later. */
export function FirstStart() {
  const wording = usePhrase();
  const { t, say } = wording;
  const { app } = useWindowState();
  const ipc = useIpc();
  const info = useApp((state) => state.info);
  const providers = useApp((state) => state.providers);
  const [step, setStep] = useState<Step>('language');
  const [kind, setKind] = useState<ProviderKindView | null>(null);
  const [setup, setSetup] = useState<ProviderStepState | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!info) return null;

  const index = STEPS.indexOf(step);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  const finish = () =>
    attempt(async () => {
      await app.updateSettings({ firstStartDone: true });
      app.navigate(NEW_CHAT);
    });
  const forward = () => {
    if (step === 'language') setStep('provider');
    else if (step === 'tools') void finish();
    else
      void attempt(async () => {
        if (setup) {
          const saved = await setup.save();
          // A second provider set up here replaces the one of the first try.
          await ipc.call('providers.set-default', { id: saved.id });
        }
        setStep('tools');
      });
  };
  const blocked = step === 'provider' && providers.length === 0 && (!setup || setup.missing.length > 0);

  return (
    <div className={styles.screen}>
      <aside className={styles.side}>
        <Mark size={36} />
        <h1 className={styles.name}>Confidant</h1>
        <p className={styles.intro}>{t('settings.first.intro')}</p>
        <ol className={styles.steps}>
          {STEPS.map((id, at) => (
            <li key={id} className={styles.step} aria-current={id === step ? 'step' : undefined}>
              <span className={styles.number} data-done={at < index || undefined}>
                {at < index ? <Icon of={Check} place="state" /> : at + 1}
              </span>
              <span className={styles.stepWords}>
                <strong>{t(`settings.first.step.${id}`)}</strong>
                <span>{stepFact(id)}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.promise}>
          <Icon of={HardDrive} /> {t('settings.first.nothingLeft')}
        </p>
      </aside>
      <main className={styles.main}>
        <div className={styles.content}>
          {step === 'language' ? <LanguageStep /> : null}
          {step === 'provider' ? <ProviderStep kind={kind} onKind={setKind} onSetup={setSetup} /> : null}
          {step === 'tools' ? <ToolsStep /> : null}
          {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
        </div>
        <footer className={styles.footer}>
          <div className={styles.buttons}>
            <Button kind="ghost" size="dialog" className={styles.skip} onClick={() => void finish()}>
              {t('settings.first.skip')}
            </Button>
            <div className={styles.forward}>
              {step === 'language' ? null : (
                <Button size="dialog" onClick={() => setStep(STEPS[index - 1] ?? 'language')}>
                  {t('settings.back')}
                </Button>
              )}
              <p id="first-start-missing" className={styles.missing}>
                {blocked
                  ? t(setup ? `settings.provider.missing.${setup.missing[0] ?? 'model'}` : 'settings.first.chooseFirst')
                  : null}
              </p>
              <Button
                kind="primary"
                size="dialog"
                onClick={forward}
                isDisabled={blocked || isBusy}
                describedBy="first-start-missing"
              >
                {t(`settings.first.continue.${step}`)}
              </Button>
            </div>
          </div>
        </footer>
      </main>
    </div>
  );

  function stepFact(id: Step): string {
    if (id === 'language') return wording.language === 'de' ? 'Deutsch' : 'English';
    if (id === 'tools') return t('settings.first.toolsFact');
    if (!kind) return t('settings.first.providerFact');
    const name = kindName(kind, wording);
    return setup?.isTested ? t('settings.first.providerTested', { name }) : name;
  }
}

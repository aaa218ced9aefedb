import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Manager } from '#shared/organization/managed.ts';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import { usePhrase } from '../i18n.ts';
import { lockedWords } from '../settings/managed-by-words.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lock } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './preset-form.module.css';

interface PresetFormProps {
  children: ReactNode;
  /** Whose it is, if not the person's. */
  by: Manager | undefined;
  /** What keeps it from being saved. */
  missing: string | undefined;
  save(): Promise<void>;
  onDone(): void;
}

/** Fields, what is still missing, and the two ways out. Nothing is stored before "Save". */
export function PresetForm({ children, by, missing, save, onDone }: PresetFormProps) {
  const { t, say } = usePhrase();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Whoever went elsewhere while it was saved is not taken back. */
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const attempt = async () => {
    setSaving(true);
    try {
      await save();
      if (isHere.current) onDone();
    } catch (error) {
      setProblem(problemOf(error));
      setSaving(false);
    }
  };
  return (
    <div className={styles.form}>
      {by ? (
        <p className={styles.locked}>
          <Icon of={Lock} place="chip" />
          {lockedWords(by, t)}
        </p>
      ) : null}
      {children}
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {by ? null : (
        <div className={styles.actions}>
          <Button
            kind="primary"
            size="dialog"
            onClick={() => void attempt()}
            isDisabled={missing !== undefined || isSaving}
            describedBy="preset-missing"
          >
            {t('settings.save')}
          </Button>
          <Button kind="ghost" size="dialog" onClick={onDone}>
            {t('settings.cancel')}
          </Button>
          <p id="preset-missing" className={styles.missing}>
            {missing}
          </p>
        </div>
      )}
    </div>
  );
}

interface PresetFieldProps {
  value: string;
  onChange(value: string): void;
  isLocked: boolean;
}

/** The name of a template or profile, with what is wrong with it. */
export function NameField({ isLocked, ...field }: PresetFieldProps) {
  const { t } = usePhrase();
  return <Field {...field} label={t('presets.name')} problem={useNameProblem(field.value)} isDisabled={isLocked} />;
}

/** One of its texts, with what it is for and what is wrong with it. */
export function TextField({ isLocked, ...field }: PresetFieldProps & { label: string; help: string; lines: number }) {
  return <Field {...field} problem={useTextProblem()(field.value)} isDisabled={isLocked} />;
}

/** What is wrong with a name; undefined: nothing. */
export function useNameProblem(name: string): string | undefined {
  const { t } = usePhrase();
  const { nameCharacters: maximum } = PRESET_LIMITS;
  return name.trim().length > maximum ? t('pieces.problem.tooLong', { maximum }) : undefined;
}

/** The same of a text. */
export function useTextProblem(): (text: string) => string | undefined {
  const { t } = usePhrase();
  const { textCharacters: maximum } = PRESET_LIMITS;
  return (text) => (text.length > maximum ? t('pieces.problem.tooLong', { maximum }) : undefined);
}

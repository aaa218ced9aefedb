import { usePhrase } from '../i18n.ts';
import { Select } from '../ui/select.tsx';
import type { NamedSubject } from './subject.ts';
import styles from './workbench.module.css';

interface SubjectChoiceProps {
  subjects: readonly NamedSubject[];
  index: number;
  onChange(index: number): void;
}

/** Which tool of a collection; nothing where there is only one. */
export function SubjectChoice({ subjects, index, onChange }: SubjectChoiceProps) {
  const { t } = usePhrase();
  if (subjects.length < 2) return null;
  return (
    <div className={styles.narrow}>
      <Select
        label={t('workbench.whichTool')}
        value={String(index)}
        onChange={(value) => onChange(Number(value))}
        options={subjects.map(({ name }, position) => ({ value: String(position), label: name }))}
      />
    </div>
  );
}

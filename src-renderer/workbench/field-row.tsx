import type { ComponentProps, ReactNode } from 'react';
import { SettingRow, Width } from '../settings/page.tsx';
import { Field } from '../ui/field.tsx';

interface FieldRowProps extends Omit<ComponentProps<typeof Field>, 'isLabelHidden' | 'help'> {
  /** Under the label at the left. */
  description?: ReactNode;
  /** Under the field. */
  note?: ReactNode;
  width?: ComponentProps<typeof Width>['of'];
}

/** A row of an editor that is one field: what it is at the left, the field at the right. */
export function FieldRow({ description, note, width = 'wide', ...field }: FieldRowProps) {
  return (
    <SettingRow label={field.label} description={description} note={note}>
      <Width of={width}>
        <Field {...field} isLabelHidden />
      </Width>
    </SettingRow>
  );
}

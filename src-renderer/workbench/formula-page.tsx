import type { FormulaView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { FieldRow } from './field-row.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { FORMULA_EDITING } from './use-edited.ts';

/** A template that reads the call's arguments and the chat's variables. */
export function FormulaPage({ piece }: { piece: FormulaView }) {
  const { t } = usePhrase();
  return (
    <PieceEditor piece={piece} editing={FORMULA_EDITING}>
      {(body, change, problemAt) => (
        <FieldRow
          label={t('workbench.template')}
          description={t('workbench.templateHelp', { args: '{{ args.name }}', vars: '{{ vars.name }}' })}
          isMono
          lines={8}
          value={body.template}
          onChange={(template) => change({ ...body, template }, 'template')}
          problem={problemAt('template')}
        />
      )}
    </PieceEditor>
  );
}

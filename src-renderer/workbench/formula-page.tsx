import type { FormulaView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { SettingRow, Width } from '../settings/page.tsx';
import { Field } from '../ui/field.tsx';
import { PieceEditor } from './piece-editor.tsx';

/** A template that reads the call's arguments and the chat's variables. */
export function FormulaPage({ piece }: { piece: FormulaView }) {
  const { t } = usePhrase();
  return (
    <PieceEditor kind="formula" id={piece.id} stored={piece.body} usedBy={piece.usedBy}>
      {(body, change, problemAt) => (
        <>
          <SettingRow label={t('workbench.name')}>
            <Width of="wide">
              <Field
                label={t('workbench.name')}
                isLabelHidden
                value={body.name}
                onChange={(name) => change({ ...body, name })}
                problem={problemAt('name')}
              />
            </Width>
          </SettingRow>
          <SettingRow
            label={t('workbench.template')}
            description={t('workbench.templateHelp', { args: '{{ args.name }}', vars: '{{ vars.name }}' })}
          >
            <Width of="wide">
              <Field
                label={t('workbench.template')}
                isLabelHidden
                isMono
                lines={8}
                value={body.template}
                onChange={(template) => change({ ...body, template })}
                problem={problemAt('template')}
              />
            </Width>
          </SettingRow>
        </>
      )}
    </PieceEditor>
  );
}

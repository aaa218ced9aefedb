import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import type { DicePieceView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { SettingRow } from '../settings/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { FieldRow } from './field-row.tsx';
import { type ChangeBody, PieceEditor } from './piece-editor.tsx';
import { DICE_EDITING } from './use-edited.ts';

const TYPES = ['roll', 'table', 'pool'] as const;

/** The same name as another kind of piece, with what fits of its content. */
function ofType(piece: DicePiece, type: DicePiece['type']): DicePiece {
  if (piece.type === type) return piece;
  const { name } = piece;
  const lines =
    piece.type === 'table' ? piece.rows.map(({ text }) => text) : piece.type === 'pool' ? piece.entries : [];
  switch (type) {
    case 'roll':
      return { type, name, dice: '1d6' };
    case 'table':
      return { type, name, rows: lines.map((text) => ({ text, weight: 1 })) };
    case 'pool':
      return { type, name, entries: lines, draw: 1 };
  }
}

/** "3 × Sunny" or "Sunny": a row with its weight, as a person writes it. */
const WEIGHTED = /^\s*(\d{1,9})\s*[×x*]\s*(.*)$/;

const tableText = (rows: ReadonlyArray<{ text: string; weight: number }>) =>
  rows.map(({ text, weight }) => (weight === 1 ? text : `${weight} × ${text}`)).join('\n');

function readTable(text: string): Array<{ text: string; weight: number }> {
  return linesOf(text).map((line) => {
    const [, weight, rest] = WEIGHTED.exec(line) ?? [];
    return weight !== undefined && rest !== undefined
      ? { text: rest, weight: Number(weight) }
      : { text: line, weight: 1 };
  });
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** A stored roll, a weighted table or a pool. */
export function DicePage({ piece }: { piece: DicePieceView }) {
  const { t } = usePhrase();
  return (
    <PieceEditor piece={piece} editing={DICE_EDITING}>
      {(body, change, problemAt) => (
        <>
          <SettingRow label={t('workbench.diceType')} description={t(`workbench.diceHelp.${body.type}`)}>
            <Segmented
              name={t('workbench.diceType')}
              value={body.type}
              onChange={(type) => change(ofType(body, type))}
              options={TYPES.map((value) => ({ value, label: t(`workbench.diceName.${value}`) }))}
            />
          </SettingRow>
          <Content body={body} change={change} problemAt={problemAt} />
        </>
      )}
    </PieceEditor>
  );
}

interface ContentProps {
  body: DicePiece;
  change: ChangeBody<DicePiece>;
  problemAt(path: string): string | undefined;
}

function Content({ body, change, problemAt }: ContentProps) {
  const { t } = usePhrase();
  switch (body.type) {
    case 'roll':
      return (
        <FieldRow
          label={t('workbench.diceText')}
          description={t('workbench.diceTextHelp')}
          width="middle"
          isMono
          value={body.dice}
          onChange={(dice) => change({ ...body, dice }, 'dice')}
          problem={problemAt('dice')}
        />
      );
    case 'table':
      return (
        <FieldRow
          label={t('workbench.rows')}
          description={t('workbench.rowsHelp')}
          lines={6}
          value={tableText(body.rows)}
          onChange={(text) => change({ ...body, rows: readTable(text) }, 'rows')}
          problem={problemAt('rows')}
        />
      );
    case 'pool':
      return (
        <>
          <FieldRow
            label={t('workbench.entries')}
            description={t('workbench.entriesHelp')}
            lines={6}
            value={body.entries.join('\n')}
            onChange={(text) => change({ ...body, entries: linesOf(text) }, 'entries')}
            problem={problemAt('entries')}
          />
          <FieldRow
            label={t('workbench.draw')}
            description={t('workbench.drawHelp')}
            width="short"
            type="number"
            value={String(body.draw)}
            onChange={(draw) => change({ ...body, draw: Number(draw) || 0 }, 'draw')}
            problem={problemAt('draw')}
          />
        </>
      );
  }
}

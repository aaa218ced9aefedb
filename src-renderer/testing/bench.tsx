import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppInfo, RequestOutput } from '#shared/ipc/contract.ts';
import { decodePiece } from '#shared/user-tool/decode.ts';
import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import type { UnsavedPiece } from '#shared/user-tool/unsaved.ts';
import { type UserTool, userToolSchema } from '#shared/user-tool/user-tool.ts';
import type { UserToolView, WorkbenchPieces } from '#shared/user-tool/view.ts';
import { WorkbenchPage } from '../workbench/workbench-page.tsx';
import { aCollection, anAppInfo } from './examples.ts';
import { createFakeIpc } from './fake-ipc.ts';
import { renderInWindow } from './render-in-window.tsx';

export const LOTS: UserTool = {
  name: 'Draw lots',
  description: 'Decides by chance.',
  fields: [
    { name: 'reason', description: 'Why', type: 'choice', required: true, choices: ['start', 'end'] },
    { name: 'dice', description: 'Such as 1d6', type: 'text', required: true },
  ],
  action: { type: 'roll', field: 'dice' },
};

export const aTool = (id: string, body: UserTool = LOTS, values: Partial<UserToolView> = {}): UserToolView => ({
  id,
  createdAt: 0,
  updatedAt: 0,
  body,
  icon: 'dice',
  callName: id,
  tokens: 67,
  linkedChats: 0,
  ...values,
});

export const aView = (): Extract<RequestOutput<'workbench.model-sees'>, { ok: true }>['view'] => ({
  callName: 'draw_lots',
  description: '',
  arguments: [
    { name: 'reason', type: 'choice', choices: ['start', 'end'], required: true, description: '' },
    { name: 'dice', type: 'text', required: true, description: '' },
  ],
  instructions: '',
  tokens: { callName: 1, description: 1, arguments: 1, instructions: 0, total: 3, compact: 2 },
  requests: [],
});

const check = (body: unknown, kind: PieceKind = 'tool') => {
  const decoded = decodePiece(kind, body);
  return { problems: decoded.ok ? [] : decoded.problems };
};

/** The Workbench over a main that stores tools and checks them with the real decoder. */
export async function openBench(
  hash = '#/workbench/tool/lots/edit',
  tools: UserToolView[] = [aTool('lots')],
  more: Partial<WorkbenchPieces> & { unsaved?: UnsavedPiece[] } = {},
) {
  const { unsaved = [], ...others } = more;
  const pieces: WorkbenchPieces = { tools, dice: [], formulas: [], deleted: [], unreadable: [], ...others };
  const ipc = createFakeIpc({
    'app.info': anAppInfo,
    'settings.update': (patch) => ({ ...anAppInfo().settings, ...patch }) as AppInfo['settings'],
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'tools.list': () => ({
      collections: pieces.tools.map(({ id, body, icon, tokens, unusable }) =>
        aCollection({
          id,
          label: { name: body.name, description: body.description },
          icon,
          tokens,
          origin: 'made-here',
          isSelected: false,
          ...(unusable && { answer: { offered: false, gate: 'not-available', reason: unusable } }),
        }),
      ),
      broken: [],
    }),
    'user-tools.list': () => ({ ...pieces, tools: [...pieces.tools] }),
    'user-tools.restore': ({ id }) => {
      pieces.deleted = pieces.deleted.filter((piece) => piece.id !== id);
      ipc.emit('user-tools.changed', {});
      return {};
    },
    'user-tools.examples': () => ({ examples: [] }),
    'user-tools.check': ({ kind, body }) => check(body, kind),
    'workbench.unsaved': () => ({ unsaved }),
    'workbench.keep-unsaved': () => ({}),
    'workbench.drop-unsaved': () => ({}),
    'user-tools.save': (input) => {
      if (input.kind === 'dice') {
        pieces.dice = pieces.dice.map((piece) => ({
          ...piece,
          body: { ...piece.body, ...input.changes } as DicePiece,
        }));
      }
      if (input.kind !== 'tool') return { saved: true, id: input.id };
      pieces.tools = pieces.tools.map((tool) =>
        tool.id === input.id ? { ...tool, body: userToolSchema.parse({ ...tool.body, ...input.changes }) } : tool,
      );
      return { saved: true, id: input.id };
    },
    'workbench.model-sees': ({ subject }) => {
      const { problems } = subject.of === 'draft' ? check(subject.draft) : { problems: [] };
      return problems.length > 0 ? { ok: false, problems } : { ok: true, view: aView() };
    },
  });
  const view = renderInWindow(<WorkbenchPage />, { ipc, hash });
  await view.state.app.load();
  await screen.findByRole('navigation', { name: 'Workbench' });
  return { ...view, pieces };
}

export const save = () => screen.getByRole('button', { name: 'Save' });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

export async function pick(label: string | RegExp, option: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

export async function write(label: string, text: string, position = 0) {
  const field = screen.getAllByLabelText(label)[position];
  if (!field) throw new Error(`no field "${label}"`);
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}

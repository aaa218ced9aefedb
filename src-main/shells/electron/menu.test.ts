import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { createTranslate } from '../translate.ts';
import { contextMenuTemplate } from './context-menu.ts';
import { clipboard } from './fake-electron.ts';
import { type MenuCommand, menuTemplate } from './menu.ts';

vi.mock('electron', () => import('./fake-electron.ts'));

function build(options: Partial<Parameters<typeof menuTemplate>[0]> = {}) {
  const commands: MenuCommand[] = [];
  const template = menuTemplate({
    translate: createTranslate('en'),
    platform: 'linux',
    isPackaged: true,
    appName: 'Confidant',
    onCommand: (command) => commands.push(command),
    ...options,
  });
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return { template, items, commands };
}

const labels = (items: readonly MenuItemConstructorOptions[]) => items.flatMap(({ label }) => label ?? []);
const click = (item: MenuItemConstructorOptions | undefined) => (item?.click as (() => void) | undefined)?.();

describe('the menu', () => {
  it.each([
    ['New chat', 'CommandOrControl+N', 'new-chat'],
    ['Settings…', 'CommandOrControl+,', 'settings'],
    ['Find in chat', 'CommandOrControl+F', 'find'],
    ['Chat controls', 'CommandOrControl+.', 'toggle-controls'],
  ])('sends "%s" (%s) to the window', (label, accelerator, command) => {
    const { items, commands } = build();
    const item = items.find((candidate) => candidate.label === label);
    expect(item?.accelerator).toBe(accelerator);
    click(item);
    expect(commands).toEqual([command]);
  });

  it.each(['linux', 'win32', 'darwin'] as const)('uses no accelerator twice on %s', (platform) => {
    const accelerators = build({ platform }).items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(accelerators).size).toBe(accelerators.length);
    expect(accelerators).toHaveLength(4);
  });

  it('has words of its own in both languages for every entry', () => {
    for (const platform of ['linux', 'darwin'] as const) {
      const english = build({ platform }).items;
      const german = build({ platform, translate: createTranslate('de') }).items;
      for (const [index, item] of english.entries()) {
        if (item.type === 'separator') continue;
        expect(item.label, item.role).toMatch(/^[A-Z][^{}]*$/);
        expect(german[index]?.label, item.label).toMatch(/^[A-ZÄÖÜ][^{}.]*(?:…)?$/);
      }
      expect(labels(german)).not.toEqual(labels(english));
    }
  });

  it('has the inspector only in a build that is not packaged', () => {
    const roles = (isPackaged: boolean) => build({ isPackaged }).items.map(({ role }) => role);
    expect(roles(true)).not.toContain('toggleDevTools');
    expect(roles(false)).toContain('toggleDevTools');
  });

  it('offers a way to quit on every system', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      expect(build({ platform }).items.filter(({ role }) => role === 'quit')).toHaveLength(1);
    }
  });
});

describe('the context menu', () => {
  const editFlags = { canCut: true, canCopy: true, canPaste: false, canSelectAll: true } as Electron.EditFlags;
  const nothing = { isEditable: false, editFlags, selectionText: '', linkURL: '' };
  const build = (params: Partial<typeof nothing>) =>
    contextMenuTemplate({ ...nothing, ...params }, createTranslate('en'));

  it('edits in a field, as far as that is possible', () => {
    const items = build({ isEditable: true });
    expect(items.map(({ role, enabled }) => [role, enabled])).toEqual([
      ['cut', true],
      ['copy', true],
      ['paste', false],
      [undefined, undefined],
      ['selectAll', true],
    ]);
  });

  it('copies a selection', () => {
    expect(build({ selectionText: 'words' }).map(({ role }) => role)).toEqual(['copy']);
  });

  it('copies the address of a link', () => {
    const [item] = build({ linkURL: 'https://example.org/' });
    click(item);
    expect(clipboard.text).toBe('https://example.org/');
  });

  it('does not open over nothing', () => {
    expect(build({ selectionText: ' \n' })).toEqual([]);
  });
});

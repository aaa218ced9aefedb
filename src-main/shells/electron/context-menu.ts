import { type BrowserWindow, type ContextMenuParams, clipboard, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Translate } from '../translate.ts';

/** Electron brings no context menu: without one, people could not copy or paste with the mouse. */
export function showContextMenu(window: BrowserWindow, params: ContextMenuParams, translate: Translate): void {
  const template = contextMenuTemplate(params, translate);
  if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
}

type ContextParams = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText' | 'linkURL'>;

export function contextMenuTemplate(params: ContextParams, translate: Translate): MenuItemConstructorOptions[] {
  const { isEditable, editFlags, selectionText, linkURL } = params;
  if (isEditable) {
    return [
      { role: 'cut', label: translate('common.menu.cut'), enabled: editFlags.canCut },
      { role: 'copy', label: translate('common.menu.copy'), enabled: editFlags.canCopy },
      { role: 'paste', label: translate('common.menu.paste'), enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', label: translate('common.menu.selectAll'), enabled: editFlags.canSelectAll },
    ];
  }
  const template: MenuItemConstructorOptions[] = [];
  if (selectionText.trim() !== '') template.push({ role: 'copy', label: translate('common.menu.copy') });
  if (linkURL !== '') {
    template.push({ label: translate('common.menu.copyLink'), click: () => clipboard.writeText(linkURL) });
  }
  return template;
}

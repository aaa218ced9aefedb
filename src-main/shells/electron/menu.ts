import type { MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/contract.ts';
import type { Translate } from '../translate.ts';

export type MenuCommand = EventPayload<'menu.command'>['command'];

interface MenuOptions {
  translate: Translate;
  platform: NodeJS.Platform;
  /** A packaged app has no inspector. */
  isPackaged: boolean;
  appName: string;
  onCommand(command: MenuCommand): void;
}

/** The menu bar. What the app itself does goes to the window as a command; the rest are the system's own roles. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { translate, platform, isPackaged, appName, onCommand } = options;
  const isMac = platform === 'darwin';
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const command = (label: string, accelerator: string, name: MenuCommand): MenuItemConstructorOptions => ({
    label,
    accelerator,
    click: () => onCommand(name),
  });
  const settings = command(translate('common.menu.settings'), 'CommandOrControl+,', 'settings');
  const about: MenuItemConstructorOptions = { role: 'about', label: translate('common.menu.about', { appName }) };

  const appMenu: MenuItemConstructorOptions = {
    label: appName,
    submenu: [
      about,
      separator,
      settings,
      separator,
      { role: 'services', label: translate('common.menu.services') },
      separator,
      { role: 'hide', label: translate('common.menu.hide', { appName }) },
      { role: 'hideOthers', label: translate('common.menu.hideOthers') },
      { role: 'unhide', label: translate('common.menu.showAll') },
      separator,
      { role: 'quit', label: translate('common.menu.quit', { appName }) },
    ],
  };
  const fileMenu: MenuItemConstructorOptions = {
    label: translate('common.menu.file'),
    submenu: [
      command(translate('common.menu.newChat'), 'CommandOrControl+N', 'new-chat'),
      separator,
      ...(isMac
        ? [{ role: 'close', label: translate('common.menu.closeWindow') } as const]
        : [settings, separator, { role: 'quit', label: translate('common.menu.quit', { appName }) } as const]),
    ],
  };
  const editMenu: MenuItemConstructorOptions = {
    label: translate('common.menu.edit'),
    submenu: [
      { role: 'undo', label: translate('common.menu.undo') },
      { role: 'redo', label: translate('common.menu.redo') },
      separator,
      { role: 'cut', label: translate('common.menu.cut') },
      { role: 'copy', label: translate('common.menu.copy') },
      { role: 'paste', label: translate('common.menu.paste') },
      { role: 'pasteAndMatchStyle', label: translate('common.menu.pasteAsText') },
      { role: 'selectAll', label: translate('common.menu.selectAll') },
      separator,
      command(translate('common.menu.find'), 'CommandOrControl+F', 'find'),
    ],
  };
  const viewMenu: MenuItemConstructorOptions = {
    label: translate('common.menu.view'),
    submenu: [
      command(translate('common.menu.controls'), 'CommandOrControl+.', 'toggle-controls'),
      separator,
      { role: 'resetZoom', label: translate('common.menu.actualSize') },
      { role: 'zoomIn', label: translate('common.menu.zoomIn') },
      { role: 'zoomOut', label: translate('common.menu.zoomOut') },
      separator,
      { role: 'togglefullscreen', label: translate('common.menu.fullScreen') },
      { role: 'reload', label: translate('common.menu.reload') },
      ...(isPackaged ? [] : [{ role: 'toggleDevTools', label: translate('common.menu.inspector') } as const]),
    ],
  };
  const windowMenu: MenuItemConstructorOptions = {
    role: 'windowMenu',
    label: translate('common.menu.window'),
    submenu: [
      { role: 'minimize', label: translate('common.menu.minimize') },
      { role: 'zoom', label: translate('common.menu.zoom') },
      separator,
      { role: 'front', label: translate('common.menu.front') },
    ],
  };
  const helpMenu: MenuItemConstructorOptions = { role: 'help', label: translate('common.menu.help'), submenu: [about] };

  return isMac ? [appMenu, fileMenu, editMenu, viewMenu, windowMenu] : [fileMenu, editMenu, viewMenu, helpMenu];
}

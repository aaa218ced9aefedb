import path from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

/**
 * What the packaged binary can do for good, whatever it is started with. A fuse that a later Electron adds stops the
 * packaging until it is decided here.
 */
export const FUSES = {
  // ELECTRON_RUN_AS_NODE would turn the signed app into a Node that runs anything.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  // NODE_OPTIONS and --inspect would let another program of the person's run code inside the app.
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // Only the archive that was packaged, and only as it was packaged (macOS and Windows check this).
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The window comes through app://; file:// needs no more rights than in any browser.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
};

/**
 * electron-builder's hook.
 * @param {{ appOutDir: string, electronPlatformName: 'darwin' | 'mas' | 'win32' | 'linux', packager: { appInfo: { productFilename: string }, executableName?: string } }} context
 */
export default async function afterPack({ appOutDir, electronPlatformName, packager }) {
  const name = packager.appInfo.productFilename;
  const files = {
    darwin: `${name}.app`,
    mas: `${name}.app`,
    win32: `${name}.exe`,
    linux: packager.executableName ?? name,
  };
  await flipFuses(path.join(appOutDir, files[electronPlatformName]), {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Changing the binary breaks the ad-hoc signature that Apple silicon demands; a real one is made after this.
    resetAdHocDarwinSignature: electronPlatformName === 'darwin',
    ...FUSES,
  });
}

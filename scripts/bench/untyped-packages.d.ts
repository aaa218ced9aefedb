/** Packages of the benchmark's baseline that ship no types; as much of them as it uses. */
declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  export const gfm: Plugin;
}

declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { url: string; virtualConsole: VirtualConsole });
    readonly window: Window & typeof globalThis;
  }
}

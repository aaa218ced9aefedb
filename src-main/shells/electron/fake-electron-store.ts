import Conf from 'conf';

/** electron-store outside Electron: like the real one, it takes `name` and overrules `configName` with it. */
export class FakeElectronStore extends Conf<Record<string, unknown>> {
  constructor({ name = 'config', ...options }: { name?: string; cwd: string }) {
    super({ ...options, configName: name });
  }
}

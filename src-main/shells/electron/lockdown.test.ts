import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app, FakeWebContents, resetFakeElectron, shell } from './fake-electron.ts';
import { lockDownChromium, lockDownContents } from './lockdown.ts';

vi.mock('electron', () => import('./fake-electron.ts'));
beforeEach(resetFakeElectron);

function createContents(): FakeWebContents {
  lockDownContents();
  const contents = new FakeWebContents();
  app.emit('web-contents-created', {}, contents);
  return contents;
}

describe('lockDownChromium', () => {
  it('puts every renderer into the sandbox and keeps Chromium from talking to anyone', () => {
    lockDownChromium();
    expect(app.sandboxed).toBe(true);
    expect(app.switches).toEqual([
      'disable-background-networking',
      'disable-component-update',
      'disable-domain-reliability',
      'disable-sync',
      'dns-prefetch-disable',
      'no-pings',
    ]);
  });
});

describe('lockDownContents', () => {
  it('lets the page load itself again and go nowhere else', () => {
    const contents = createContents();
    const prevented = (url: string, isMainFrame = true) =>
      contents.isPrevented('will-frame-navigate', { url, isMainFrame });
    expect(prevented('app://confidant/index.html')).toBe(false);
    expect(prevented('app://confidant/index.html', false)).toBe(true);
    expect(prevented('app://confidant/diagram.html')).toBe(true);
    for (const url of [
      'https://example.org',
      'file:///etc/passwd',
      'data:text/html,x',
      'javascript:1',
      'about:blank',
    ]) {
      expect(prevented(url)).toBe(true);
    }
  });

  it('lets a frame show the document that draws diagrams and nothing else', () => {
    const contents = createContents();
    const prevented = (url: string) => contents.isPrevented('will-frame-navigate', { url, isMainFrame: false });
    expect(prevented('app://confidant/diagram.html')).toBe(false);
    for (const url of [
      'app://confidant/diagram.html?x',
      'app://other/diagram.html',
      'https://example.org/diagram.html',
      'about:blank',
      'data:text/html,x',
      'blob:app://confidant/1',
    ]) {
      expect(prevented(url)).toBe(true);
    }
  });

  it('follows no redirect and attaches no webview', () => {
    const contents = createContents();
    expect(contents.isPrevented('will-redirect', { url: 'app://confidant/index.html' })).toBe(true);
    expect(contents.isPrevented('will-attach-webview')).toBe(true);
  });

  it('opens no window of its own, and hands web and mail addresses to the system', async () => {
    const contents = createContents();
    for (const url of [
      'https://example.org/a',
      'mailto:office@example.org',
      'file:///etc/passwd',
      'app://confidant/',
    ]) {
      expect(contents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' });
    }
    await vi.waitFor(() => expect(shell.opened).toEqual(['https://example.org/a', 'mailto:office@example.org']));
  });

  it('applies to whatever contents are created', () => {
    const first = createContents();
    const second = new FakeWebContents();
    app.emit('web-contents-created', {}, second);
    expect(second.eventNames()).toEqual(first.eventNames());
    expect(second.windowOpenHandler).toBeDefined();
  });

  it('waves no certificate through and hands out no certificate and no password', () => {
    lockDownContents();
    const [certificate, clientCertificate, login] = [vi.fn(), vi.fn(), vi.fn()];
    expect(app.isPrevented('certificate-error', null, 'https://x', 'net::ERR', {}, certificate)).toBe(true);
    expect(app.isPrevented('select-client-certificate', null, 'https://x', [{}], clientCertificate)).toBe(true);
    expect(app.isPrevented('login', null, {}, {}, login)).toBe(true);
    expect(certificate.mock.calls).toEqual([[false]]);
    expect(clientCertificate.mock.calls).toEqual([[]]);
    expect(login.mock.calls).toEqual([[]]);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Source } from '#shared/source/source.ts';
import { LinkOpener } from '../markdown/link-opener.tsx';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { Sources } from './sources.tsx';

const show = (...sources: Source[]) => {
  const ipc = createFakeIpc({ 'app.open-external': () => ({}) });
  renderInWindow(
    <LinkOpener>
      <Sources sources={sources} />
    </LinkOpener>,
    { ipc },
  );
  return ipc;
};
const source = (url: string, origin: Source['origin'] = 'tool', title = 'Fees'): Source => ({ title, url, origin });
const part = (name: string) => within(screen.getByRole('region', { name }));

it('stand under a heading of their kind, each kind numbered from one, two of one title apart', () => {
  show(source('https://a.example/1'), source('https://a.example/2'), source('https://m.example/', 'model'));
  expect(part('Sources used by tools').getByRole('heading')).toBeVisible();
  expect(
    part('Sources used by tools')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^1 Fees a\.example/), expect.stringMatching(/^2 Fees a\.example/)]);
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(screen.getAllByRole('region')[1]).toHaveTextContent(/1 Fees m\.example/);
});

it('show the full address to whoever points at them, and open it', async () => {
  const ipc = show(source('https://a.example/fees?year=2026#late'));
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('title', 'https://a.example/fees?year=2026#late');
  await userEvent.click(button);
  expect(ipc.callsOf('app.open-external')).toEqual([{ url: 'https://a.example/fees?year=2026#late' }]);
});

it('show the true host beside whatever title the page gave itself', () => {
  show(source('https://evil.example/', 'tool', 'https://bank.example'));
  expect(screen.getByRole('button')).toHaveTextContent(/https:\/\/bank\.example.*evil\.example/);
});

it('that are no addresses of the web, such as mail, are text', () => {
  show(source('message:17', 'tool', 'Re: fees'));
  expect(screen.getByText('Re: fees')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

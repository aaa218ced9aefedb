import ReactMarkdown from 'react-markdown';
import { PLUGINS } from './rendered-markdown.tsx';

/** Something of everything that most answers hold. */
const SAMPLE = `# A

*b* **c** \`d\` [e](https://example.org) https://example.org

- f

1. g

> h

| i |
| - |
| j |

\`\`\`ts
k
\`\`\`
`;

/**
 * Reads a little Markdown and shows it nowhere. Run while nobody waits: the first time, the parser takes ten times as long as
 * later, and that would be when the first chat opens.
 */
export function warmUpMarkdown(): void {
  ReactMarkdown({ children: SAMPLE, remarkPlugins: PLUGINS });
}

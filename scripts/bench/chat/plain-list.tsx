import { type ComponentType, memo, useEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender.ts';
import type { OldMessage } from './workload.ts';

/** What turns the text of a message into elements. */
export type Renderer = ComponentType<{ text: string; isStreaming: boolean }>;

/**
 * The list that an app begins with: every message an element, memoized, and the end kept in sight. Only the renderer of the
 * texts is another one.
 */
export function plainList(Text: Renderer): Contender {
  let messages: readonly OldMessage[] = [];
  let answer = '';
  let changed = () => {};
  const Old = memo(function Old({ text }: { text: string }) {
    return <Text text={text} isStreaming={false} />;
  });

  function Composer() {
    const [draft, setDraft] = useState('');
    return <textarea value={draft} onChange={(event) => setDraft(event.target.value)} />;
  }

  function List() {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const scroller = useRef<HTMLDivElement>(null);
    changed = update;
    useEffect(() => {
      if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    });
    return (
      <>
        <div ref={scroller} style={{ height: 680, overflow: 'auto' }}>
          <div style={{ maxWidth: 616, margin: '0 auto', font: '15px/24px sans-serif' }}>
            {messages.map((message, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: this list only grows
              <article key={index}>
                <Old text={message.text} />
              </article>
            ))}
            <article>
              <Text text={answer} isStreaming />
            </article>
          </div>
        </div>
        <Composer />
      </>
    );
  }

  return {
    start: (root) => createRoot(root).render(<List />),
    prepare(old) {
      messages = old;
    },
    open: () => changed(),
    isWhole: () => true,
    append(text) {
      answer += text;
      changed();
    },
    composer: () => document.querySelector('textarea'),
  };
}

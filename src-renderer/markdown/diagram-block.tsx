import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { DiagramPicture } from '../diagram/diagram-drawer.ts';
import { useDiagram } from '../diagram/use-diagram.ts';
import { usePhrase } from '../i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ChartNetwork, Code, Maximize } from '../ui/icons.ts';
import { CodeFigure } from './code-figure.tsx';
import { CodeText } from './code-text.tsx';
import styles from './diagram-block.module.css';
import { useKeepPlace } from './keep-place.ts';

type Drawn = Extract<DiagramPicture, { kind: 'drawn' }>;

function Picture({ picture, isActualSize, name }: { picture: Drawn; isActualSize: boolean; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bitmap, width, height } = picture;
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls must be reachable by keyboard
    <div className={styles.picture} tabIndex={0}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-actual={isActualSize || undefined}
        role="img"
        aria-label={name}
        // Another bitmap is another canvas: setting its size clears it.
        key={`${bitmap.width} ${bitmap.height}`}
        width={bitmap.width}
        height={bitmap.height}
        style={{ aspectRatio: `${width} / ${height}`, width: isActualSize ? width : `min(100%, ${width}px)` }}
      />
    </div>
  );
}

const FAILURES = {
  syntax: 'markdown.diagram.failed.syntax',
  'too-large': 'markdown.diagram.failed.too-large',
  'too-slow': 'markdown.diagram.failed.too-slow',
  'not-drawn': 'markdown.diagram.failed.not-drawn',
} as const;

function useFailure(picture: DiagramPicture | null): string | null {
  const { t } = usePhrase();
  if (picture?.kind !== 'failed') return null;
  const { reason, line } = picture;
  return line === undefined ? t(FAILURES[reason]) : t('markdown.diagram.failed.syntaxAt', { line });
}

interface DiagramBlockProps {
  source: string;
  /** Still being written: text until its fence closes. */
  isOpen: boolean;
}

/** A diagram in the language of mermaid: its text until it is drawn, and whenever a person asks for it. */
export function DiagramBlock({ source, isOpen }: DiagramBlockProps) {
  const { t } = usePhrase();
  const picture = useDiagram(source, !isOpen);
  const [isText, setText] = useState(false);
  const [isActualSize, setActualSize] = useState(false);
  const failure = useFailure(picture);
  const place: RefObject<HTMLDivElement | null> = useKeepPlace();
  const isDrawn = picture?.kind === 'drawn';
  return (
    <div ref={place}>
      <CodeFigure
        language="mermaid"
        code={source}
        actions={
          isDrawn ? (
            <>
              {isText ? null : (
                <IconButton
                  icon={Maximize}
                  place="state"
                  name={t('markdown.diagram.actualSize')}
                  isPressed={isActualSize}
                  onClick={() => setActualSize(!isActualSize)}
                />
              )}
              <IconButton
                icon={isText ? ChartNetwork : Code}
                place="state"
                name={t(isText ? 'markdown.diagram.showPicture' : 'markdown.diagram.showSource')}
                onClick={() => setText(!isText)}
              />
            </>
          ) : null
        }
      >
        {isDrawn && !isText ? (
          <Picture picture={picture} isActualSize={isActualSize} name={t('markdown.diagram.name')} />
        ) : (
          <CodeText code={source} isWrapped={false} tokens={null} />
        )}
        {failure ? <p className={styles.note}>{failure}</p> : null}
      </CodeFigure>
    </div>
  );
}

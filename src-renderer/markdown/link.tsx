import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { usePhrase } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { Image as ImageIcon } from '../ui/icons.ts';
import styles from './link.module.css';
import { useOpenLink } from './link-opener.tsx';
import { linkTarget } from './safe-link.ts';

/** The words of rendered Markdown, to compare them with where the link goes. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (typeof node === 'object' && node !== null && 'props' in node) {
    const { children, alt } = node.props as { children?: ReactNode; alt?: string };
    return alt ?? wordsOf(children);
  }
  return '';
}

/** Inside a link an image is part of its words; a button there would be a second thing to click. */
const InLink = createContext(false);

interface AnswerLinkProps {
  href?: string;
  children?: ReactNode;
}

/** A link the model wrote. Its true host is in the tooltip, and in plain sight when the words say another. */
export function AnswerLink({ href, children }: AnswerLinkProps) {
  const { t } = usePhrase();
  const open = useOpenLink();
  const target = linkTarget(href, wordsOf(children));
  if (target.kind === 'inert') return <span className={styles.inert}>{children}</span>;

  const follow = (event: MouseEvent) => {
    // Also for the middle button: a new tab would skip the question.
    event.preventDefault();
    if (event.button === 0) open(target);
  };
  const isDeceptive = target.kind === 'web' && target.isDeceptive;
  return (
    <>
      <a
        href={target.url}
        rel="noopener noreferrer nofollow"
        draggable={false}
        title={target.kind === 'web' ? t('chat.link.opensHost', { host: target.host }) : target.address}
        onClick={follow}
        onAuxClick={follow}
      >
        <InLink value>{children}</InLink>
      </a>
      {isDeceptive ? <span className={styles.host}> ({target.host})</span> : null}
    </>
  );
}

interface AnswerImageProps {
  src?: string;
  alt?: string;
}

/** An image of an answer is never loaded: fetching it would tell its server what the chat is about. */
export function AnswerImage({ src, alt }: AnswerImageProps) {
  const { t } = usePhrase();
  const open = useOpenLink();
  const isInLink = useContext(InLink);
  const target = linkTarget(src, alt ?? '');
  const name = alt?.trim() || t('chat.image.unnamed');
  if (target.kind !== 'web' || isInLink) {
    return (
      <span className={styles.image}>
        <Icon of={ImageIcon} place="state" />
        {name}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.image}
      title={t('chat.link.opensHost', { host: target.host })}
      onClick={() => open(target)}
    >
      <Icon of={ImageIcon} place="state" />
      <span className={styles.imageName}>{name}</span>
      <span className={styles.host}>{target.host}</span>
    </button>
  );
}

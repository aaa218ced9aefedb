import { useState } from 'react';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { usePhrase } from '../i18n.ts';
import { useCopied } from '../markdown/use-copied.ts';
import { Button } from '../ui/button.tsx';
import { Braces, Check, Copy, SquareTerminal } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { asCurl } from './as-curl.ts';
import { useBody } from './use-body.ts';

/** The body as JSON, or the whole request as a command; never with a key. */
export function CopyRequest({ request }: { request: SentRequestView }) {
  const { t } = usePhrase();
  const body = useBody(request.id);
  const { isCopied, copy } = useCopied();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span ref={setPlace}>
      <Button icon={isCopied ? Check : Copy} isDisabled={body === null} onClick={() => setAnchor(place)}>
        {t(isCopied ? 'common.copied' : 'inspector.copy')}
      </Button>
      <Menu
        name={t('inspector.copy')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={[
          { label: t('inspector.copyJson'), icon: Braces, onSelect: () => copy(body?.text ?? '') },
          {
            label: t('inspector.copyCurl'),
            icon: SquareTerminal,
            reason: t('inspector.copyCurlHelp'),
            onSelect: () => copy(asCurl(request, body?.text ?? '')),
          },
        ]}
      />
    </span>
  );
}

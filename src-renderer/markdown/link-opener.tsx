import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './link-opener.module.css';
import type { LinkTarget } from './safe-link.ts';

type OpenableTarget = Exclude<LinkTarget, { kind: 'inert' }>;
type OpenLink = (target: OpenableTarget) => void;

const Context = createContext<OpenLink>(() => undefined);

/** Opens a judged link in the browser; one that pretends another host is confirmed first, with the true one. */
export const useOpenLink = (): OpenLink => useContext(Context);

export function LinkOpener({ children }: { children: ReactNode }) {
  const ipc = useIpc();
  const { t, say } = usePhrase();
  const isTab = useApp((state) => state.info?.shell === 'web');
  const [asked, setAsked] = useState<OpenableTarget | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const openNow = useCallback(
    (target: OpenableTarget) => {
      setAsked(null);
      // A browser that shows the window opens the page itself; the desktop app asks the system.
      if (isTab) window.open(target.url, '_blank', 'noopener,noreferrer');
      else ipc.call('app.open-external', { url: target.url }).catch((error: unknown) => setProblem(problemOf(error)));
    },
    [ipc, isTab],
  );
  const open = useMemo<OpenLink>(
    () => (target) => (target.kind === 'web' && target.isDeceptive ? setAsked(target) : openNow(target)),
    [openNow],
  );

  return (
    <Context value={open}>
      {children}
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('chat.link.confirmTitle', { host: asked?.kind === 'web' ? asked.host : '' })}
        actions={
          <>
            <Button kind="ghost" size="dialog" onClick={() => setAsked(null)}>
              {t('common.cancel')}
            </Button>
            <Button size="dialog" onClick={() => asked && openNow(asked)}>
              {t('chat.link.confirmOpen')}
            </Button>
          </>
        }
      >
        <p>{t('chat.link.confirmText')}</p>
        <p className={styles.address}>{asked?.url}</p>
      </Dialog>
      <Dialog
        isOpen={problem !== null}
        onClose={() => setProblem(null)}
        title={t('chat.link.failedTitle')}
        actions={
          <Button size="dialog" onClick={() => setProblem(null)}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{problem ? say(problem.text) : ''}</p>
        {problem?.detail ? <p className={styles.address}>{problem.detail}</p> : null}
      </Dialog>
    </Context>
  );
}

import { useEffect, useState } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { ArrowLeft, BookOpen } from '../ui/icons.ts';
import { Row } from '../ui/row.tsx';
import styles from './workbench.module.css';

/** The project's own documents, shipped with the window. Loaded when somebody opens one. */
const DOCUMENTS = {
  'user-made-tools': {
    title: 'workbench.document.userMadeTools',
    load: () => import('#docs/user-made-tools.md?raw'),
  },
  network: { title: 'workbench.document.network', load: () => import('#docs/network.md?raw') },
  administrators: {
    title: 'workbench.document.administrators',
    load: () => import('#docs/administrators.md?raw'),
  },
  'adding-a-tool': { title: 'workbench.document.addingATool', load: () => import('#docs/adding-a-tool.md?raw') },
} as const satisfies Record<string, { title: PhraseKey; load(): Promise<{ default: string }> }>;
type DocumentId = keyof typeof DOCUMENTS;

/** In the address of the window a document takes the place of a tab: `document-network`. */
const PREFIX = 'document-';

export const documentAt = (tab: string | null): DocumentId | undefined =>
  (Object.keys(DOCUMENTS) as DocumentId[]).find((id) => tab === PREFIX + id);

/** What there is to read about a tool: how it is made or built, what it contacts, and how an organization limits it. */
function documentsAbout({ origin, tools }: CollectionView): readonly DocumentId[] {
  const sends = tools.some(({ outboundData }) => outboundData !== 'NONE');
  return [
    ...(origin === 'made-here' ? (['user-made-tools'] as const) : []),
    ...(sends ? (['network'] as const) : []),
    'administrators',
    ...(origin === undefined ? (['adding-a-tool'] as const) : []),
  ];
}

export function Documents({ about }: { about: CollectionView }) {
  const { t } = usePhrase();
  const open = useOpenTab();
  return (
    <section aria-label={t('workbench.documents')} className={styles.part}>
      <h2 className={styles.sectionTitle}>{t('workbench.documents')}</h2>
      <ul className={styles.documents}>
        {documentsAbout(about).map((id) => (
          <li key={id}>
            <Row icon={BookOpen} onClick={() => open(PREFIX + id)}>
              {t(DOCUMENTS[id].title)}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One document, to read in place of the tab it was opened from. */
export function DocumentView({ id }: { id: DocumentId }) {
  const { t } = usePhrase();
  const open = useOpenTab();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void DOCUMENTS[id].load().then(({ default: loaded }) => {
      if (isCurrent) setText(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return (
    <article aria-label={t(DOCUMENTS[id].title)} aria-busy={text === null} className={styles.document}>
      <div>
        <Button kind="ghost" icon={ArrowLeft} autoFocus onClick={() => open('about')}>
          {t('workbench.tab.about')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('workbench.documentLanguage')}</p>
      {text === null ? null : <Markdown text={text} />}
    </article>
  );
}

function useOpenTab(): (tab: string) => void {
  const { app } = useWindowState();
  const piece = useApp(({ route }) => (route.view === 'workbench' ? route.piece : null));
  return (tab) => app.navigate({ view: 'workbench', piece, tab });
}

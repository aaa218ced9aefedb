import { useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

/** Text and chats are dragged, too. */
const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere where nothing else takes them. True while some are held over the window. */
export function useDroppedFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(take);
  useEffect(() => {
    const over = (event: DragEvent) => {
      const isOurs = !event.defaultPrevented && carriesFiles(event);
      setOver(isOurs);
      if (isOurs) event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Into nothing is out of the window; into an element is further on in it.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      latest([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [latest]);
  return isOver;
}

/** Files that nothing has taken are let go: a browser would open them in the place of the window. */
export function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  // On the window: after whatever takes files in the document.
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

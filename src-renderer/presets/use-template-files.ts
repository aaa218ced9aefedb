import { useState } from 'react';
import type { RequestOutput } from '#shared/ipc/contract.ts';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { TemplateFiles, TemplateView } from '#shared/preset/template.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';
import { fileBeginning } from '../ui/file-beginning.ts';

/** One that the template has (by its id), or one that was added and is not saved yet (with its text). */
export interface EditedFile {
  key: string;
  name: string;
  isTruncated: boolean;
  /** The encoding that one was taken for which names none and is no UTF-8. */
  readAs?: string | undefined;
  saved: TemplateFiles[number];
}

export interface EditedFiles {
  files: readonly EditedFile[];
  /** Name of the one that is read now. */
  reading: string | null;
  problem: Problem | null;
  isFull: boolean;
  /** One after the other; the first that is no text ends it, and says why. */
  add(picked: readonly File[]): Promise<void>;
  remove(key: string): void;
  /** For `presets.save`; undefined: nothing has changed. */
  toSave: TemplateFiles | undefined;
}

/** The files of a template while it is edited. Nothing is stored before the template is saved. */
export function useTemplateFiles(template: TemplateView | undefined): EditedFiles {
  const ipc = useIpc();
  const [files, setFiles] = useState<readonly EditedFile[]>(() => filesOf(template));
  const [isChanged, setChanged] = useState(false);
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const addOne = async (file: File) => {
    setReading(file.name);
    const read = await ipc.call('presets.read-file', await fileBeginning(file));
    setFiles((before) => [...before, added(read)].slice(0, PRESET_LIMITS.files));
    setChanged(true);
  };
  return {
    files,
    reading,
    problem,
    isFull: files.length >= PRESET_LIMITS.files,
    async add(picked) {
      setProblem(null);
      try {
        for (const file of picked) await addOne(file);
      } catch (error) {
        setProblem(problemOf(error));
      } finally {
        setReading(null);
      }
    },
    remove(key) {
      setFiles((before) => before.filter((file) => file.key !== key));
      setChanged(true);
    },
    toSave: isChanged ? files.map(({ saved }) => saved) : undefined,
  };
}

const filesOf = (template: TemplateView | undefined): EditedFile[] =>
  (template?.attachments ?? []).flatMap(({ id, name, isTruncated = false }) =>
    id === undefined ? [] : [{ key: id, name, isTruncated, saved: { id } }],
  );

const added = ({ readAs, ...saved }: RequestOutput<'presets.read-file'>): EditedFile => ({
  key: crypto.randomUUID(),
  name: saved.name,
  isTruncated: saved.isTruncated,
  readAs,
  saved,
});

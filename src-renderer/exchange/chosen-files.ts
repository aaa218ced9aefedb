/** A file the person chose, with its path below what they chose. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** What main can read: exports of ours and of ChatGPT, and of AI Studio each `thread.json` with the `name` of its workspace. */
const isReadable = (path: string) => /\.json$/i.test(path) || /(^|\/)name$/.test(path);

/** Of a folder most files are something else; of files that were chosen one by one, each counts. */
export function chosenFiles(list: Iterable<File>): ChosenFile[] {
  return [...list].flatMap((file) => {
    const path = file.webkitRelativePath || file.name;
    return file.webkitRelativePath === '' || isReadable(path) ? [{ path, file }] : [];
  });
}

/** What was dropped, folders with all that is in them. Call it in the event: the data is gone afterwards. */
export async function droppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return (await Promise.all(entries.map((entry) => filesOf(entry, entry.isDirectory)))).flat();
}

async function filesOf(entry: FileSystemEntry, isInFolder: boolean): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry instanceof FileSystemFileEntry) {
    if (isInFolder && !isReadable(path)) return [];
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const reader = entry.createReader();
  const found: ChosenFile[] = [];
  // A reader hands out a hundred at a time, and none when there are no more.
  for (let batch = await read(reader); batch.length > 0; batch = await read(reader)) {
    for (const child of batch) found.push(...(await filesOf(child, true)));
  }
  return found;
}

const read = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

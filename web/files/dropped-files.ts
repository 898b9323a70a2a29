import { setRelativePath } from './relative-path.ts';

/** Files that operating systems create in folders and that nobody intends to send. */
const systemFiles: readonly string[] = ['.DS_Store', 'Thumbs.db'];

/** Filters out the files that operating systems create in folders. */
export const withoutSystemFiles = (files: readonly File[]): readonly File[] =>
  files.filter(({ name }) => !systemFiles.includes(name));

/** Browsers list a folder in batches, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isDirectory) {
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(entries.map(filesBelow))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  setRelativePath(file, entry.fullPath);
  return [file];
}

/**
 * The files of a drop, including those in folders; each file knows its path within them (`relativePath`). Must be
 * called while the event is handled: afterwards its data is gone. Rejects if a file cannot be read.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  if (dropped.length === 0) return withoutSystemFiles([...files]);
  const all = dropped.map((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? filesBelow(entry) : [item.getAsFile()].filter((file) => file !== null);
  });
  return withoutSystemFiles((await Promise.all(all)).flat());
}

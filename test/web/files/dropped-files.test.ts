import { describe, expect, it } from 'vitest';
import { droppedFiles } from '../../../web/files/dropped-files.ts';
import { relativePath } from '../../../web/files/relative-path.ts';

/** A folder's content by name; null is a file that cannot be read. */
interface Folder {
  readonly [name: string]: string | Folder | null;
}

function fileEntry(fullPath: string, content: string | null): FileSystemFileEntry {
  const file = (resolve: (file: File) => void, reject: (error: DOMException) => void) =>
    content === null
      ? reject(new DOMException('cannot be read', 'NotReadableError'))
      : resolve(new File([content], fullPath.split('/').at(-1) ?? ''));
  return { isDirectory: false, isFile: true, fullPath, file } as unknown as FileSystemFileEntry;
}

/** An entry that lists its content one by one, as browsers do by the hundred. */
function folderEntry(fullPath: string, folder: Folder): FileSystemDirectoryEntry {
  const entries = Object.entries(folder).map(([name, content]) =>
    typeof content === 'string' || content === null
      ? fileEntry(`${fullPath}/${name}`, content)
      : folderEntry(`${fullPath}/${name}`, content),
  );
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (resolve: (portion: FileSystemEntry[]) => void) => resolve(left.splice(0, 1)) };
  };
  return { isDirectory: true, isFile: false, fullPath, createReader } as unknown as FileSystemDirectoryEntry;
}

const fileItem = (file: File) => ({ kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => file });
const folderItem = (name: string, folder: Folder) => ({
  kind: 'file',
  webkitGetAsEntry: () => folderEntry(`/${name}`, folder),
  getAsFile: () => new File([], name),
});
const textItem = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };

const dropOf = (items: readonly object[], files: readonly File[] = []) => ({ items, files }) as unknown as DataTransfer;
const pathsOf = async (data: DataTransfer) => (await droppedFiles(data)).map(relativePath);

describe('the files of a drop', () => {
  it('are the dropped files, whatever else comes with them', async () => {
    expect(await pathsOf(dropOf([textItem, fileItem(new File(['a'], 'a.txt'))]))).toEqual(['a.txt']);
  });

  it('are found in folders of any depth and size', async () => {
    const album = { 'cover.txt': 'cover', '2024': { 'one.txt': '1', 'two.txt': '2', empty: {} } };
    const data = dropOf([folderItem('album', album), fileItem(new File(['a'], 'a.txt'))]);
    expect(await pathsOf(data)).toEqual(['album/2024/one.txt', 'album/2024/two.txt', 'album/cover.txt', 'a.txt']);
  });

  it('exclude files that operating systems leave in folders', async () => {
    const album = { '.DS_Store': 'x', 'Thumbs.db': 'x', 'cover.txt': 'cover' };
    expect(await pathsOf(dropOf([folderItem('album', album)]))).toEqual(['album/cover.txt']);
  });

  it('are listed by browsers without items', async () => {
    expect(await pathsOf(dropOf([], [new File(['a'], 'a.txt')]))).toEqual(['a.txt']);
  });

  it('are all refused if one cannot be read', async () => {
    await expect(droppedFiles(dropOf([folderItem('album', { 'a.txt': 'a', 'b.txt': null })]))).rejects.toThrow(
      'cannot be read',
    );
  });
});

import { distinctPaths } from '../../../catalog/files/archive-names/distinct-paths.ts';
import { safeSegment } from '../../../catalog/files/archive-names/safe-path.ts';
import { safeFolders } from '../../../catalog/files/filename.ts';
import { relativePath } from '../../files/relative-path.ts';

/** The unique paths that these files will have in an archive. */
export function packedNames(files: readonly File[]): readonly string[] {
  const wanted = files.map((file) => {
    const path = relativePath(file);
    const segments = [...safeFolders(path), path.split('/').at(-1) ?? ''].map(safeSegment);
    return { segments, folder: false };
  });
  return distinctPaths(wanted).paths.map((path, index) => path ?? files[index]?.name ?? '');
}

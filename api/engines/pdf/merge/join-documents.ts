import { type PdfDict, readObjects } from '../compress/qpdf-objects.ts';
import { createJoinedFile } from './joined-file.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';
import { openSource } from './source-document.ts';

/** Of all files together. */
const maxPages = 20_000;

/** Writes the files of a task as one; only one of them is in memory at a time. */
export function joinDocuments({ files, joined: path }: MergeTask): MergeOutcome {
  const joined = createJoinedFile(path);
  const root = joined.reserve();
  const kids: string[] = [];
  let pages = 0;
  const version = '1.5';
  for (const [file, { objects: objectsFile, title }] of files.entries()) {
    const objects = readObjects(objectsFile);
    const source = openSource({ title, objects, firstPage: pages }, joined, maxPages);
    const count = source.pages.length;
    if (count === 0) return { type: 'no-pages', file };
    pages += count;
    if (pages > maxPages) return { type: 'too-many-pages', file, pages };
    const node: PdfDict = { '/Type': '/Pages', '/Parent': root, '/Kids': source.pages, '/Count': count };
    const reference = joined.add(node);
    kids.push(reference);
    source.write(reference);
  }
  joined.write(root, { '/Type': '/Pages', '/Kids': kids, '/Count': pages });
  const catalogue = joined.add({ '/Type': '/Catalog', '/Pages': root });
  joined.finish({ '/Root': catalogue });
  return { type: 'joined', pages, version };
}

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joinOutlines } from '../../../../../../api/engines/pdf/merge/parts/outline.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { joinParts } from '../../../../../support/pdf/merging/joined-parts.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();

/** A file of one page, and the entries of its outline from object 5 on. */
const fileOf = (...entries: readonly PdfDict[]): PdfObjects =>
  objectsOf(
    {
      1: { '/Type': '/Catalog', '/Pages': '2 0 R', ...(entries.length > 0 && { '/Outlines': '4 0 R' }) },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Count': 1 },
      3: { '/Type': '/Page', '/Parent': '2 0 R' },
      4: { '/First': '5 0 R', '/Last': '5 0 R' },
      ...Object.fromEntries(entries.map((entry, index) => [index + 5, entry])),
    },
    { '/Root': '1 0 R' },
  );

/** An outline as a tree: titles, counts, and what is below each entry, read by the references between them. */
function outlineOf(name: string, files: readonly PdfObjects[]) {
  const { objects, catalogue } = joinParts(join(scratch, `${name}.json`), files, joinOutlines);
  const read = (parent: PdfDict): readonly object[] => {
    const found: object[] = [];
    for (let next = parent['/First']; next !== undefined; ) {
      const entry = objects.dict(next) ?? {};
      found.push({ title: entry['/Title'], count: entry['/Count'], below: read(entry) });
      next = entry['/Next'];
    }
    return found;
  };
  const root = objects.dict(catalogue['/Outlines']) ?? {};
  return { count: root['/Count'], entries: read(root) };
}

it('has a closed branch for each file, with the outline of the file below it', () => {
  const chapters = fileOf(
    { '/Title': 'u:One', '/Next': '6 0 R', '/First': '7 0 R', '/Last': '7 0 R', '/Count': 1 },
    { '/Title': 'u:Two' },
    { '/Title': 'u:Part' },
  );
  expect(outlineOf('branches', [chapters, fileOf()])).toEqual({
    count: 2,
    entries: [
      {
        title: 'u:0',
        count: -3,
        below: [
          { title: 'u:One', count: 1, below: [{ title: 'u:Part', count: undefined, below: [] }] },
          { title: 'u:Two', count: undefined, below: [] },
        ],
      },
      { title: 'u:1', count: undefined, below: [] },
    ],
  });
});

it('counts what is below a closed entry for itself, and not above', () => {
  const closed = fileOf(
    { '/Title': 'u:One', '/First': '6 0 R', '/Last': '6 0 R', '/Count': -1 },
    { '/Title': 'u:Part' },
  );
  expect(outlineOf('closed', [closed]).entries).toMatchObject([{ count: -1, below: [{ title: 'u:One', count: -1 }] }]);
});

it('ends where a file goes round in a circle', () => {
  const circle = fileOf({ '/Title': 'u:One', '/Next': '6 0 R' }, { '/Title': 'u:Two', '/Next': '5 0 R' });
  expect(outlineOf('circle', [circle]).entries).toMatchObject([{ below: [{ title: 'u:One' }, { title: 'u:Two' }] }]);
});

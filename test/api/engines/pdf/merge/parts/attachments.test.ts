import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joinAttachments } from '../../../../../../api/engines/pdf/merge/parts/attachments.ts';
import { readTree } from '../../../../../../api/engines/pdf/merge/parts/tree.ts';
import type { PdfDict, PdfObjects, PdfValue } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { joinParts } from '../../../../../support/pdf/merging/joined-parts.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();

/** A file of one page with attachments by their keys, of which object 4 is one. */
const fileOf = (attached: readonly PdfValue[], own: PdfDict = {}, entries: PdfDict = {}): PdfObjects =>
  objectsOf(
    {
      1: { '/Pages': '2 0 R', '/Names': { '/EmbeddedFiles': { '/Names': [...attached] } }, ...entries },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Count': 1 },
      3: { '/Type': '/Page', '/Parent': '2 0 R' },
      4: own,
    },
    { '/Root': '1 0 R' },
  );
const notes: PdfDict = { '/F': 'u:notes.txt', '/UF': 'u:notes.txt' };

/** The attachments of the merged file: their keys and the names that readers show. */
function attachedTo(name: string, files: readonly PdfObjects[]) {
  const { objects, catalogue } = joinParts(join(scratch, `${name}.json`), files, joinAttachments);
  const tree = readTree(objects, objects.dict(catalogue['/Names'])?.['/EmbeddedFiles'], '/Names');
  const names = tree.map(([key, file]) => [key, objects.dict(file)?.['/UF'], objects.dict(file)?.['/F']]);
  return { names, associated: objects.array(catalogue['/AF'])?.length };
}

it('keeps all attachments, and numbers those whose names are taken', () => {
  const file = () => fileOf(['u:notes.txt', '4 0 R'], notes);
  expect(attachedTo('taken', [file(), file(), file()]).names).toEqual([
    ['u:notes (2).txt', 'u:notes (2).txt', 'u:notes (2).txt'],
    ['u:notes (3).txt', 'u:notes (3).txt', 'u:notes (3).txt'],
    ['u:notes.txt', 'u:notes.txt', 'u:notes.txt'],
  ]);
});

it('numbers names that readers show, whatever the keys are', () => {
  const { names } = attachedTo('keys', [fileOf(['u:a', '4 0 R'], notes), fileOf(['u:b', notes])]);
  expect(names.map(([key, shown]) => [key, shown])).toEqual([
    ['u:a', 'u:notes.txt'],
    ['u:b', 'u:notes (2).txt'],
  ]);
});

it('leaves out keys without a file, and keeps files that belong to the document', () => {
  const { names, associated } = attachedTo('associated', [
    fileOf(['u:nothing', '9 0 R', 7, '4 0 R'], notes, { '/AF': ['4 0 R'] }),
  ]);
  expect([names, associated]).toEqual([[], 1]);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joinStructure } from '../../../../../../api/engines/pdf/merge/parts/structure.ts';
import { readTree } from '../../../../../../api/engines/pdf/merge/parts/tree.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { joinParts } from '../../../../../support/pdf/merging/joined-parts.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();

/** A file of one page, with the entries of its catalogue. */
const fileOf = (entries: PdfDict, more: Readonly<Record<number, PdfDict>> = {}): PdfObjects =>
  objectsOf(
    {
      1: { '/Type': '/Catalog', '/Pages': '2 0 R', ...entries },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Count': 1 },
      3: { '/Type': '/Page', '/Parent': '2 0 R', '/StructParents': 0 },
      ...more,
    },
    { '/Root': '1 0 R' },
  );

/** A tagged file with one element, of a role of its own, and with an id. */
const taggedFile = (language: string, role: string): PdfObjects =>
  fileOf(
    { '/StructTreeRoot': '4 0 R', '/MarkInfo': { '/Marked': true }, '/Lang': `u:${language}` },
    {
      4: {
        '/Type': '/StructTreeRoot',
        '/K': '5 0 R',
        '/ParentTree': { '/Nums': [0, ['5 0 R']] },
        '/RoleMap': { '/Big': role },
        '/IDTree': { '/Names': ['u:first', '5 0 R'] },
      },
      5: { '/S': '/Big', '/P': '4 0 R', '/Pg': '3 0 R', '/K': 0, '/ID': 'u:first' },
    },
  );

/** The merged file of several, and the entries of its catalogue that tell its structure. */
function joinedOf(name: string, files: readonly PdfObjects[]) {
  const { objects, catalogue, pages } = joinParts(join(scratch, `${name}.json`), files, joinStructure);
  const tree = objects.dict(catalogue['/StructTreeRoot']) ?? {};
  const [top] = objects.array(tree['/K']) ?? [];
  const elements = (objects.array(objects.dict(top)?.['/K']) ?? []).map((kid) => objects.dict(kid) ?? {});
  const pageDicts = pages.map(([page]) => objects.dict(page) ?? {});
  return { objects, catalogue, tree, elements, pages: pageDicts };
}

it('gathers the elements of tagged files under one document, each in the language of its file', () => {
  const { catalogue, elements } = joinedOf('languages', [taggedFile('en', '/H1'), taggedFile('de', '/H1')]);
  expect(elements.map((element) => element['/Lang'])).toEqual(['u:en', 'u:de']);
  expect(new Set(elements.map((element) => element['/P'])).size).toBe(1);
  expect(catalogue['/MarkInfo']).toEqual({ '/Marked': true });
});

it('numbers the parents of content anew, on pages too', () => {
  const { objects, tree, pages } = joinedOf('parents', [taggedFile('en', '/H1'), taggedFile('de', '/H1')]);
  expect(pages.map((page) => page['/StructParents'])).toEqual([0, 1]);
  expect(readTree(objects, tree['/ParentTree'], '/Nums').map(([number]) => number)).toEqual([0, 1]);
});

it('renames roles that mean something else, and ids that are taken', () => {
  const { objects, tree, elements } = joinedOf('roles', [taggedFile('en', '/H1'), taggedFile('de', '/P')]);
  const roles = objects.dict(tree['/RoleMap']) ?? {};
  expect(elements.map((element) => roles[element['/S'] as string])).toEqual(['/H1', '/P']);
  const ids = elements.map((element) => element['/ID']);
  expect(new Set(ids).size).toBe(2);
  expect(readTree(objects, tree['/IDTree'], '/Names').map(([id]) => id)).toEqual(ids);
});

it('does not call a file marked of which a part has no tags', () => {
  const { catalogue, elements } = joinedOf('untagged', [taggedFile('en', '/H1'), fileOf({})]);
  expect(elements).toHaveLength(1);
  expect(catalogue['/MarkInfo']).toEqual({ '/Marked': false });
});

it('adds no structure to files that have none', () => {
  expect(joinedOf('none', [fileOf({}), fileOf({})]).catalogue).toEqual({});
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { destinationKey, joinDestinations } from '../../../../../../api/engines/pdf/merge/parts/destinations.ts';
import { readTree } from '../../../../../../api/engines/pdf/merge/parts/tree.ts';
import type { PdfDict, PdfObjects, PdfValue } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { joinParts } from '../../../../../support/pdf/merging/joined-parts.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();
const top: PdfValue = ['3 0 R', '/Fit'];

/** A file of one page with a link on it, and with the entries of its catalogue. */
const fileOf = (link: PdfDict, entries: PdfDict) =>
  objectsOf(
    {
      1: { '/Type': '/Catalog', '/Pages': '2 0 R', ...entries },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Count': 1 },
      3: { '/Type': '/Page', '/Parent': '2 0 R', '/Annots': ['4 0 R'] },
      4: { '/Subtype': '/Link', ...link },
    },
    { '/Root': '1 0 R' },
  );
const inTree = (...names: PdfValue[]): PdfDict => ({ '/Names': { '/Dests': { '/Names': names } } });

/** What the merged file has of named destinations, and the links of its files. */
function joinedOf(name: string, files: readonly PdfObjects[]) {
  const { objects, catalogue, pages } = joinParts(join(scratch, `${name}.json`), files, joinDestinations);
  const named = readTree(objects, objects.dict(catalogue['/Names'])?.['/Dests'], '/Names');
  const links = pages.map(([page]) => {
    const [link] = objects.array(objects.dict(page)?.['/Annots']) ?? [];
    return objects.dict(link) ?? {};
  });
  return {
    pages: pages.map(([page]) => page),
    names: new Map(named.map(([key, value]) => [key, objects.array(value)])),
    oldNames: objects.dict(catalogue['/Dests']),
    links,
  };
}

describe('named destinations', () => {
  it('lead to the pages of the merged file', () => {
    const { pages, names, links } = joinedOf('one', [fileOf({ '/Dest': 'u:top' }, inTree('u:top', top))]);
    expect(names).toEqual(new Map([['u:top', [pages[0], '/Fit']]]));
    expect(links).toMatchObject([{ '/Dest': 'u:top' }]);
  });

  it('get a number where an earlier file has the name, and links in their file follow', () => {
    const file = () => fileOf({ '/A': { '/S': '/GoTo', '/D': 'u:top' } }, inTree('u:top', top, 'u:top-2', top));
    const { names, links } = joinedOf('taken', [file(), file()]);
    expect([...names.keys()].sort()).toEqual(['u:top', 'u:top-2', 'u:top-2-2', 'u:top-3']);
    expect(links.map((link) => (link['/A'] as PdfDict)['/D'])).toEqual(['u:top', 'u:top-3']);
  });

  it('of PDF 1.1 are names, and stay apart from strings', () => {
    const { pages, names, oldNames, links } = joinedOf('old', [
      fileOf({ '/Dest': '/top' }, { ...inTree('u:top', top), '/Dests': { '/top': { '/D': top } } }),
    ]);
    expect([...names.keys()]).toEqual(['u:top']);
    expect(oldNames).toEqual({ '/top': [pages[0], '/Fit'] });
    expect(links).toMatchObject([{ '/Dest': '/top' }]);
  });

  it('may state the number of a page', () => {
    const { pages, names } = joinedOf('number', [fileOf({}, inTree('u:top', [0, '/Fit']))]);
    expect(names.get('u:top')).toEqual([pages[0], '/Fit']);
  });
});

describe('the name of a destination', () => {
  it('is a name or a string', () => {
    expect(['/top', 'u:top', 'u:ü', 7, undefined].map(destinationKey)).toEqual([
      '/top',
      'u:top',
      'b:feff00fc',
      undefined,
      undefined,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PdfDict, PdfObjects } from '../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { bookPdf } from '../../support/pdf/book-pdf.ts';
import {
  catalogueOf,
  described,
  objectsIn,
  prepareMerging,
  type Sent,
  wordsOf as textsOf,
} from '../../support/pdf/merging/prepare-merging.ts';

const { merge } = prepareMerging();

const apple: Sent = ['apple.pdf', bookPdf({ word: 'apple', pages: 5, hasOutline: true, field: 'name', tag: 'P' })];
const pear: Sent = ['pear.pdf', bookPdf({ word: 'pear', pages: 3 })];

/** The first line of each page. */
const wordsOf = (path: string) => textsOf(path).map((text) => text.split('\n')[0]);

/** All dictionaries of a file. */
const dictsIn = (objects: PdfObjects): readonly PdfDict[] =>
  [...objects.values()].map(([, value]) => objects.dict(value)).filter((dict) => dict !== undefined);

/** The titles of a file's bookmarks, in order. */
function titlesIn(path: string): readonly string[] {
  const titles = (items: readonly { readonly title: string; readonly kids: [] }[]): string[] =>
    items.flatMap(({ title, kids }) => [title, ...titles(kids)]);
  return titles(described(path, 'outlines'));
}

describe('pages of files to merge', () => {
  it('are taken in the order in which they are named', async () => {
    const { path, pages } = await merge([apple, pear], { pages: '4-, 2; 1' });
    expect(wordsOf(path)).toEqual(['apple 4', 'apple 5', 'apple 2', 'pear 1']);
    expect(pages).toBe(4);
  });

  it('are all pages where nothing is said', async () => {
    const { path, notes } = await merge([apple, pear], { pages: ';2', rotation: ' ; ' });
    expect(wordsOf(path)).toEqual([1, 2, 3, 4, 5].map((page) => `apple ${page}`).concat('pear 2'));
    expect(notes).toEqual([]);
  });

  it('lose the bookmarks, links and names that led to pages left out, which is told', async () => {
    const { path, notes } = await merge([apple, pear], { pages: '1-2' });
    expect(titlesIn(path)).toEqual(['apple', 'Chapter one', 'pear']);
    expect(notes).toEqual([{ code: 'targets-left-out', bookmarks: 2, links: 3 }]);
    const text = JSON.stringify([...objectsIn(path).values()]);
    expect(text).not.toContain('Chapter two');
    const links = dictsIn(objectsIn(path)).filter((dict) => dict['/Subtype'] === '/Link');
    const leading = links.filter((dict) => dict['/Dest'] !== undefined || dict['/A'] !== undefined);
    expect([links.length, leading.length]).toEqual([6, 3]);
  });

  it('keep what leads to them', async () => {
    const { path, notes } = await merge([apple, pear], { pages: '1,5' });
    expect(titlesIn(path)).toEqual(['apple', 'Chapter one', 'Chapter two', 'Section', 'pear']);
    expect(notes).toEqual([]);
    expect(described(path, 'outlines')[0].kids[1].destpageposfrom1).toBe(2);
  });

  it('keep the form fields of their own, and no others', async () => {
    const kept = await merge([apple, pear], { pages: '1' });
    expect(described(kept.path, 'acroform').fields).toHaveLength(1);
    const without = await merge([apple, pear], { pages: '2-3' });
    expect(described(without.path, 'acroform').fields).toHaveLength(0);
    expect(wordsOf(without.path)).toEqual(['apple 2', 'apple 3', 'pear 1', 'pear 2', 'pear 3']);
  });

  it('have no tags for content that is left out', async () => {
    const { path } = await merge([apple, apple], { pages: '2;3' });
    const objects = objectsIn(path);
    const paragraphs = dictsIn(objects).filter((dict) => dict['/S'] === '/Text' || dict['/S'] === '/P');
    expect(paragraphs.filter((dict) => dict['/K'] !== undefined)).toHaveLength(2);
    expect(catalogueOf(objects)['/StructTreeRoot']).toBeDefined();
  });

  it('are turned, in addition to how they are', async () => {
    const turned: Sent = ['turned.pdf', bookPdf({ word: 'turned', turned: 90 })];
    const { path, notes } = await merge([pear, turned], { rotation: '270;90' });
    const objects = objectsIn(path);
    const pages = dictsIn(objects).filter((dict) => dict['/Type'] === '/Page');
    const angles = pages.map((dict) => dict['/Rotate']);
    expect(angles.toSorted()).toEqual([180, 180, 270, 270, 270]);
    expect(notes).toEqual([]);
  });

  it.each([
    [{ pages: ';4' }, '“pear.pdf”: This PDF has 3 pages, so there is no page 4.'],
    [{ pages: ';2-9' }, '“pear.pdf”: This PDF has 3 pages, so there is no page 9.'],
    [{ pages: '1-3,2' }, '“apple.pdf”: Page 2 is selected twice.'],
    [{ pages: '1;1;1' }, '“pages” has values for 3 files, but there are fewer.'],
  ])('are refused where they are not there: %j', async (options, detail) => {
    await expect(merge([apple, pear], options)).rejects.toMatchObject({ code: 'invalid-field', detail });
  });
});

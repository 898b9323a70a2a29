import { describe, expect, it } from 'vitest';
import { collectPages } from '../../../../../api/engines/pdf/qpdf/collect-pages.ts';
import { objectsOf } from '../../../../support/pdf/pdf-values.ts';

const page = { '/Type': '/Page', '/MediaBox': [0, 0, 10, 10] };
const references = (objects: Parameters<typeof collectPages>[0], root = '1 0 R', maxPages = 100) =>
  collectPages(objects, root, maxPages).map(({ reference }) => reference);

describe('collectPages', () => {
  it('returns the pages in order with inherited attributes', () => {
    const objects = objectsOf({
      1: { '/Type': '/Pages', '/Kids': ['2 0 R', '4 0 R'], '/Rotate': 90, '/Resources': '9 0 R' },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Rotate': 180 },
      3: page,
      4: { ...page, '/Rotate': 0 },
    });
    const pages = collectPages(objects, '1 0 R', 100);
    expect(pages.map(({ reference }) => reference)).toEqual(['3 0 R', '4 0 R']);
    expect(pages.map(({ dict }) => dict['/Rotate'])).toEqual([180, 0]);
    expect(pages[0]?.dict['/Resources']).toBe('9 0 R');
  });

  it('gives a page without a size the default one', () => {
    const [found] = collectPages(objectsOf({ 1: { '/Kids': ['2 0 R'] }, 2: { '/Type': '/Page' } }), '1 0 R', 100);
    expect(found?.dict['/MediaBox']).toEqual([0, 0, 612, 792]);
  });

  it('visits a node once, and a page as often as it occurs in the tree', () => {
    const objects = objectsOf({
      1: { '/Kids': ['2 0 R', '3 0 R', '2 0 R'] },
      2: { '/Kids': ['1 0 R', '3 0 R'] },
      3: page,
    });
    expect(references(objects)).toEqual(['3 0 R', '3 0 R']);
  });

  it('leaves out other objects, and accepts direct page objects', () => {
    const objects = objectsOf({ 1: { '/Kids': [null, '7 0 R', page, { '/Type': '/Pages' }] } });
    expect(references(objects)).toEqual([undefined]);
  });

  it('finds pages outside the tree', () => {
    expect(references(objectsOf({ 1: { '/Type': '/Pages', '/Kids': [] }, 2: page, 3: page }))).toEqual([
      '2 0 R',
      '3 0 R',
    ]);
  });

  it('stops one page after the limit', () => {
    expect(references(objectsOf({ 1: { '/Kids': Array(50).fill('2 0 R') }, 2: page }), '1 0 R', 10)).toHaveLength(11);
  });
});

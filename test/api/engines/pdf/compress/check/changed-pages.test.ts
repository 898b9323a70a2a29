import { describe, expect, it } from 'vitest';
import { changedPages } from '../../../../../../api/engines/pdf/compress/check/changed-pages.ts';
import { objectsOf } from '../../../../../support/pdf-values.ts';

const page = (resources: string, annotations: readonly string[] = []) => ({
  '/Type': '/Page',
  '/Parent': '2 0 R',
  '/Resources': resources,
  '/Annots': annotations,
});

/** Two pages; the second has an annotation whose appearance shows a picture, and which links to the first. */
const objects = () =>
  objectsOf(
    {
      1: { '/Type': '/Catalog', '/Pages': '2 0 R' },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R', '4 0 R'], '/Count': 2 },
      3: page('5 0 R'),
      4: page('6 0 R', ['7 0 R']),
      5: { '/XObject': { '/A': '10 0 R' }, '/Font': { '/F': '11 0 R' } },
      6: { '/ExtGState': { '/G': '12 0 R' } },
      7: { '/P': '3 0 R', '/Dest': ['3 0 R', '/Fit'], '/AP': { '/N': '8 0 R' } },
      8: { '/Resources': { '/XObject': { '/B': '13 0 R' } } },
      10: { '/Subtype': '/Image' },
      11: { '/Type': '/Font', '/FontDescriptor': '14 0 R' },
      12: { '/SMask': '10 0 R' },
      13: { '/Subtype': '/Image' },
      14: { '/Type': '/FontDescriptor', '/FontFile3': '15 0 R' },
      15: { '/Subtype': '/Type1C' },
    },
    { '/Root': '1 0 R' },
  );

describe('what was changed of each page', () => {
  it('is what it shows: pictures, fonts with their programs, and the rest', () => {
    const all = objects();
    for (const number of [10, 12, 13, 15]) all.setDict(`${number} 0 R`, { ...all.dict(`${number} 0 R`), '/New': true });
    const pages = changedPages(all, { pictures: new Set(['10 0 R', '13 0 R']), fonts: new Set(['15 0 R']) });
    expect(pages?.map(({ pictures, fonts, others }) => [[...pictures].sort(), fonts, others])).toEqual([
      [['10 0 R'], ['15 0 R'], []],
      [['10 0 R', '13 0 R'], [], ['12 0 R']],
    ]);
  });

  it('is nothing where nothing was', () => {
    expect(changedPages(objects(), { pictures: new Set(), fonts: new Set() })).toEqual(
      [0, 1].map(() => ({ pictures: [], fonts: [], others: [] })),
    );
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedPages } from '../../../../../../api/engines/pdf/compress/check/changed-pages.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';

const page = (resources: string, annotations: readonly string[] = []) => ({
  '/Type': '/Page',
  '/Parent': '2 0 R',
  '/Contents': '9 0 R',
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

/** No content can be read: it may show all that it lists. */
const unread = new Map();

describe('what was changed of each page', () => {
  it('is what it shows: pictures, fonts with their programs, and the rest', () => {
    const all = objects();
    for (const number of [10, 12, 13, 15]) all.setDict(`${number} 0 R`, { ...all.dict(`${number} 0 R`), '/New': true });
    const pages = changedPages(all, { pictures: new Set(['10 0 R', '13 0 R']), fonts: new Set(['15 0 R']) }, unread);
    expect(pages?.map(({ pictures, fonts, others }) => [[...pictures].sort(), fonts, others])).toEqual([
      [['10 0 R'], ['15 0 R'], []],
      [['10 0 R', '13 0 R'], [], ['12 0 R']],
    ]);
  });

  it('is empty if nothing changed', () => {
    expect(changedPages(objects(), { pictures: new Set(), fonts: new Set() }, unread)).toEqual(
      [0, 1].map(() => ({ pictures: [], fonts: [], others: [] })),
    );
  });
});

describe('what content names', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'filewright-test-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const pictures = ['/Used', '/Other', '/In#20Form', '/Glyph', '/Tile', '/Mask', '/Stamp'];
  const reference = (name: string) => `${20 + pictures.indexOf(name)} 0 R`;
  const xObjects = Object.fromEntries(pictures.map((name) => [name, reference(name)]));

  /** A page with all pictures in its resources, and streams with dictionaries and content. */
  async function shownPictures(
    content: string | null,
    streams: Readonly<Record<number, readonly [dict: PdfDict, content: string]>> = {},
    resources: PdfDict = {},
    page: PdfDict = {},
  ): Promise<readonly string[]> {
    const shared = { '/XObject': { ...xObjects, '/Form': '10 0 R', '/Bare': '11 0 R' }, ...resources };
    const objects: PdfObjects = objectsOf(
      {
        1: { '/Type': '/Catalog', '/Pages': '2 0 R' },
        2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Resources': shared },
        3: { '/Type': '/Page', '/Contents': ['4 0 R'], ...page },
        5: { '/Type': '/Font', '/Subtype': '/Type3', '/CharProcs': { '/a': '13 0 R' } },
        ...Object.fromEntries(pictures.map((name, at) => [20 + at, { '/Subtype': '/Image', '/Name': name }])),
      },
      { '/Root': '1 0 R' },
    );
    const all = { ...(content === null ? {} : { 4: [{}, content] as const }), ...streams };
    for (const [number, [dict, text]] of Object.entries(all)) {
      const datafile = join(folder, number);
      await writeFile(datafile, deflateSync(Buffer.from(text)));
      objects.setStream(`${number} 0 R`, { dict: { '/Filter': '/FlateDecode', ...dict }, datafile });
    }
    for (const name of pictures) objects.setDict(reference(name), { '/Subtype': '/Image' });
    const changed = { pictures: new Set(pictures.map(reference)), fonts: new Set<string>() };
    const [found] = changedPages(objects, changed, new Map(objects.streams())) ?? [];
    return pictures.filter((name) => found?.pictures.includes(reference(name)));
  }

  it('is shown, and the other resources are not', async () => {
    expect(await shownPictures('q /Used Do Q')).toEqual(['/Used']);
    expect(await shownPictures('q/In#20Form Do/Us#65d Do Q')).toEqual(['/Used', '/In#20Form']);
    expect(await shownPictures('BT (no picture) Tj ET')).toEqual([]);
  });

  it('may be anything where content cannot be read', async () => {
    expect(await shownPictures(null)).toEqual(pictures);
    expect(await shownPictures('', { 4: [{ '/Filter': '/LZWDecode' }, ''] })).toEqual(pictures);
  });

  it('is followed through forms, by their own resources or those of whatever draws them', async () => {
    const own: PdfDict = {
      '/Subtype': '/Form',
      '/Resources': { '/XObject': { '/A': reference('/Other'), '/B': reference('/Used') } },
    };
    const bare: PdfDict = { '/Subtype': '/Form' };
    expect(await shownPictures('/Form Do', { 10: [own, '/A Do'] })).toEqual(['/Other']);
    expect(await shownPictures('/Bare Do', { 11: [bare, '/In#20Form Do'] })).toEqual(['/In#20Form']);
    const nested: PdfDict = {
      '/Subtype': '/Form',
      '/Resources': { '/XObject': { '/Bare': '11 0 R', '/A': reference('/Other') } },
    };
    expect(await shownPictures('/Form Do', { 10: [nested, '/Bare Do'], 11: [bare, '/A Do'] })).toEqual(['/Other']);
  });

  it('is followed through patterns, glyphs, states and annotations', async () => {
    const drawing = (name: string, dict: PdfDict) =>
      [{ ...dict, '/Resources': { '/XObject': { '/X': reference(name) } } }, '/X Do'] as const;
    const streams = {
      12: drawing('/Tile', { '/PatternType': 1 }),
      13: [{}, '/Glyph Do'] as const,
      14: drawing('/Mask', { '/Subtype': '/Form', '/Group': {} }),
      15: drawing('/Stamp', { '/Subtype': '/Form' }),
    };
    const resources = {
      '/Pattern': { '/P': '12 0 R' },
      '/Font': { '/F': '5 0 R' },
      '/ExtGState': { '/G': { '/SMask': { '/G': '14 0 R' } } },
    };
    expect(await shownPictures('/P scn', streams, resources)).toEqual(['/Tile']);
    expect(await shownPictures('/G gs', streams, resources)).toEqual(['/Mask']);
    // Its glyphs have no resources of their own, so that they may draw all of the page's.
    expect(await shownPictures('/F 1 Tf', streams, resources)).toContain('/Glyph');
    expect(await shownPictures('', streams, resources, { '/Annots': [{ '/AP': { '/N': '15 0 R' } }] })).toEqual([
      '/Stamp',
    ]);
  });
});

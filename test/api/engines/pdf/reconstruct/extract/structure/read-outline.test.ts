import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { readOutline } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/read-outline.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const read = (...entries: readonly string[]) =>
  withPage(
    onePage('', '', ['<< /Type /Outlines /First 6 0 R /Last 6 0 R >>', ...entries], '/Outlines 5 0 R'),
    ({ pdfium, document }) => readOutline(pdfium, document, (_, y) => 200 - y),
  );
const item = (title: string, rest = '') => `<< /Title (${title}) /Parent 5 0 R ${rest} >>`;

describe('an outline', () => {
  it('is a list of its entries in their order, with their levels and places', async () => {
    const outline = await read(
      item('One', '/Dest [3 0 R /XYZ 0 150 null] /First 7 0 R /Last 7 0 R /Next 8 0 R'),
      item('Within', '/A << /S /GoTo /D [3 0 R /XYZ 0 120 null] >>'),
      item('Two', '/Dest [3 0 R /Fit]'),
    );
    expect(outline).toEqual([
      { title: 'One', level: 0, page: 0, y: 50 },
      { title: 'Within', level: 1, page: 0, y: 80 },
      { title: 'Two', level: 0, page: 0, y: null },
    ]);
  });

  it('has entries that lead nowhere', async () => {
    expect(await read(item('Nowhere'))).toEqual([{ title: 'Nowhere', level: 0, page: -1, y: null }]);
  });

  it('has each entry once, however entries refer to each other', async () => {
    const around = await read(item('One', '/First 7 0 R /Next 7 0 R'), item('Two', '/First 6 0 R /Next 6 0 R'));
    expect(around.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('ends at its limit of levels', async () => {
    const deep = Array.from({ length: limits.maxOutlineLevels + 5 }, (_, at) =>
      item(`Level ${at}`, `/First ${7 + at} 0 R /Last ${7 + at} 0 R`),
    );
    const levels = (await read(...deep)).map(({ level }) => level);
    expect(Math.max(...levels)).toBe(limits.maxOutlineLevels);
  });
});

it('is empty for a document without one', async () => {
  const outline = await withPage(onePage(''), ({ pdfium, document }) => readOutline(pdfium, document, (_, y) => y));
  expect(outline).toEqual([]);
});

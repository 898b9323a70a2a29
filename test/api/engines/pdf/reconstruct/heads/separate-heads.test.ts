import { describe, expect, it } from 'vitest';
import { separateHeads } from '../../../../../../api/engines/pdf/reconstruct/heads/separate-heads.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Box } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const tag = { block: 1, heading: null, isItem: false, cell: null };
const tagged = (text: string, baseline: number) => glyphs(text, 80, baseline).map((glyph) => ({ ...glyph, tag }));

function footOf(others: ReturnType<typeof glyphs>) {
  const size = { width: 600, height: 800 };
  const text = [690, 702, 714].flatMap((baseline) => tagged('the text of a paragraph', baseline));
  const segments = findSegments([...text, ...others]);
  const page = { ...emptyPage(0, size), isTagged: true };
  const pages = separateHeads([{ page, index: 0, ...size, segments, grids: [], reading: 'structured' as const }]);
  return pages.flatMap(({ footer }) => footer.map((line) => line.text));
}

describe('lines of a tagged page without tags', () => {
  it('are its feet, apart from the text', () => {
    expect(footOf(glyphs('Company number 5', 80, 745))).toEqual(['Company number 5']);
    expect(footOf(glyphs('Company number 5', 120, 726))).toEqual(['Company number 5']);
  });

  it('are text if they continue it', () => {
    expect(footOf([...glyphs('goes on to the last line', 80, 726), ...glyphs('of its page', 80, 738)])).toEqual([]);
    // From the left edge of the text, each line may differ a little.
    expect(footOf([...glyphs('goes on to the last line', 80.9, 726), ...glyphs('of its page', 81.7, 738)])).toEqual([]);
    expect(footOf([...glyphs('goes on to the last line', 80, 726), ...glyphs('Page 5', 80, 780)])).toEqual(['Page 5']);
  });

  it('are feet with those above them, however high these reach', () => {
    const address = ['Department of Works', 'Unit for Roads', 'Room 5'].flatMap((line, index) =>
      glyphs(line, 200 - 10 * index, 700 + 12 * index),
    );
    const size = { width: 600, height: 800 };
    const text = [600, 612, 624].flatMap((baseline) => tagged('the text of a paragraph', baseline));
    const segments = findSegments([...text, ...address]);
    const page = { ...emptyPage(0, size), isTagged: true };
    const [found] = separateHeads([{ page, index: 0, ...size, segments, grids: [], reading: 'structured' as const }]);
    expect(found?.footer.map((line) => line.text).sort()).toEqual(['Department of Works', 'Room 5', 'Unit for Roads']);
  });

  it('are text in a table that goes on there, whose header row is repeated', () => {
    const size = { width: 600, height: 800 };
    const rows = [100, 120, 140].flatMap((baseline) => tagged('a row of the table', baseline));
    const segments = findSegments([...glyphs('Name of the row', 80, 50), ...rows]);
    const page = { ...emptyPage(0, size), isTagged: true };
    const headerOn = (grids: readonly Box[]) =>
      separateHeads([{ page, index: 0, ...size, segments, grids, reading: 'structured' as const }])[0]?.header.length;
    expect(headerOn([])).toBe(1);
    expect(headerOn([{ x0: 70, x1: 400, y0: 35, y1: 160 }])).toBe(0);
  });
});

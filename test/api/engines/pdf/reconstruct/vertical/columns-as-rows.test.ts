import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { asColumn, columnsAsRows } from '../../../../../../api/engines/pdf/reconstruct/vertical/columns-as-rows.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const pageWith = (letters: readonly Glyph[], rotated: readonly Glyph[] = []): Page => ({
  ...{ index: 0, width: 400, height: 600, isTagged: false, unread: 0 },
  ...{ rules: [], fills: [], shapes: [], pictures: [], links: [], fields: [] },
  glyphs: letters,
  rotated,
});

/** Letters below each other, each as wide as it is high. */
const column = (text: string, x: number, top = 100): Glyph[] =>
  [...text].flatMap((letter, index) =>
    glyphs(letter, x, top + index * 10).map((glyph) => ({ ...glyph, x1: glyph.x0 + 10 })),
  );
const linesOf = ({ glyphs: letters }: Page) => findSegments(letters).map(({ text }) => text);

describe('columnsAsRows', () => {
  const first = column('吾輩は猫である名前はまだ無い', 350);
  const second = column('どこで生れたか年の時', 330);

  it('makes rows of columns, from the right one to the left one, and turns the page', () => {
    const page = columnsAsRows(pageWith([...first, ...second]));
    expect([page.isVertical, page.width, page.height]).toEqual([true, 600, 400]);
    expect(linesOf(page)).toEqual(['吾輩は猫である名前はまだ無い', 'どこで生れたか年の時']);
  });

  it('reads letters side by side from the left, and a single letter between rotated words', () => {
    const pair = glyphs('24', 330, 200);
    const words = glyphs('ab', 330, 210).map((glyph, index) => ({
      ...glyph,
      ...{ x0: 330, x1: 340, y0: 204 + index * 5, y1: 209 + index * 5, baseline: 204 + index * 5 },
    }));
    const alone = column('と', 330, 224);
    const page = columnsAsRows(pageWith([...first, ...second, ...pair, ...alone], words));
    expect(linesOf(page)[1]).toBe('どこで生れたか年の時24abと');
    expect(page.rotated).toEqual([]);
  });

  it('keeps the page number at the foot', () => {
    const page = columnsAsRows(pageWith([...first, ...second, ...glyphs('7', 200, 560)]));
    expect(linesOf(page).at(-1)).toBe('7');
    expect(page.glyphs.find(({ text }) => text === '7')?.y1).toBe(388);
  });

  it('makes running heads labels where they are, if asked to', () => {
    const number = glyphs('7', 200, 560);
    const page = columnsAsRows(pageWith([...first, ...second, ...number]), 'labels');
    expect(linesOf(page)).not.toContain('7');
    expect(page.labels?.glyphs).toEqual(number);
  });

  it('has boxes that can be put back', () => {
    const fill = { x0: 20, y0: 30, x1: 50, y1: 90, colour: 'FF0000' };
    const page = columnsAsRows({ ...pageWith([...first, ...second]), fills: [fill] });
    expect(page.fills.map((turned) => asColumn(turned, page))).toEqual([fill]);
  });

  it('leaves horizontal pages and lists of single letters unchanged', () => {
    const rows = pageWith([
      ...glyphs('一行目の文字は横に並んでいる', 50, 100),
      ...glyphs('二行目も同じである', 50, 115),
    ]);
    expect(columnsAsRows(rows)).toBe(rows);
    const list = pageWith(column('abcdefghijklmnopqrstuvwxyz', 50));
    expect(columnsAsRows(list)).toBe(list);
  });
});

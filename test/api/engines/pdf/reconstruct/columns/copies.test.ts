import { describe, expect, it } from 'vitest';
import { besideGutter, gutterOfCopies } from '../../../../../../api/engines/pdf/reconstruct/columns/copies.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const names = ['Name', 'Street', 'Town', 'Country', 'Telephone', 'Date', 'Place', 'Signature', 'Remarks'];
const form = (x: number, texts: readonly string[] = names) =>
  texts.flatMap((text, index) => [...glyphs(text, x, 100 + 20 * index), ...glyphs('______', x + 80, 100 + 20 * index)]);

describe('two copies of one form on a page', () => {
  it('are told by the same texts at the same heights', () => {
    const gutter = gutterOfCopies(findSegments([...form(50), ...form(300)]));
    expect(gutter).toBeGreaterThan(160);
    expect(gutter).toBeLessThan(300);
  });

  it('may differ in their blanks, and hardly in their texts', () => {
    const other = form(300).map((glyph) =>
      glyph.text === '_' ? { ...glyph, x0: glyph.x0 + 2, x1: glyph.x1 + 2 } : glyph,
    );
    expect(gutterOfCopies(findSegments([...form(50), ...other]))).not.toBeNull();
    expect(gutterOfCopies(findSegments([...form(50), ...form(300, [...names].reverse())]))).toBeNull();
  });

  it('are none if text lies between them, or there are few lines', () => {
    const across = glyphs('A title that is above both of the forms and as wide as these', 50, 60);
    expect(gutterOfCopies(findSegments([...across, ...form(50), ...form(300)]))).toBeNull();
    expect(gutterOfCopies(findSegments([...form(50, ['Name']), ...form(300, ['Name'])]))).toBeNull();
  });

  it('are columns, unless something lies over the gutter', () => {
    const lines = findSegments([...form(50), ...form(300)]);
    const gutter = gutterOfCopies(lines) ?? 0;
    expect(besideGutter(lines, gutter)?.columns.map(({ length }) => length)).toEqual([18, 18]);
    expect(besideGutter([...lines, { x0: 50, x1: 400, y0: 0, y1: 10 }], gutter)).toBeNull();
  });
});

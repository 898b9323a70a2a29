import { describe, expect, it } from 'vitest';
import { isInTableRow } from '../../../../../../api/engines/pdf/reconstruct/heads/in-table-row.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Cells 150 points apart, the first at 50. */
const row = (baseline: number, ...cells: readonly string[]) =>
  cells.flatMap((cell, index) => glyphs(cell, 50 + 150 * index, baseline));
const segmentsOf = (...rows: readonly ReturnType<typeof row>[]) => findSegments(rows.flat());
const isInRow = (segments: readonly Line[], usual: readonly string[]) =>
  isInTableRow(segments[0] as Line, segments, ({ text }) => usual.includes(text));

describe('a line that other pages have, too', () => {
  const cells = ['Berlin', 'Anna', 'yes'] as const;

  it('is a cell if there is other text in its row, and the rows beside it have its columns', () => {
    expect(isInRow(segmentsOf(row(40, ...cells), row(54, 'Rome', 'Ben', 'no')), ['Berlin'])).toBe(true);
  });

  it('is a cell if what is in the rows beside it ends where its row does, as numbers do', () => {
    const right = (baseline: number, ...texts: readonly string[]) =>
      texts.flatMap((text, index) => {
        const x = 150 * (index + 1) - (glyphs(text, 0, 0).at(-1)?.x1 ?? 0);
        return glyphs(text, x, baseline);
      });
    const [header, numbers] = [right(40, 'Berlin', 'Anna', 'other'), right(54, '1', '20', '300')];
    expect(isInRow(findSegments([...header, ...numbers]), ['Berlin'])).toBe(true);
  });

  it('is a head if other pages have all of its row', () => {
    expect(isInRow(segmentsOf(row(40, ...cells), row(54, 'Rome', 'Ben', 'no')), cells)).toBe(false);
  });

  it('is a head if no rows, or rows of fewer or other columns, are near it', () => {
    expect(isInRow(segmentsOf(row(40, ...cells), row(90, 'Rome', 'Ben', 'no')), ['Berlin'])).toBe(false);
    expect(isInRow(segmentsOf(row(40, 'Berlin', 'Anna'), row(54, 'Rome', 'Ben')), ['Berlin'])).toBe(false);
    const shifted = row(54, 'Rome', 'Ben', 'no').map((letter) => ({ ...letter, x0: letter.x0 + 9, x1: letter.x1 + 9 }));
    expect(isInRow(segmentsOf(row(40, ...cells), shifted), ['Berlin'])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import {
  freeStretches,
  inkOf,
  isAcross,
  narrowGaps,
  type TextRow,
  textRows,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const rows = textRows(
  findSegments([
    ...glyphs('Name', 50, 100),
    ...glyphs('Price', 200, 102),
    ...glyphs('Tea', 50, 115),
    ...glyphs('2.50', 200, 115),
  ]),
);
const first = rows[0] as TextRow;

describe('rows of text', () => {
  it('contain the segments with nearly the same baseline, from left to right', () => {
    expect(rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['Name', 'Price'],
      ['Tea', '2.50'],
    ]);
    expect(first.baseline).toBe(102);
  });

  it('are across columns unless all of their segments begin in one', () => {
    const gap = { x0: 100, x1: 150 };
    expect([[gap], [{ x0: 20, x1: 40 }]].map((gaps) => isAcross(first, gaps))).toEqual([true, false]);
  });

  it('cover ranges, which are joined if they are close', () => {
    const covered = [
      { x0: 50, x1: 70 },
      { x0: 200, x1: 225 },
    ];
    expect(inkOf(first, 2)).toEqual(covered);
    expect(inkOf(first, 131)).toEqual([{ x0: 50, x1: 225 }]);
  });

  it('are searched for what they cover once, however often tables are sought in them', () => {
    expect(inkOf(first, 2)).toBe(inkOf(first, 2));
    expect(inkOf(first, 2)).not.toEqual(inkOf(first, 131));
  });

  it('narrow gaps, and close those that become too narrow', () => {
    expect(narrowGaps([{ x0: 60, x1: 150 }], first, 4)).toEqual([{ x0: 70, x1: 150 }]);
    expect(narrowGaps([{ x0: 60, x1: 73 }], first, 4)).toEqual([]);
  });

  it('leave stretches free together', () => {
    expect(freeStretches(rows, 4)).toEqual([{ x0: 70, x1: 200 }]);
  });
});

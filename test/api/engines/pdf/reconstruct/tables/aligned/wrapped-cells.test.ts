import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import {
  couldHang,
  hasSpacedRows,
  hasWrappedCells,
  rowStarts,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/wrapped-cells.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Three names, each beside two lines, with some points between the rows. */
const blockWith = (space: number) =>
  blockFrom(
    textRows(
      findSegments(
        ['left', 'right', 'mono'].flatMap((name, row) => {
          const y = 100 + row * (24 + space);
          return [...glyphs(name, 50, y), ...glyphs('R G B', 170, y), ...glyphs('and A', 170, y + 12)];
        }),
      ),
    ),
    0,
  );

describe('lines that may hang behind a tab', () => {
  /** Names beside two lines, some points right of each other, which are drawn after them or by columns. */
  const blockOf = (indent: number, drawnOf: (row: number, line: number) => number | undefined) =>
    blockFrom(
      textRows(
        ['left', 'right', 'mono'].flatMap((name, row) => {
          const lines = [glyphs(name, 50, 100 + 30 * row), glyphs('R G B', 170, 100 + 30 * row)];
          const all = [...lines, glyphs('and A', 170 + indent, 112 + 30 * row)];
          return all.flatMap((letters, line) =>
            findSegments(letters).map((segment) => ({ ...segment, drawn: drawnOf(row, line) })),
          );
        }),
      ),
      0,
    );
  const inOrder = (row: number, line: number) => 3 * row + line;

  it('begin at one place and are drawn from top to bottom', () => {
    expect(couldHang(blockOf(0, inOrder))).toBe(true);
    expect(couldHang(blockOf(9, inOrder))).toBe(false);
    expect(couldHang(blockOf(0, (row, line) => (line === 0 ? row : 10 + 3 * row + line)))).toBe(false);
    expect(couldHang(blockOf(0, () => undefined))).toBe(false);
  });

  it('begin at one place, whatever another tab parts from it', () => {
    const noted = (name: string, text: string, y: number) => [
      ...[glyphs(name, 50, y), glyphs(text, 170, y)],
      ...[glyphs('Note:', 170, y + 12), glyphs('on A', 230, y + 12)],
    ];
    const rest = [glyphs('and C', 230, 154), glyphs('and D', 230, 166)];
    const lines = [...noted('left', 'Red Green Blue', 100), ...noted('up', 'Black and white', 130), ...rest];
    const segments = lines.flatMap((letters, drawn) => findSegments(letters).map((segment) => ({ ...segment, drawn })));
    const block = blockFrom(textRows(segments), 0);
    expect(block.gaps).toHaveLength(1);
    expect(couldHang(block)).toBe(true);
  });
});

describe('cells of several lines', () => {
  it('begin fewer rows than they have lines', () => {
    expect([hasWrappedCells(blockWith(0)), rowStarts(blockWith(0))]).toEqual([true, 3]);
  });

  it('have space between their rows, unlike lines that are typed with empty ones between them', () => {
    expect([0, 6, 12].map((space) => hasSpacedRows(blockWith(space)))).toEqual([false, true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import {
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

describe('cells of several lines', () => {
  it('begin fewer rows than they have lines', () => {
    expect([hasWrappedCells(blockWith(0)), rowStarts(blockWith(0))]).toEqual([true, 3]);
  });

  it('have space between their rows, unlike lines that are typed with empty ones between them', () => {
    expect([0, 6, 12].map((space) => hasSpacedRows(blockWith(space)))).toEqual([false, true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { inkPieces } from '../../../../../../api/engines/pdf/recognise/unread/ink-pieces.ts';

/** The pieces of rows in which `#` is set. */
const piecesOf = (...rows: readonly string[]) =>
  inkPieces({
    width: rows[0]?.length ?? 0,
    height: rows.length,
    bits: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  });

describe('the pieces of a mask', () => {
  it('are pixels that touch, also at their corners', () => {
    expect(piecesOf('##..', '..#.', '...#')).toEqual([{ x0: 0, x1: 4, y0: 0, y1: 3, pixels: 4 }]);
    expect(piecesOf('#..#', '#..#')).toEqual([
      { x0: 0, x1: 1, y0: 0, y1: 2, pixels: 2 },
      { x0: 3, x1: 4, y0: 0, y1: 2, pixels: 2 },
    ]);
  });

  it('are one where they meet further down', () => {
    expect(piecesOf('#.#.#', '#.#.#', '#####')).toEqual([{ x0: 0, x1: 5, y0: 0, y1: 3, pixels: 11 }]);
  });
});

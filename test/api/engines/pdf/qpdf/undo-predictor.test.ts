import { describe, expect, it } from 'vitest';
import { undoPredictor } from '../../../../../api/engines/pdf/qpdf/undo-predictor.ts';

const grey = { colours: 1, bits: 8, columns: 3 };

describe('the undoing of a predictor', () => {
  it('leaves samples without one alone', () => {
    const data = Buffer.from([1, 2, 3]);
    expect(undoPredictor(data, { ...grey, predictor: 1 })).toBe(data);
  });

  it('undoes each of the five filters of PNG, row by row', () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 5, 5, 5],
      [2, 1, 1, 1],
      [3, 1, 1, 1],
      [4, 1, 1, 1],
    ];
    const plain = undoPredictor(Buffer.from(rows.flat()), { ...grey, predictor: 15 });
    expect([...plain]).toEqual([10, 20, 30, 5, 10, 15, 6, 11, 16, 4, 8, 13, 5, 9, 14]);
  });

  it('undoes that of TIFF for each colour', () => {
    const plain = undoPredictor(Buffer.from([1, 2, 3, 1, 1, 1]), { predictor: 2, colours: 3, bits: 8, columns: 2 });
    expect([...plain]).toEqual([1, 2, 3, 2, 3, 4]);
  });

  it('pads a truncated last row', () => {
    expect([...undoPredictor(Buffer.from([0, 7]), { ...grey, predictor: 15 })]).toEqual([7, 0, 0]);
  });
});

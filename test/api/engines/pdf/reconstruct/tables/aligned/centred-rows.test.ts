import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { centredRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/centred-rows.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A word of so many letters, each 5 points wide. */
const centred = (letters: number, middle: number, y: number) => glyphs('x'.repeat(letters), middle - letters * 2.5, y);
const gap = { x0: 100, x1: 200 };
const inner = [
  ...[...glyphs('Left', 50, 130), ...centred(10, 300, 130)],
  ...[...glyphs('Left', 50, 145), ...centred(16, 300, 145)],
];

function around(above: number) {
  const rows = textRows(findSegments([...centred(6, above, 115), ...inner, ...centred(8, 300, 160)]));
  const found = centredRows(rows, rows.slice(1, 3), gap);
  return [found.above.length, found.below.length];
}

describe('rows around a table of two columns', () => {
  it('continue a cell whose middle they share', () => {
    expect(around(300)).toEqual([1, 1]);
  });

  it('are other text if they are not centred on it', () => {
    expect(around(260)).toEqual([0, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { markPlaces } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/runs/mark-places.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { joinSegments } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 7 };

/** Where the letters of a line stand whose second part is three points higher. */
function placesBeside(text: string) {
  const [line] = joinSegments(findSegments([...glyphs('Address', 50, 100), ...glyphs(text, 300, 97, small)]));
  return markPlaces(line as Line, line?.marks ?? []).flatMap(([mark, place]) =>
    mark.type === 'letter' ? [place] : [],
  );
}
const onLine = { baseline: 100, rise: 0 };

describe('where letters stand', () => {
  it('is above the line for text beside other text', () => {
    expect(placesBeside('Date')).toEqual([...Array(7).fill(onLine), ...Array(4).fill({ baseline: 97, rise: 3 })]);
  });

  it('is on the line for marks, which are raised from it', () => {
    expect(placesBeside('12')).toEqual(Array(9).fill(onLine));
  });
});

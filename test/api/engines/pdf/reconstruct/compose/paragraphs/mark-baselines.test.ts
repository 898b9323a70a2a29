import { describe, expect, it } from 'vitest';
import { markBaselines } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/mark-baselines.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 7 };

/** The baselines of the letters of a line whose second part is higher. */
function baselinesBeside(text: string) {
  const [line] = joinSegments(findSegments([...glyphs('Address', 50, 100), ...glyphs(text, 300, 97, small)]));
  return markBaselines(line as Line, line?.marks ?? []).flatMap(([mark, baseline]) =>
    mark.type === 'letter' ? [baseline] : [],
  );
}

describe('the baselines that letters are raised from', () => {
  it('are those of text that stands beside other text', () => {
    expect(baselinesBeside('Date')).toEqual([...Array(7).fill(100), ...Array(4).fill(97)]);
  });

  it('are those of the line for marks', () => {
    expect(baselinesBeside('12')).toEqual(Array(9).fill(100));
  });
});

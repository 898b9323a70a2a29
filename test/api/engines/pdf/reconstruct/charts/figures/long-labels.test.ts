import { describe, expect, it } from 'vitest';
import { areOfBoxes } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/long-labels.ts';
import { lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Box } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const box: Box = { x0: 200, y0: 80, x1: 690, y1: 120 };
const other: Box = { x0: 100, y0: 300, x1: 690, y1: 400 };
const drawn = { box: { x0: 0, y0: 0, x1: 600, y1: 800 }, parts: [box, other] };
const short = Array.from({ length: 20 }, () => other);
const lineWith = (name: string, size: number) =>
  lineOf(
    [
      ...glyphs(name, 120, 100, { ...look, size }),
      ...glyphs('a function with a name so long that it would be running text anywhere else', 210, 100),
    ].map((glyph) => ({ ...glyph, type: 'letter' })),
  );
const areLabels = (text: ReturnType<typeof lineWith>) => areOfBoxes([text], drawn, short, [box, other]);

describe('areOfBoxes', () => {
  it('divides the name of a line from the text in the box beside it, which is in another size', () => {
    expect(areLabels(lineWith('calls', 6))).toBe(true);
    expect(areLabels(lineWith('calls', look.size))).toBe(false);
  });

  it('takes a long text in no box for running text', () => {
    expect(areLabels(lineWith('text that goes on '.repeat(6), 1))).toBe(false);
  });
});

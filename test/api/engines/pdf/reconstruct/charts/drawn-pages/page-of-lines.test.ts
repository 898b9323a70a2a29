import { describe, expect, it } from 'vitest';
import { textsOfLines } from '../../../../../../../api/engines/pdf/reconstruct/charts/drawn-pages/page-of-lines.ts';
import type { Page, PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const line = (x0: number, y0: number, x1: number, y1: number): Shape => ({
  ...{ x0, y0, x1, y1, fill: null, stroke: '000000', width: 1 },
  steps: [
    { type: 'move', points: [x0, y0] },
    { type: 'line', points: [x1, y1] },
  ] satisfies PathStep[],
});
/** Lines from the top of a page to its foot. */
const lines = Array.from({ length: 8 }, (_, index) => line(100 + 40 * index, 100, 140 + 40 * index, 400));
/** Labels that stand at places of their own. */
const labels = Array.from({ length: 20 }, (_, index) => glyphs('node 10.1', 40 + 90 * (index % 5), 120 + 60 * index));
const textsOn = (parts: Partial<Page>) =>
  textsOfLines({ ...emptyPage(0, { width: 600, height: 1400 }), glyphs: labels.flat(), ...parts })?.length ?? null;

describe('a page of lines', () => {
  it('has lines that lead aslant across it, and labels', () => {
    expect(textsOn({ shapes: lines, height: 900 })).toBe(20);
  });

  it('is none with few such lines, or in a part of it only', () => {
    expect(textsOn({ shapes: lines.slice(1), height: 900 })).toBeNull();
    expect(textsOn({ shapes: lines })).toBeNull();
    expect(textsOn({ shapes: [] })).toBeNull();
  });

  it('is none with areas, or with lines as those of tables', () => {
    const areas = lines.map((shape) => ({ ...shape, fill: 'C0C0C0' }));
    expect(textsOn({ shapes: areas, height: 900 })).toBeNull();
    const level = lines.map(({ x0, y0, y1 }) => line(x0, y0, x0 + 3, y1));
    expect(textsOn({ shapes: level, height: 900 })).toBeNull();
  });

  it('is none with running text, or with hardly any', () => {
    const text = glyphs('These are the words of a text that goes on', 40, 60);
    expect(textsOn({ shapes: lines, height: 900, glyphs: [...labels.flat(), ...text] })).toBe(21);
    const more = glyphs('and which explains what the drawing says.', 40, 75);
    expect(textsOn({ shapes: lines, height: 900, glyphs: [...labels.flat(), ...text, ...more] })).toBeNull();
    expect(textsOn({ shapes: lines, height: 900, glyphs: labels.slice(1).flat() })).toBeNull();
  });
});

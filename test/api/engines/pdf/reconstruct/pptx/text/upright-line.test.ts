import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { uprightLine } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/upright-line.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A line of two words whose letters are five points wide and ten high, as it lies turned. */
const turned = (place: (index: number) => readonly [x: number, y: number], across: number, down: number) =>
  lineOf(
    [...'up it'].map((text, index): Mark => {
      const [x, y] = place(text === ' ' ? index + 1 : index);
      const [letter] = glyphs('x', 0, 0);
      if (letter === undefined) throw new Error('no letter');
      const box = { x0: x - across / 2, x1: x + across / 2, y0: y - down / 2, y1: y + down / 2 };
      return { ...letter, ...box, text, type: text === ' ' ? 'space' : 'letter' };
    }),
  );

describe('a turned line', () => {
  it('has its letters beside one another before it is turned', () => {
    const line = turned((index) => [50, 300 - 5 * index], 10, 5);
    const upright = uprightLine({ line, turn: -90 });
    expect(upright.text).toBe('up it');
    const letters = upright.marks.filter(({ type }) => type === 'letter');
    const [first, last] = [letters[0], letters.at(-1)];
    expect((last?.x1 ?? 0) - (first?.x0 ?? 0)).toBeCloseTo(25);
    expect((first?.x0 ?? 0) + 12.5).toBeCloseTo(50);
    expect(first?.baseline).toBeCloseTo(290 - 5 + 8);
    const space = upright.marks[2];
    expect((space?.x1 ?? 0) - (space?.x0 ?? 0)).toBeCloseTo(5);
  });

  it('is as long aslant as its letters together', () => {
    const side = 5 * Math.SQRT1_2;
    const around = (5 + 10) * Math.SQRT1_2;
    const line = turned((index) => [50 + side * index, 300 - side * index], around, around);
    const { x0, x1 } = uprightLine({ line, turn: -45 });
    expect(x1 - x0).toBeGreaterThan(20);
    expect(x1 - x0).toBeLessThan(26);
  });
});

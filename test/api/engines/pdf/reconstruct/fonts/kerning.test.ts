import { describe, expect, it } from 'vitest';
import { kerning } from '../../../../../../api/engines/pdf/reconstruct/fonts/kerning.ts';
import { letterWidths } from '../../../../../../api/engines/pdf/reconstruct/fonts/letter-widths.ts';

const faces = Object.entries(kerning).flatMap(([family, styles]) =>
  Object.entries(styles).map(([style, pairs]) => [family, style, Object.entries(pairs)] as const),
);
const pairsIn = (listed: string) => listed.match(/../gsu) ?? [];

describe('the pairs of letters that are kerned', () => {
  it('are of families whose widths are listed', () => {
    expect(Object.keys(kerning).filter((family) => letterWidths[family] === undefined)).toEqual([]);
  });

  it.each(faces)('in %s %s are of two characters, by steps of eight thousandths of an em', (_, __, steps) => {
    for (const [step, listed] of steps) {
      expect(Number(step) % 8, step).toBeCloseTo(0);
      expect(pairsIn(listed).join(''), step).toBe(listed);
      expect(listed.length, step).toBe([...listed].length);
    }
  });

  it.each(faces)('in %s %s are each named once', (_, __, steps) => {
    const pairs = steps.flatMap(([, listed]) => pairsIn(listed));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });
});

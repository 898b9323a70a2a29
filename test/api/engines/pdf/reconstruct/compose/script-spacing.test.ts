import { describe, expect, it } from 'vitest';
import { isTightBetweenScripts } from '../../../../../../api/engines/pdf/reconstruct/compose/script-spacing.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Lines of a Korean letter, a Latin one and a digit, apart by so many ems. */
const linesOf = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => {
    const [first, second, third] = [...'값A값'].map((text, at) =>
      glyphs(text, 50 + at * look.size * (0.5 + gap), 100 + 14 * index),
    ) as [ReturnType<typeof glyphs>, ReturnType<typeof glyphs>, ReturnType<typeof glyphs>];
    return findSegments([...first, ...second, ...third]);
  }).flat();

describe('East Asian letters', () => {
  it('stand close to others where the page shows it, or a quarter of an em away', () => {
    expect(isTightBetweenScripts(linesOf(3, 0))).toBe(true);
    expect(isTightBetweenScripts(linesOf(3, 0.25))).toBe(false);
  });

  it('are set as usual where there are too few to tell', () => {
    expect(isTightBetweenScripts(linesOf(1, 0))).toBe(false);
    expect(isTightBetweenScripts(findSegments(glyphs('Plain text 12', 50, 100)))).toBe(false);
  });
});

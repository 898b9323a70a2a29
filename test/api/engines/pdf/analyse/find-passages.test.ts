import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { findPassages } from '../../../../../api/engines/pdf/analyse/find-passages.ts';
import { joinSegments } from '../../../../../api/engines/pdf/analyse/join-segments.ts';
import { glyphs, look } from '../../../../support/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const passages = (...parts: ReturnType<typeof glyphs>[]) =>
  findPassages(joinSegments(findSegments(parts.flat())), edges);
const full = 'these are forty letters to the very edge';

describe('paragraphs', () => {
  it('goes on while the next word would not have fitted', () => {
    const found = passages(glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs('and an end', 50, 124));
    expect(found).toHaveLength(1);
    expect(found[0]?.pitch).toBeCloseTo(12);
  });

  it('ends where the next word would have fitted', () => {
    expect(passages(glyphs('A short line', 50, 100), glyphs(full, 50, 112))).toHaveLength(2);
  });

  it('ends at more room between lines and at another size', () => {
    expect(passages(glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs(full, 50, 130))).toHaveLength(2);
    expect(passages(glyphs(full.slice(0, 28), 50, 100, { ...look, size: 14 }), glyphs(full, 50, 114))).toHaveLength(2);
  });

  it('begins at the label of a list', () => {
    const found = passages(
      glyphs('1.', 50, 100),
      glyphs('First', 70, 100),
      glyphs('2.', 50, 112),
      glyphs('Second', 70, 112),
    );
    expect(found.map(({ label }) => label?.text)).toEqual(['1.', '2.']);
  });

  it('tells centred lines', () => {
    expect(passages(glyphs('in the middle', 117, 100))[0]?.alignment).toBe('center');
  });
});

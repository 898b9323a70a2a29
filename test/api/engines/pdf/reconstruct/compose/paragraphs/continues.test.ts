import { describe, expect, it } from 'vitest';
import { continues } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/continues.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Divisible, Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const full = 'This line is as long as its column is wide';
const lower = full.toLowerCase();
const edges = { x0: 50, x1: 50 + 5 * full.length };
const passage = (texts: readonly string[], of = look, own = edges) =>
  passageOf(
    texts.flatMap((text, index) => findSegments(glyphs(text, own.x0, 100 + 12 * index, of))),
    null,
    own,
  );
const end = passage([full, full]);

describe('a paragraph', () => {
  it('goes on in the next column if its last line is full', () => {
    expect(continues(end, passage(['and goes on here', full]))).toBe(true);
    expect(continues(passage([full, 'Short']), passage(['and goes on here', full]))).toBe(false);
  });

  it('goes on if its last line is full on its side of facing pages', () => {
    const wide = { x0: 50, x1: edges.x1 + 60 };
    expect(continues(passage([full, full], look, wide), passage(['and goes on here', full], look, wide))).toBe(false);
    const side = { ...wide, reach: edges.x1 };
    expect(continues(passage([full, full], look, side), passage(['and goes on here', full], look, wide))).toBe(true);
  });

  it('goes on in the same look only', () => {
    expect(continues(end, passage(['and goes on here', full], { ...look, size: 12 }))).toBe(false);
  });

  it('goes on after a sentence if it has several lines', () => {
    const sentence = `${full.slice(0, -1)}.`;
    expect(continues(passage([full, sentence]), passage([lower, full]))).toBe(true);
    expect(continues(passage([sentence]), passage([lower]))).toBe(false);
  });

  it('does not go on with a capital', () => {
    expect(continues(end, passage([full, full]))).toBe(false);
  });

  it('does not go on in a far narrower column, such as one of numbers', () => {
    expect(continues(end, passage(['17'], look, { x0: 300, x1: 312 }))).toBe(false);
  });

  it('goes on where tags say so, whatever it begins with', () => {
    const tagged = (texts: readonly string[], facts: Partial<Tag>) => {
      const tag: Tag = { block: 1, heading: null, isItem: false, cell: null, ...facts };
      const letters = texts.flatMap((text, index) => glyphs(text, edges.x0, 100 + 12 * index));
      return passageOf(findSegments(letters.map((letter) => ({ ...letter, tag }))), null, edges);
    };
    const divided: ReadonlySet<Divisible> = new Set(['paragraph']);
    const first = tagged([full, 'Short.'], { endsLater: divided });
    expect(continues(first, tagged(['Another sentence'], { begunBefore: divided }))).toBe(true);
    expect(continues(first, tagged(['Another sentence'], {}))).toBe(false);
  });
});

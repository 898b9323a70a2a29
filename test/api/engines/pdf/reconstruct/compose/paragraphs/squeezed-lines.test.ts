import { describe, expect, it } from 'vitest';
import {
  createSpaceOf,
  withSqueeze,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/squeezed-lines.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/glyphs.ts';

const edges = { x0: 50, x1: 350 };
/** A line of words whose spaces are so many points wide. */
function lineOf(space: number): Line {
  let x = 50;
  const letters = ['some', 'words', 'in', 'a', 'line', 'of', 'text'].flatMap((word, index) => {
    const own = glyphs(word, x, 100).map((glyph, at): typeof glyph =>
      at === 0 && index > 0 ? { ...glyph, space: 'written', spaces: 1 } : glyph,
    );
    x += 5 * word.length + space;
    return own;
  });
  return findSegments(letters)[0] as Line;
}
const spaceOf = createSpaceOf([passageOf([lineOf(2.5)], null, edges)]);
const squeezesOf = (line: Line) => [...new Set(withSqueeze(line, spaceOf).map(({ squeeze }) => squeeze))];

describe('a justified line', () => {
  it('has its letters closer if its spaces are narrower than those of other lines', () => {
    expect(spaceOf(lineOf(2.5).look)).toBeCloseTo(0.25);
    // Six spaces lack 2.4 points altogether, which 28 letters and spaces have to give.
    expect(squeezesOf(lineOf(2.1))).toEqual([-0.1]);
  });

  it('has its letters closer if two spaces have the room of one', () => {
    const line = lineOf(2.5);
    const first = line.marks.findIndex(({ type }) => type === 'space');
    const marks = line.marks.map((mark, index) => (index === first ? { ...mark, text: '  ' } : mark));
    expect(squeezesOf({ ...line, marks })).toEqual([-0.1]);
  });

  it('stays as it is if they are as wide, or wider', () => {
    expect(squeezesOf(lineOf(2.45))).toEqual([undefined]);
    expect(squeezesOf(lineOf(4))).toEqual([undefined]);
  });

  it('stays as it is if nothing shows how wide they should be', () => {
    expect(withSqueeze(lineOf(2.1), () => null)).toEqual(lineOf(2.1).marks);
  });
});

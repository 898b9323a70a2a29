import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { roomBeside } from '../../../../../../api/engines/pdf/reconstruct/pptx/room-beside.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const roomOf = (...texts: readonly string[]) => {
  const lines = texts.flatMap((text, index) => findSegments(glyphs(text, 50, 100 + 12 * index)));
  return roomBeside(passageOf(lines, null, { x0: 50, x1: 300 }));
};

describe('the room beside lines', () => {
  it('is a share of the longest one, and two points', () => {
    expect(roomOf('twenty letters, maybe')).toBeCloseTo(0.02 * 105 + 2);
  });

  it('is half of what the next word lacks to fit into a line', () => {
    // The first word of the second line takes 5 points and a space of 2.5, of which 4 are free beside the first one.
    const first = 'a line of twenty-one x';
    expect(roomOf(first, 'y is the next of twenty')).toBeLessThan(roomOf(first, 'extraordinarily long, yes'));
  });

  it('is little beside justified lines', () => {
    const passage = passageOf(findSegments(glyphs('text', 50, 100)), null, { x0: 50, x1: 300 });
    expect(roomBeside({ ...passage, alignment: 'justified' })).toBe(0.3);
  });
});

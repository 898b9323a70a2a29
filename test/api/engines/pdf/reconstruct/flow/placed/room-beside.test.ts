import { describe, expect, it } from 'vitest';
import { roomsBeside, withRoom } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/room-beside.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { boxAroundAll } from '../../../../../../../api/engines/pdf/reconstruct/model/box.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const lineAt = (text: string, x: number, y: number, font: string) =>
  findSegments(glyphs(text, x, y, { ...look, font }))[0] as Line;
/** A stack of one paragraph as wide as its longest line. */
function stackOf(texts: readonly string[], x = 50, font = 'Arial', y = 100) {
  const lines = texts.map((text, index) => lineAt(text, x, y + 12 * index, font));
  const box = boxAroundAll(lines);
  const edges = { x0: box.x0, x1: box.x1 };
  return { box, flow: { edges, items: [passageOf(lines, null, edges)] } };
}
type Stack = ReturnType<typeof stackOf>;
const roomOf = (stack: Stack, beside: readonly Stack[] = [], around: readonly Stack['box'][] = []) =>
  roomsBeside([stack, ...beside], around, 600)[0];

/** Readers set `m` wider than half an em, by more than it may be closer, and `i` narrower. */
const wide = ['mmmm mmmm', 'mmmm'];

describe('the room beside a stack', () => {
  it('is what its lines need in the font that readers have', () => {
    expect(roomOf(stackOf(['iiii iiii', 'iiii']))).toBe(0);
    // Eight letters are .833 ems wide each, of which .03 can be taken.
    expect(roomOf(stackOf(['mmmm mmmm', 'mmmmmmmm']))).toBeCloseTo(8 * (8.33 - 0.3 - 5), 1);
    expect(roomOf(stackOf(['iiii iiii', 'iiii'], 50, 'Unknown Face'))).toBeCloseTo(0.15 * 45);
  });

  it('has no place for the first word of a next line', () => {
    expect(roomOf(stackOf(wide))).toBe(20);
  });

  it('ends where something else begins, or the area behind it and the page do', () => {
    expect(roomOf(stackOf(wide), [stackOf(['i'], 105)])).toBeCloseTo(10);
    expect(roomOf(stackOf(wide), [stackOf(['i'], 105, 'Arial', 200)])).toBe(20);
    expect(roomOf(stackOf(wide), [], [{ x0: 40, x1: 100, y0: 90, y1: 120 }])).toBeCloseTo(5);
    expect(roomOf(stackOf(wide, 552), [stackOf(['i'], 20, 'Arial', 200)])).toBe(0);
  });

  it('is none beside paragraphs that are aligned by their edges', () => {
    const { box, flow } = stackOf(wide);
    const centred = flow.items.map((item) => ({ ...item, alignment: 'center' as const }));
    expect(roomOf({ box, flow: { ...flow, items: centred } })).toBe(0);
  });

  it('moves the edge of its paragraphs', () => {
    const { items, edges } = withRoom(stackOf(wide).flow, 10);
    expect([edges.x1, items[0]?.type === 'passage' && items[0].edges.x1]).toEqual([105, 105]);
  });
});

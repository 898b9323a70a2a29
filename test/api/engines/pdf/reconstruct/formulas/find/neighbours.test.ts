import { describe, expect, it } from 'vitest';
import {
  areJoined,
  enclosed,
  findScripts,
  gapBetween,
  type Node,
  overlapsInHeight,
} from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/neighbours.ts';

/** A letter of a formula, 10 points high and 5 wide unless told, on a baseline. */
function node(x0: number, baseline: number, parts: Partial<Node> = {}): Node {
  const { size = 10 } = parts;
  return {
    ...{ x0, x1: x0 + size / 2, y0: baseline - 0.7 * size, y1: baseline + 0.2 * size, baseline, size },
    ...{ glyphs: [], kind: 'math', text: 'x', isSign: false, isHigh: false, takesLimits: false, isAccent: false },
    ...parts,
  };
}
const areBoth = (one: Node, other: Node) => {
  const scripts = findScripts([one, other], () => []);
  expect(areJoined(other, one, scripts)).toBe(areJoined(one, other, scripts));
  return areJoined(one, other, scripts);
};
const base = node(100, 50);

describe('two parts of a page', () => {
  it('are of one formula on one line, as far apart as what they are allows', () => {
    expect(areBoth(base, node(107, 50))).toBe(true);
    expect(areBoth(base, node(112, 50))).toBe(false);
    expect(areBoth(base, node(109, 50, { kind: 'letter' }))).toBe(false);
    expect(areBoth(base, node(109, 50, { kind: 'letter', isSign: true }))).toBe(true);
    expect(areBoth(base, node(107, 50, { kind: 'punctuation' }))).toBe(false);
    expect(areBoth(base, node(107, 50, { kind: 'number' }))).toBe(true);
  });

  it('are not of one with words, or on other lines', () => {
    expect(areBoth(base, node(106, 50, { kind: 'prose' }))).toBe(false);
    expect(areBoth(base, node(106, 62))).toBe(false);
  });

  it('are of one if one is raised or lowered beside the other', () => {
    expect(areBoth(base, node(105, 46, { size: 7 }))).toBe(true);
    expect(areBoth(base, node(105, 53, { size: 7 }))).toBe(true);
    expect(areBoth(base, node(105, 42, { size: 7 }))).toBe(false);
    expect(areBoth(base, node(105, 46, { size: 9 }))).toBe(false);
    expect(areBoth(base, node(105, 46, { size: 7, kind: 'prose' }))).toBe(false);
  });

  it('are of one if one is a limit of the other', () => {
    const sum = node(100, 50, { takesLimits: true, kind: 'sign', text: '∑' });
    expect(areBoth(sum, node(100, 59, { size: 7 }))).toBe(true);
    expect(areBoth(base, node(100, 59, { size: 7 }))).toBe(false);
    expect(areBoth(sum, node(100, 66, { size: 7 }))).toBe(false);
    expect(areBoth(sum, node(112, 59, { size: 7 }))).toBe(false);
  });

  it('are not of one if one is beside a letter, and a limit of the other only by its place', () => {
    const sum = node(100, 50, { takesLimits: true, kind: 'sign', text: '∑' });
    const [letter, index] = [node(95, 62), node(100, 59, { size: 7 })];
    const scripts = findScripts([sum, letter, index], () => [sum, letter, index]);
    expect([...scripts]).toEqual([index]);
    expect(areJoined(sum, index, scripts)).toBe(false);
    expect(areJoined(letter, index, scripts)).toBe(true);
  });

  it('are of one beside something high', () => {
    const high = node(100, 50, { isHigh: true, y0: 20, y1: 70, text: '(' });
    expect(areBoth(high, node(107, 30))).toBe(true);
    expect(areBoth(high, node(107, 90))).toBe(false);
    expect(areBoth(high, node(107, 30, { kind: 'prose' }))).toBe(false);
  });

  it('are of one if one is an accent over the other', () => {
    const accent = node(101, 44, { isAccent: true, x1: 104, text: '^' });
    expect(areBoth(base, accent)).toBe(true);
    expect(areBoth(base, { ...accent, x0: 106, x1: 109 })).toBe(false);
    expect(areBoth({ ...base, kind: 'number' }, accent)).toBe(false);
    expect(areBoth(base, { ...accent, baseline: 35 })).toBe(false);
  });

  it('are side by side, or one above the other', () => {
    expect(gapBetween(base, node(112, 50))).toBe(7);
    expect(gapBetween(base, node(102, 90))).toBeLessThan(0);
    expect([overlapsInHeight(base, node(300, 55)), overlapsInHeight(base, node(100, 90))]).toEqual([true, false]);
  });
});

describe('what a high bracket encloses', () => {
  const bracket = (x: number, text: string) => node(x, 50, { isHigh: true, y0: 20, y1: 70, text });
  const [open, close] = [bracket(100, '('), bracket(150, ')')];
  const [inner, outer] = [node(120, 40), node(170, 40)];

  it('is all up to the other of its pair, with that', () => {
    expect(enclosed(open, [outer, close, open, inner])).toEqual([inner, close]);
    expect(enclosed(open, [inner, outer, bracket(110, '(')])).toEqual([]);
    expect(enclosed(open, [inner, node(150, 50, { text: ')' })])).toEqual([]);
  });

  it('is nothing before one that closes, or within a low one', () => {
    expect(enclosed(close, [open, inner, outer])).toEqual([]);
    expect(enclosed(node(100, 50, { text: '(' }), [inner, close])).toEqual([]);
  });

  it('is what follows a brace without a partner, up to a wide gap', () => {
    const brace = bracket(100, '{');
    const cases = [node(110, 30), node(110, 60), node(130, 30)];
    expect(enclosed(brace, [...cases, node(190, 40)])).toEqual(cases);
  });
});

import { describe, expect, it } from 'vitest';
import { type Path, rulesAndFills } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/read-path.ts';

const path = (parts: Partial<Path>): Path => ({
  box: { x0: 100, y0: 100, x1: 300, y1: 200 },
  fill: null,
  stroke: null,
  width: 1,
  isStraight: true,
  isBroken: false,
  isRectangle: true,
  enclosed: 1,
  isOpaque: true,
  segments: 5,
  ...parts,
});

const letter = { width: 612, height: 792 };

describe('rulesAndFills', () => {
  it('takes a thin filled rectangle for a rule along its middle', () => {
    const { rules, fills } = rulesAndFills(
      path({ fill: '000000', box: { x0: 100, y0: 100, x1: 300, y1: 102 } }),
      letter,
    );
    expect(rules).toEqual([{ isHorizontal: true, x0: 100, x1: 300, y0: 101, y1: 101, thickness: 2, colour: '000000' }]);
    expect(fills).toEqual([]);
  });

  it('keeps how lines and outlines are interrupted', () => {
    const line = path({ stroke: '000000', dash: 'dotted', box: { x0: 100, y0: 100, x1: 300, y1: 100 } });
    expect(rulesAndFills(line, letter).rules).toMatchObject([{ dash: 'dotted' }]);
    const frame = rulesAndFills(path({ stroke: '000000', dash: 'dashed' }), letter).rules;
    expect(frame.map(({ dash }) => dash)).toEqual(Array(4).fill('dashed'));
  });

  it('draws lines without a width', () => {
    const line = path({ stroke: '000000', width: 0, box: { x0: 100, y0: 100, x1: 300, y1: 100 } });
    expect(rulesAndFills(line, letter).rules).toMatchObject([{ isHorizontal: true, thickness: 0.25 }]);
    const frame = rulesAndFills(path({ stroke: '000000', width: 0 }), letter).rules;
    expect(frame.map(({ thickness }) => thickness)).toEqual(Array(4).fill(0.25));
  });

  it('takes a rectangle for a rule by how thin it is on its page', () => {
    const bar = path({ fill: '000000', box: { x0: 100, y0: 100, x1: 300, y1: 105 } });
    expect(rulesAndFills(bar, letter).rules).toEqual([]);
    expect(rulesAndFills(bar, { width: 1224, height: 1584 }).rules).toHaveLength(1);
  });

  it('takes an outlined and filled rectangle for four rules and an area', () => {
    const { rules, fills } = rulesAndFills(path({ fill: 'EEEEEE', stroke: '000000' }), letter);
    expect(rules.map(({ isHorizontal }) => isHorizontal)).toEqual([true, true, false, false]);
    expect(fills).toEqual([{ x0: 100, y0: 100, x1: 300, y1: 200, colour: 'EEEEEE' }]);
  });

  it.each([
    ['curves', { isStraight: false, segments: 9 }],
    ['slanted sides, or a corner missing', { isRectangle: false }],
    ['many corners', { segments: 7 }],
  ])('finds nothing in a path with %s', (_, parts) => {
    expect(rulesAndFills(path({ fill: '000000', ...parts }), letter)).toEqual({ rules: [], fills: [], pieces: [] });
  });

  it('finds a piece of a rule in a filled rectangle that is too short for one', () => {
    const crossing = { x0: 100, y0: 100, x1: 100.25, y1: 101.5 };
    const { rules, pieces } = rulesAndFills(path({ fill: '000000', box: crossing }), letter);
    expect([rules, pieces]).toEqual([[], [{ ...crossing, colour: '000000' }]]);
  });

  it('takes no small triangles beside each other for the rule that their box would be', () => {
    const triangles = { fill: 'D6D6F0', box: { x0: 255, y0: 255.5, x1: 271, y1: 258.5 }, isRectangle: false };
    expect(rulesAndFills(path({ ...triangles, enclosed: 0.12, segments: 6 }), letter).rules).toEqual([]);
    expect(rulesAndFills(path({ ...triangles, enclosed: 0.5, segments: 6 }), letter).rules).toHaveLength(1);
  });

  it('finds no rule in marks on one line that are far apart', () => {
    const marks = { stroke: '000000', isBroken: true, segments: 4, box: { x0: 32, y0: 44, x1: 348, y1: 44 } };
    expect(rulesAndFills(path(marks), letter)).toEqual({ rules: [], fills: [], pieces: [] });
    expect(rulesAndFills(path({ ...marks, isBroken: false }), letter).rules).toHaveLength(1);
  });

  it('finds the frame of which two sides are one path', () => {
    expect(rulesAndFills(path({ stroke: '000000', isBroken: true, segments: 4 }), letter).rules).toHaveLength(4);
  });

  it('finds nothing in a path that is not painted, and no rule in a dot', () => {
    expect(rulesAndFills(path({}), letter)).toEqual({ rules: [], fills: [], pieces: [] });
    const dot = { x0: 100, y0: 100, x1: 103, y1: 102 };
    expect(rulesAndFills(path({ fill: '000000', box: dot }), letter).rules).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { alignmentOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/alignment.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const plain = { hasLabel: false, isRightToLeft: false };
/** The lines of a paragraph, by their first letters' places and their lengths in letters of five points. */
const lines = (...each: readonly (readonly [x: number, length: number])[]): readonly Line[] =>
  each.map(([x, length], at) => findSegments(glyphs('n'.repeat(length), x, 100 + 12 * at))[0] as Line);

describe('centred lines', () => {
  it('are as far from both edges', () => {
    expect(alignmentOf(lines([100, 20], [125, 10]), edges, plain)).toBe('center');
    expect(alignmentOf(lines([100, 20], [115, 10]), edges, plain)).toBe('left');
  });

  it('may be single ones, with some room beside them', () => {
    expect(alignmentOf(lines([125, 10]), edges, plain)).toBe('center');
    expect(alignmentOf(lines([55, 38]), edges, plain)).toBe('left');
  });

  it('are neither items nor flush left', () => {
    expect(alignmentOf(lines([125, 10]), edges, { ...plain, hasLabel: true })).toBe('left');
    expect(alignmentOf(lines([100, 20], [100, 19], [100, 20]), edges, plain)).toBe('left');
  });
});

describe('lines at the far edge', () => {
  it('end there, and begin where their lengths put them', () => {
    expect(alignmentOf(lines([150, 20], [200, 10]), edges, plain)).toBe('right');
    expect(alignmentOf(lines([150, 20], [190, 10]), edges, plain)).toBe('left');
    expect(alignmentOf(lines([200, 10]), edges, plain)).toBe('right');
    expect(alignmentOf(lines([70, 36]), edges, plain)).toBe('left');
  });

  it('are at the left in right-to-left text', () => {
    const toLeft = { ...plain, isRightToLeft: true };
    expect(alignmentOf(lines([50, 20], [50, 10]), edges, toLeft)).toBe('right');
    expect(alignmentOf(lines([150, 20], [200, 10]), edges, toLeft)).toBe('left');
  });
});

describe('justified lines', () => {
  it('are full, but for the last one', () => {
    expect(alignmentOf(lines([50, 40], [50, 40], [50, 12]), edges, plain)).toBe('justified');
    expect(alignmentOf(lines([50, 40], [50, 36], [50, 12]), edges, plain)).toBe('left');
  });

  it('may begin with an indent', () => {
    expect(alignmentOf(lines([70, 36], [50, 40], [50, 12]), edges, plain)).toBe('justified');
    expect(alignmentOf(lines([50, 40], [50, 40], [70, 36], [50, 12]), edges, plain)).toBe('left');
  });

  it('are as long as each other where they are as far from both edges, last one included', () => {
    const rows = lines([60, 36], [60, 36], [60, 36]);
    expect(alignmentOf(rows, { ...edges, reach: 240 }, plain)).toBe('justified');
    expect(alignmentOf(rows, edges, plain)).toBe('center');
  });

  it('are none that reach the edges by tabs', () => {
    const rows = [100, 112, 124].flatMap((y) => [...glyphs('A name', 50, y), ...glyphs('and its value', 185, y)]);
    expect(alignmentOf(joinSegments(findSegments(rows)), edges, plain)).toBe('left');
  });

  it('are full in the room that a cell leaves them', () => {
    const cell = { ...edges, reach: 230 };
    expect(alignmentOf(lines([50, 36], [50, 36], [50, 12]), cell, plain)).toBe('justified');
    expect(alignmentOf(lines([50, 36], [50, 36], [50, 12]), edges, plain)).toBe('left');
  });
});

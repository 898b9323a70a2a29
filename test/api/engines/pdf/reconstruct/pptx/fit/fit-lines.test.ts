import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../../../../../../api/engines/pdf/reconstruct/fonts/pair-kerning.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { createFitLine } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/fit-lines.ts';
import { piecesOf } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/set-pieces.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const lineOf = (...letters: Parameters<typeof glyphs>[]) =>
  findSegments(letters.flatMap((each) => glyphs(...each)))[0] as Line;
/** A font whose characters are all as wide. */
const fixed = (ems: number) => ({
  emsOf: (text: string) => ems * text.length,
  spaceOf: () => null,
  pairsOf: () => null,
});
const spacingsOf = (line: Line, ems: number, below: Line | null = null) =>
  createFitLine(fixed(ems))(line, { from: 0, below }).map(({ spacing = 0 }) => spacing);
const step = 72 / 2540;

describe('letter spacing of slides', () => {
  it('is what the letters lack, in the steps of LibreOffice', () => {
    // 10 points are 83 dots, of which letters of .45 em take 37: 4.44 of the five points on the page.
    const spacings = spacingsOf(lineOf(['letters', 50, 100]), 0.45);
    expect(new Set(spacings.map((spacing) => Math.round(spacing / step)))).toEqual(new Set([20]));
  });

  it('differs between words where these would begin elsewhere', () => {
    const line = lineOf(['wide', 50, 100], ['gap', 78, 100]);
    const [first, ...others] = spacingsOf(line, 0.45);
    expect(first).toBeGreaterThan(others.at(-1) ?? 0);
    expect((first ?? 0) - (others.at(-1) ?? 0)).toBeLessThan(0.04 * look.size + step);
  });

  it('widens the spaces behind words whose letters cannot make up for what is between them', () => {
    const line = lineOf(['1', 50, 100, { ...look, size: 8 }], ['wide', 65, 100]);
    const [first, space, ...others] = spacingsOf(line, 0.5);
    // The number is 4 points wide, and so is the space of its size: the next word begins 15 points right of it.
    expect((first ?? 0) + (space ?? 0)).toBeCloseTo(7, 0);
    expect(first).toBeLessThan(0.5);
    expect(Math.max(...others.map(Math.abs))).toBeLessThan(0.3);
  });

  it('counts that LibreOffice sets no last letter of a run closer to what follows', () => {
    const line = lineOf(['wide', 50, 100], ['narrower', 76, 100], ['words', 118, 100]);
    const spacings = spacingsOf(line, 0.54);
    const [first, second] = [spacings[0] ?? 0, spacings[5] ?? 0];
    expect(first).toBeLessThan(0);
    // 14 letters of 5.4 points lack what the end of the first run does not take back.
    expect(second).toBeLessThan(first);
  });

  it('leaves the spaces of justified lines to the program that sets them', () => {
    const line = lineOf(['wide', 50, 100], ['gap', 78, 100]);
    const spacings = spacingsOf(line, 0.5, lineOf(['longword', 50, 112]));
    // Half an em is rounded to 42 dots, .04 points too many.
    expect(new Set(spacings.map((spacing) => Math.round(spacing / step)))).toEqual(new Set([-1]));
  });

  it('has justified lines narrow enough to fit, and too wide for the next word', () => {
    const line = lineOf(['four more', 50, 100]);
    const below = lineOf(['a longer one', 50, 112]);
    expect(spacingsOf(line, 0.52, below)[0]).toBeLessThan(0);
    const widened = spacingsOf(line, 0.38, lineOf(['a', 50, 112]));
    expect(widened.reduce((sum, spacing) => sum + spacing, 0)).toBeGreaterThan(0);
  });

  it('is less in the smaller type of letters that would run into each other', () => {
    const line = lineOf(['letters', 50, 100]);
    const smaller = { ...look, size: 8 };
    const marks = createFitLine(fixed(0.65), new Map([[look, smaller]]))(line, { from: 0, below: null });
    expect(new Set(marks.map((mark) => mark.look))).toEqual(new Set([smaller]));
    expect(marks.map(({ spacing = 0 }) => Math.round(10 * spacing))).toEqual(marks.map(() => -3));
  });

  it('counts pairs that are set closer', () => {
    const line = lineOf(['AV', 50, 100]);
    const [first, second] = piecesOf(line.marks, 10, { ...fixed(0.5), pairsOf });
    expect((second?.exact ?? 0) - (first?.exact ?? 0)).toBeCloseTo(0.72);
  });

  it('counts the letters of a ligature as wide as that once', () => {
    const [first, second] = lineOf(['fi', 50, 100]).marks as [Mark, Mark];
    const unknown = { ...fixed(0), emsOf: () => null };
    const pieces = piecesOf([first, { ...second, x0: first.x0, x1: first.x1 }], 10, unknown);
    expect(pieces.map(({ width }) => width)).toEqual([5, 0]);
  });

  it('is none in text from right to left', () => {
    const line = { ...lineOf(['letters', 50, 100]), isRightToLeft: true };
    expect(spacingsOf(line, 0.3)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

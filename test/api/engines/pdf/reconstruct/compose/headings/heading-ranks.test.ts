import { expect, it } from 'vitest';
import {
  areInverted,
  rankedHeadings,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-ranks.ts';
import type { PlacedPassage } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const placed = (size: number, page = 0, isInTable = false, text = 'Heading'): PlacedPassage => ({
  passage: passageOf(findSegments(glyphs(text, 50, 100, { ...look, size })), null, { x0: 50, x1: 250 }),
  ...{ next: null, page, isInTable },
});
/** The levels of headings of these sizes, each of which is a rank. */
function levelsOf(...headings: readonly PlacedPassage[]) {
  const passages = headings.map(({ passage }) => passage);
  const sizes = [...new Set(passages.map(({ size }) => size))].sort((a, b) => b - a);
  const levels = rankedHeadings(headings, new Set(passages), sizes, new Map());
  return passages.map((passage) => levels.get(passage));
}

it('ranks headings by their sizes, each below the larger one that most of its size stand under', () => {
  expect(levelsOf(placed(14), placed(16), placed(12), placed(16))).toEqual([1, 1, 2, 1]);
  expect(levelsOf(placed(16), placed(12), placed(14), placed(16), placed(12), placed(16), placed(12))).toEqual([
    1, 2, 2, 1, 2, 1, 2,
  ]);
});

it('takes the first headings for the title if they are much larger than at least two others of one size', () => {
  expect(levelsOf(placed(24), placed(14), placed(14), placed(12))).toEqual(['title', 1, 1, 2]);
  expect(levelsOf(placed(24), placed(24), placed(14), placed(14))).toEqual(['title', 'title', 1, 1]);
  expect(levelsOf(placed(24), placed(14), placed(12))).toEqual([1, 2, 3]);
  expect(levelsOf(placed(14.5), placed(14), placed(14))).toEqual([1, 2, 2]);
});

it('takes no heading for the title that stands below others, on a later page or in a table', () => {
  expect(levelsOf(placed(14), placed(24), placed(14))).toEqual([2, 1, 2]);
  expect(levelsOf(placed(24, 1), placed(14, 1), placed(14, 1))).toEqual([1, 2, 2]);
  expect(levelsOf(placed(24, 0, true), placed(14), placed(14))[0]).toBe(1);
});

it('ranks those of other sizes below all', () => {
  const [large, small] = [placed(16), placed(9)];
  const levels = rankedHeadings([large, small], new Set([large.passage, small.passage]), [16], new Map());
  expect(levels.get(small.passage)).toBe(2);
});

it('leaves out what is no heading', () => {
  const [heading, text] = [placed(16), placed(10)];
  expect([...rankedHeadings([heading, text], new Set([heading.passage]), [16], new Map()).keys()]).toEqual([
    heading.passage,
  ]);
});

it('ranks headings with numbers by these, whatever their sizes', () => {
  const numbered = (size: number, text: string) => placed(size, 0, false, text);
  const chapters = [
    numbered(12, '1 Wheels'),
    numbered(12, '1.1 Tyres'),
    numbered(12, '1.2 Rims'),
    numbered(12, '2 Doors'),
  ];
  expect(levelsOf(...chapters)).toEqual([1, 2, 2, 1]);
  expect(levelsOf(...chapters, placed(16), placed(10))).toEqual([1, 2, 2, 1, 1, 2]);
});

it('ranks what stands above the first number as high as the chapters', () => {
  const cover = [placed(20), placed(16, 1)];
  const chapters = ['1 Wheels', '1.1 Tyres', '2 Doors'].map((text) => placed(12, 2, false, text));
  expect(levelsOf(...cover, ...chapters)).toEqual([1, 1, 1, 2, 1]);
});

it('ranks lines of a cover as high as the chapters, but these under a title alone', () => {
  const [title, subtitle, chapter, other] = [placed(20), placed(16), placed(14, 1), placed(14, 2)];
  const cover = { ...title, next: subtitle.passage };
  expect(levelsOf(cover, subtitle, chapter, other)).toEqual([1, 1, 1, 1]);
  expect(levelsOf(title, chapter, other)).toEqual([1, 2, 2]);
});

it('tells levels that rank smaller headings above larger ones', () => {
  const levels = (...sizes: readonly (readonly [number, number | 'title'])[]) =>
    new Map(sizes.map(([size, level]) => [placed(size).passage, level]));
  expect(areInverted(levels([12, 1], [12, 1], [16, 3], [16, 3]))).toBe(true);
  expect(areInverted(levels([16, 1], [16, 1], [12, 3], [12, 3]))).toBe(false);
  expect(areInverted(levels([12, 1], [12, 1], [16, 3]))).toBe(false);
  expect(areInverted(levels([12, 'title'], [12, 'title'], [16, 3], [16, 3]))).toBe(false);
});

import { expect, it } from 'vitest';
import { rankedHeadings } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-ranks.ts';
import type { PlacedPassage } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const placed = (size: number, page = 0, isInTable = false): PlacedPassage => ({
  passage: passageOf(findSegments(glyphs('Heading', 50, 100, { ...look, size })), null, { x0: 50, x1: 250 }),
  ...{ next: null, page, isInTable },
});
/** The levels of headings of these sizes, each of which is a rank. */
function levelsOf(...headings: readonly PlacedPassage[]) {
  const passages = headings.map(({ passage }) => passage);
  const sizes = [...new Set(passages.map(({ size }) => size))].sort((a, b) => b - a);
  const levels = rankedHeadings(headings, new Set(passages), sizes);
  return passages.map((passage) => levels.get(passage));
}

it('ranks headings by their sizes, from the largest', () => {
  expect(levelsOf(placed(14), placed(16), placed(12), placed(16))).toEqual([2, 1, 3, 1]);
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
  const levels = rankedHeadings([large, small], new Set([large.passage, small.passage]), [16]);
  expect(levels.get(small.passage)).toBe(2);
});

it('leaves out what is no heading', () => {
  const [heading, text] = [placed(16), placed(10)];
  expect([...rankedHeadings([heading, text], new Set([heading.passage]), [16]).keys()]).toEqual([heading.passage]);
});

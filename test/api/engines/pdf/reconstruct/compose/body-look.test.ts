import { describe, expect, it } from 'vitest';
import { bodyLook, runningLook } from '../../../../../../api/engines/pdf/reconstruct/compose/body-look.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Look } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const full = 'these are forty letters to the very edge';
const ofSize = (size: number): Look => ({ ...look, size });

/** The paragraphs of a number of full lines. */
function paragraph(lines: number, of: Look, isInTable: boolean) {
  const letters = Array.from({ length: lines }, (_, index) => glyphs(full, 50, 100 + 12 * index, of)).flat();
  const passages = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 50 + 20 * of.size });
  return passages.map((passage) => ({ passage, page: 0, isInTable, next: null }));
}

describe('the look of running text', () => {
  const [large, small] = [ofSize(10), ofSize(8)];
  const lookOf = (...placed: ReturnType<typeof paragraph>) =>
    runningLook(placed, bodyLook(placed.flatMap(({ passage }) => passage.lines)));

  it('is that of paragraphs outside tables, where it is larger than in them', () => {
    expect(lookOf(...paragraph(3, large, false), ...paragraph(9, small, true)).size).toBe(10);
    expect(lookOf(...paragraph(3, small, false), ...paragraph(9, large, true)).size).toBe(10);
  });

  it('is that of most letters where hardly any are outside tables', () => {
    expect(lookOf(...paragraph(2, large, false), ...paragraph(30, small, true)).size).toBe(8);
    expect(lookOf(...paragraph(1, large, false), ...paragraph(4, small, true)).size).toBe(8);
  });
});

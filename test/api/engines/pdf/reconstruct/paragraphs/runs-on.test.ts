import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const countOf = (...parts: ReturnType<typeof glyphs>[]) =>
  findPassages(joinSegments(findSegments(parts.flat())), edges).length;
const full = 'these are forty letters to the very edge';
const small = { ...look, size: 8 };
const large = { ...look, size: 14 };

describe('a sentence runs on below a full line', () => {
  it('that begins or ends with words of another size', () => {
    const next = glyphs('paths of files in smaller', 50, 112, small);
    expect(countOf(glyphs(full, 50, 100), next, glyphs('letters', 155, 112))).toBe(1);
    expect(countOf(glyphs(full, 50, 100), next)).toBe(2);
    expect(countOf(glyphs('these end early', 50, 100), next, glyphs('letters', 155, 112))).toBe(2);
  });

  it('from which a large word moves its next line away', () => {
    const lines = [glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs('and they go on', 50, 128)];
    expect(countOf(...lines, glyphs('large', 125, 128, large))).toBe(1);
    expect(countOf(...lines)).toBe(2);
    expect(countOf(...lines.slice(0, 2), glyphs('They go on', 50, 128), glyphs('large', 125, 128, large))).toBe(2);
  });

  it('in which there are wide gaps, unless they are the columns of rows', () => {
    const next = [glyphs('and they go on', 50, 112), glyphs('after a gap', 160, 112)];
    expect(countOf(glyphs(full, 50, 100), ...next)).toBe(1);
    expect(countOf(glyphs('these are full', 50, 100), glyphs('up to an edge here', 160, 100), ...next)).toBe(2);
  });
});

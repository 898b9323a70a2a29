import { describe, expect, it } from 'vitest';
import { hasWidows } from '../../../../../../api/engines/pdf/reconstruct/compose/has-widows.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const full = 'forty letters and spaces fill a line of it';
/** A page with one paragraph of so many full lines. */
const page = (index: number, lines: number) => {
  const letters = Array.from({ length: lines }, (_, line) => glyphs(full.slice(0, 40), 50, 100 + line * 12)).flat();
  return analysedPage([{ edges, items: findPassages(findSegments(letters), edges) }], { index });
};

describe('single lines at the foot or the head of a page', () => {
  it('are told from paragraphs that were kept together', () => {
    expect(hasWidows([page(0, 1), page(1, 4)])).toBe(true);
    expect(hasWidows([page(0, 4), page(1, 1)])).toBe(true);
    expect(hasWidows([page(0, 3), page(1, 2), page(2, 3)])).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { composeDocument } from '../../../../../../api/engines/pdf/reconstruct/compose/compose-document.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { pageText } from '../../../../../../api/engines/pdf/reconstruct/proofs/page-text.ts';
import { analysedPage } from '../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };

/** The line pitches of a page of 20 lines in a font, where its proof has so many of them on its first page. */
function pitchesIn(font: string, shown: number) {
  const letters = Array.from({ length: 20 }, (_, index) =>
    glyphs(`The line ${index} of twenty.`, 50, 60 + 12 * index, { ...look, font }),
  );
  const lines = findSegments(letters.flat());
  const page = analysedPage([{ edges, items: findPassages(lines, edges) }]);
  const proof = [lines.slice(0, shown), lines.slice(shown)].filter((part) => part.length > 0).map(pageText);
  const { sections } = composeDocument({
    pages: [page],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
    proved: { pages: [pageText(lines)], proofs: [proof] },
  });
  const blocks = sections.flatMap((section) => section.blocks);
  return [...new Set(blocks.map((block) => (block.type === 'paragraph' ? block.line.value : 0)))];
}

it('sets a page closer that ran over in its proof', () => {
  expect(pitchesIn('Slender', 19)).toHaveLength(1);
  expect(pitchesIn('Slender', 19)[0]).toBeLessThan(pitchesIn('Slender', 20)[0] ?? 0);
});

it('does not where the proof shows another font than the page', () => {
  expect(pitchesIn('BAAAAA+Carlito-Bold', 19)).toEqual(pitchesIn('BAAAAA+Carlito-Bold', 20));
});

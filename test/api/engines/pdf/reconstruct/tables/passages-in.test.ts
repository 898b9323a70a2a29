import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { passagesIn } from '../../../../../../api/engines/pdf/reconstruct/tables/passages-in.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const text = (words: string) => findPassages(findSegments(glyphs(words, 50, 110)), edges);
const holding = (items: ReturnType<typeof passagesIn> | readonly ReturnType<typeof filledTable>[]) => {
  const table = filledTable({ x0: 40, x1: 260, y0: 90, y1: 140 });
  return { ...table, cells: table.cells.map((cell) => ({ ...cell, items })) };
};

it('finds paragraphs in the cells of tables, and of tables in these', () => {
  const box = { x0: 60, x1: 90, y0: 150, y1: 180 };
  const picture = {
    ...box,
    type: 'picture' as const,
    picture: { ...box, bytes: new Uint8Array(), format: 'png' as const },
  };
  const found = passagesIn([...text('Above'), holding([holding(text('Inside'))]), picture, ...text('Below')]);
  expect(found.map((passage) => passage.text)).toEqual(['Above', 'Inside', 'Below']);
});

import { expect, it } from 'vitest';
import { roomAtRight } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/room-at-right.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 150 };
function cellWith(texts: readonly string[], sides: Parameters<typeof filledTable>[1] = []) {
  const table = filledTable({ x0: 50, x1: 150, y0: 90, y1: 130 }, sides);
  const letters = texts.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index));
  const items = findPassages(findSegments(letters), edges);
  return { ...table, cells: table.cells.map((cell) => ({ ...cell, items, edges })) };
}

it('a last column of single lines without borders may be wider, up to the edge of the text', () => {
  expect(roomAtRight(cellWith(['Some text']), 400)).toBe(20);
  expect(roomAtRight(cellWith(['Some text']), 160)).toBe(10);
  expect(roomAtRight(cellWith(['Some text']), 140)).toBe(0);
});

it('none may be that has borders or breaks lines itself', () => {
  expect(roomAtRight(cellWith(['Some text'], ['bottom']), 400)).toBe(0);
  expect(roomAtRight(cellWith(['of twenty letters, as', 'long as the cell']), 400)).toBe(0);
});

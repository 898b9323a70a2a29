import type { Block, Paragraph, Table } from '../../model/doc-model.ts';

function closerParagraph(paragraph: Paragraph, share: number): Paragraph {
  const { before, after, line, inlines } = paragraph;
  const spaces = { before: before * share, after: after * share };
  // A lower line would cut off a picture in it.
  const holdsPicture = inlines.some((inline) => inline.type === 'drawing' && inline.place === 'line');
  return { ...paragraph, ...spaces, ...(holdsPicture ? {} : { line: { ...line, value: line.value * share } }) };
}

const closerTable = (table: Table, share: number): Table => ({
  ...table,
  rows: table.rows.map(({ height, cells }) => ({
    height: height === null ? null : height * share,
    cells: cells.map((cell) => ({ ...cell, blocks: setCloser(cell.blocks, share) })),
  })),
});

/** Sets blocks to a share of their height: lines, rows and what is between them; pictures keep theirs. */
export const setCloser = (blocks: readonly Block[], share: number): readonly Block[] =>
  blocks.map((block) => (block.type === 'table' ? closerTable(block, share) : closerParagraph(block, share)));

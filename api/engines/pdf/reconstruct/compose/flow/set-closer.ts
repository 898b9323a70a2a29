import type { Block, Paragraph, Table } from '../../model/doc-model.ts';
import { thresholds } from './thresholds.ts';

const { minSpacesShare, minLinesShare, minHiddenLinesShare } = thresholds.closer;

/** How close blocks are set: shares of the space between them, and of the height of their lines and rows. */
export interface Closeness {
  readonly spaces: number;
  readonly lines: number;
}

/** The space above and below paragraphs outside tables, in points. */
export const spaceOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'table' ? 0 : block.before + block.after), 0);

/** Where blocks are set, and how. */
interface Setting {
  /** Points from the top of the page, in which they begin and end. */
  readonly top: number;
  readonly bottom: number;
  /** In how many columns, at most. */
  readonly columns: number;
  /** Whether a picture hides them. */
  readonly isHidden: boolean;
}

/**
 * How close blocks must be set to become lower by some points: the space between them is taken first, since that shows
 * least. Null if their lines would touch.
 */
export function closenessFor(
  blocks: readonly Block[],
  { top, bottom, columns, isHidden }: Setting,
  points: number,
): Closeness | null {
  const height = bottom - top;
  const space = Math.min(height, spaceOf(blocks) / columns);
  const taken = Math.min(points, space * (1 - minSpacesShare));
  const spaces = space > 0 ? 1 - taken / space : 1;
  const lines = points > taken ? 1 - (points - taken) / (height - space) : 1;
  return lines >= (isHidden ? minHiddenLinesShare : minLinesShare) ? { spaces, lines } : null;
}

function closerParagraph(paragraph: Paragraph, { spaces, lines }: Closeness): Paragraph {
  const { before, after, line, inlines } = paragraph;
  const closer = { ...paragraph, before: before * spaces, after: after * spaces };
  // A lower line would cut off a picture in it.
  const holdsPicture = inlines.some((inline) => inline.type === 'drawing' && inline.place === 'line');
  return holdsPicture ? closer : { ...closer, line: { ...line, value: line.value * lines } };
}

const closerTable = (table: Table, { lines }: Closeness): Table => ({
  ...table,
  rows: table.rows.map(({ height, cells }) => ({
    height: height === null ? null : height * lines,
    cells: cells.map((cell) => ({ ...cell, blocks: setCloser(cell.blocks, { spaces: lines, lines }) })),
  })),
});

/** Sets blocks closer; pictures keep their height, and what is in a table is part of its rows. */
export const setCloser = (blocks: readonly Block[], closeness: Closeness): readonly Block[] =>
  blocks.map((block) => (block.type === 'table' ? closerTable(block, closeness) : closerParagraph(block, closeness)));

/**
 * Takes points from the space between the blocks of one column, from the last one up, so that those above stay where they
 * are: what is drawn behind them does, too.
 */
export function takeSpace(blocks: readonly Block[], points: number): readonly Block[] {
  let left = points;
  return blocks
    .toReversed()
    .map((block) => {
      const space = spaceOf([block]);
      if (block.type === 'table' || left <= 0 || space === 0) return block;
      const taken = Math.min(left, space * (1 - minSpacesShare));
      left -= taken;
      return closerParagraph(block, { spaces: 1 - taken / space, lines: 1 });
    })
    .toReversed();
}

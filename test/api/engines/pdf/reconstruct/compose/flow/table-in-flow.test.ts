import { describe, expect, it } from 'vitest';
import { addTable } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/table-in-flow.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Block, Paragraph, Table } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';

const edges = { x0: 50, x1: 250 };
const noBorders = { top: null, left: null, bottom: null, right: null };
const cell = { columns: 1, rows: 1, isContinued: false, blocks: [], fill: null, borders: noBorders } as const;
const table = (left: number): Table => ({
  ...{ type: 'table', isRightToLeft: false, left, columns: [100], headerRows: 0, padding: { left: 5, right: 5 } },
  rows: [{ height: 20, cells: [{ ...cell, vertical: 'top' }] }],
});
function below(above: readonly Block[], gap: number, starts: Paragraph['starts'] = null) {
  const blocks = [...above];
  addTable(blocks, filledTable({ x0: 70, x1: 170, y0: 100, y1: 120 }), { edges, starts, gap }, table);
  return blocks.map((block) => (block.type === 'table' ? 'table' : [block.line.value, block.after, block.starts]));
}
const text = emptyParagraph({ line: { rule: 'exact', value: 12 } });

describe('a table', () => {
  it.each([
    ['has the space above it below the paragraph before it', [text], 30, null, [[12, 30, null], 'table']],
    ['is kept from the table before it', [table(0)], 0.5, null, ['table', [1, 0, null], 'table']],
    ['has the space at the top of a page above it', [], 30, null, [[30, 0, null], 'table']],
    ['needs nothing above it where nothing is', [], Number.POSITIVE_INFINITY, null, ['table']],
    ['begins no column itself', [], 0, 'column', [[1, 0, 'column'], 'table']],
  ] as const)('%s', (_, above, gap, starts, expected) => {
    expect(below(above, gap, starts)).toEqual(expected);
  });

  it('begins a page with its first paragraph', () => {
    const blocks: Block[] = [];
    addTable(blocks, filledTable({ x0: 70, x1: 170, y0: 100, y1: 120 }), { edges, starts: 'page', gap: 0 }, table);
    expect(blocks).toMatchObject([{ type: 'table', rows: [{ cells: [{ blocks: [{ starts: 'page' }] }] }] }]);
  });

  it('begins as far from the column as on the page, less half its border', () => {
    const lefts: number[] = [];
    addTable([], filledTable({ x0: 70, x1: 170, y0: 100, y1: 120 }), { edges, starts: null, gap: 0 }, (left) => {
      lefts.push(left);
      return table(left);
    });
    expect(lefts).toEqual([19.75]);
  });
});

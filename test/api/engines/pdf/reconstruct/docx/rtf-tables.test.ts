import { expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { rtfTables } from '../../../../../../api/engines/pdf/reconstruct/docx/rtf-tables.ts';
import type { Block, Paragraph, Table } from '../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { textInline } from '../../../../../support/rebuilt-pdf/text-inline.ts';

const line = (shown: string): Paragraph => emptyParagraph({ inlines: [textInline(shown)], left: 2 });
const borders = { top: null, right: null, bottom: null, left: null };

/** Cells of 50 points each, with their blocks. */
const table = (...rows: readonly (readonly (readonly Block[])[])[]): Table => ({
  ...{ type: 'table', isRightToLeft: false, left: 10, padding: { left: 4, right: 4 }, headerRows: 0 },
  columns: Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, () => 50),
  rows: rows.map((cells) => ({
    height: null,
    cells: cells.map((blocks) => ({
      ...{ columns: 1, rows: 1, isContinued: false, fill: null, vertical: 'top' as const },
      ...{ borders, blocks },
    })),
  })),
});

it('writes a table within a cell as lines with tabs', () => {
  const inner = table([[line('name')], [], [line('value')]], [[], [line('more')]]);
  const [first, second] = [line('name'), line('more')];
  const lines = [
    {
      ...first,
      left: 16,
      inlines: [textInline('name'), { type: 'tab' as const }, textInline('value')],
      tabs: [{ at: 114, alignment: 'left' as const, leader: 'none' as const }],
    },
    { ...second, left: 66 },
  ];
  expect(rtfTables([line('before'), table([[inner], [line('beside')]])])).toEqual([
    line('before'),
    table([lines, [line('beside')]]),
  ]);
});

it('writes cells of several paragraphs one after the other', () => {
  const inner = table([[line('a'), line('b')], [line('c')]]);
  expect(rtfTables([table([[inner], []])])).toEqual([table([[line('a'), line('b'), line('c')], []])]);
});

it('leaves a table in the last cell of a row, but none within it', () => {
  const deep = table([[line('deep')]]);
  const flat = { ...line('deep'), left: 16 };
  expect(rtfTables([table([[], [table([[line('a')], [deep]])]])])).toEqual([
    table([[], [table([[line('a')], [flat]])]]),
  ]);
});

it('marks header rows', () => {
  const [head, row] = [
    [[line('Name')], [line('Value')]],
    [[line('a')], [line('b')]],
  ];
  const marked = { ...line('Name'), bookmarks: ['repeated_row'] };
  expect(rtfTables([{ ...table(head, row), headerRows: 1 }])).toEqual([
    { ...table([[marked], [line('Value')]], row), headerRows: 1 },
  ]);
});

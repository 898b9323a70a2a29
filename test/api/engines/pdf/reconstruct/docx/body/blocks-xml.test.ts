import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  blockPieces,
  blocksXml,
  spacer,
} from '../../../../../../../api/engines/pdf/reconstruct/docx/body/blocks-xml.ts';
import type { Block, Table } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const paragraph: Block = emptyParagraph({ inlines: [textInline('text')] });
const table: Table = {
  ...{ type: 'table', isRightToLeft: false, left: 0, columns: [100], headerRows: 0 },
  padding: { left: 5, right: 5 },
  rows: [
    {
      height: null,
      cells: [
        {
          ...{ columns: 1, rows: 1, isContinued: false, blocks: [], fill: null, vertical: 'top' },
          borders: { top: null, left: null, bottom: null, right: null },
        },
      ],
    },
  ],
};
const kindsOf = (blocks: readonly Block[], section = '') =>
  blockPieces(blocks, 400, writeContext(), section).map((piece) =>
    piece === spacer ? 'spacer' : (/^<w:(\w+)>/.exec(piece)?.[1] ?? '') + (piece.includes('sectPr') ? '+section' : ''),
  );

describe('blocks', () => {
  it('have a spacer between tables, and after the last one', () => {
    expect(kindsOf([paragraph, table, table, paragraph])).toEqual(['p', 'tbl', 'spacer', 'tbl', 'p']);
    expect(kindsOf([table])).toEqual(['tbl', 'spacer']);
    expect(kindsOf([])).toEqual([]);
  });

  it('have the end of their section in the last paragraph', () => {
    expect(kindsOf([paragraph, paragraph], '<w:sectPr/>')).toEqual(['p', 'p+section']);
    expect(kindsOf([table], '<w:sectPr/>')).toEqual(['tbl', 'p+section']);
    expect(kindsOf([], '<w:sectPr/>')).toEqual(['p+section']);
  });

  it('are a paragraph at least in a cell', () => {
    expect(blocksXml([table], 400, writeContext()).split(spacer)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  blockPieces,
  blocksXml,
  type SectionEnd,
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
const kindsOf = (blocks: readonly Block[], section: SectionEnd | null = null) =>
  blockPieces(blocks, 400, writeContext(), section).map((piece) =>
    piece === spacer ? 'spacer' : (/^<w:(\w+)>/.exec(piece)?.[1] ?? '') + (piece.includes('sectPr') ? '+section' : ''),
  );

const end: SectionEnd = { properties: '<w:sectPr/>', columns: 0 };

describe('blocks', () => {
  it('have a spacer between tables, and after the last one', () => {
    expect(kindsOf([paragraph, table, table, paragraph])).toEqual(['p', 'tbl', 'spacer', 'tbl', 'p']);
    expect(kindsOf([table])).toEqual(['tbl', 'spacer']);
    expect(kindsOf([])).toEqual([]);
  });

  it('have the end of their section in the last paragraph', () => {
    expect(kindsOf([paragraph, paragraph], end)).toEqual(['p', 'p+section']);
    expect(kindsOf([table], end)).toEqual(['tbl', 'p+section']);
    expect(kindsOf([], end)).toEqual(['p+section']);
  });

  it('keep a blank page at the end of their section, where LibreOffice takes out an empty paragraph', () => {
    const blank = emptyParagraph({ starts: 'page' });
    expect(kindsOf([paragraph, blank], end)).toEqual(['p', 'p', 'p+section']);
    expect(kindsOf([paragraph, blank], { ...end, columns: 2 })).toEqual(['p', 'p', 'p+section']);
    expect(kindsOf([paragraph, blank])).toEqual(['p', 'p']);
    expect(kindsOf([paragraph, emptyParagraph({ ...paragraph, starts: 'page' })], end)).toEqual(['p', 'p+section']);
  });

  it('end a table of contents before their section, where LibreOffice would show no page numbers', () => {
    const entry = (ends: boolean) => emptyParagraph({ ...paragraph, contents: { level: 1, begins: false, ends } });
    expect(kindsOf([paragraph, entry(true)], end)).toEqual(['p', 'p', 'p+section']);
    expect(kindsOf([paragraph, entry(false)], end)).toEqual(['p', 'p+section']);
  });

  it('have a spacer between a table at the end of columns and the paragraph that LibreOffice takes out', () => {
    const columns = { ...end, columns: 2 };
    expect(kindsOf([table], columns)).toEqual(['tbl', 'spacer', 'p+section']);
    expect(kindsOf([table, paragraph], columns)).toEqual(['tbl', 'p+section']);
    expect(kindsOf([], columns)).toEqual(['p+section']);
  });

  it('are a paragraph at least in a cell', () => {
    expect(blocksXml([table], 400, writeContext()).split(spacer)).toHaveLength(3);
  });
});

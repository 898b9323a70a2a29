import { describe, expect, it } from 'vitest';
import { createWorkbookEditor } from '../../../../../../api/engines/libreoffice/prepare/books/workbook-editor.ts';
import { edited } from '../../../../../support/office/edited.ts';

/** What becomes of the content of a part, in the file of a visitor; null if it stays as it is. */
const written = (content: string, fileName: string | null = 'visit.xlsx') =>
  edited(content, () => createWorkbookEditor(fileName));
const cell = (formula: string, value = '<v>7</v>') => `<c r="A1">${formula}${value}</c>`;

describe('the formula of a cell', () => {
  it('is dropped if it reveals where the file is, and the cell keeps its value', () => {
    expect(written(cell('<f>CELL("filename")</f>'))).toBe(cell(''));
  });

  it('is dropped if LibreOffice may not know it, unless the cell has no value', () => {
    expect(written(cell('<f>_xlfn.XLOOKUP(1,A:A,B:B)</f>'))).toBe(cell(''));
    expect(written(cell('<f>_xlfn.XLOOKUP(1,A:A,B:B)</f>', '<v/>'))).toBeNull();
  });

  it('is kept otherwise, except where formulas of all cells with a value are dropped', () => {
    expect(written(cell('<f>1+6</f>'))).toBeNull();
    expect(written(cell('<f>1+6</f>'), null)).toBe(cell(''));
  });

  it('is dropped with the formula that it shares', () => {
    const cells = (formula: string) => [
      cell(`<f t="shared" si="0" ref="A1:A2">${formula}</f>`),
      cell('<f t="shared" si="0"/>'),
    ];
    expect(written(`<row>${cells('INFO("system")').join('')}</row>`)).toBe(`<row>${cell('')}${cell('')}</row>`);
    expect(written(`<row>${cells('A1+1').join('')}</row>`)).toBeNull();
  });
});

it('drops the definition of a name that reveals where the file is', () => {
  expect(written('<definedName name="a">INFO("system")</definedName>')).toBe('');
});

it('shows the file name of the visitor in headers', () => {
  expect(written('<oddHeader>&amp;C&amp;F</oddHeader>')).toContain('visit.xlsx');
  expect(written('<oddHeader>&amp;C&amp;F</oddHeader>', null)).toBeNull();
});

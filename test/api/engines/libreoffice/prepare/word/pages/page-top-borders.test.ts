import { expect, it } from 'vitest';
import {
  pageTopBorderHint,
  tightenPageTopBorders,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/page-top-borders.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const tightened = (content: string) => edited(content, tightenPageTopBorders);
const properties = (begins: string, space: number, eighths = 8) =>
  `<w:pPr>${begins}<w:pBdr><w:top w:val="single" w:sz="${eighths}" w:space="${space}"/><w:bottom w:val="single" w:sz="8" w:space="9"/></w:pBdr></w:pPr>`;
const begins = '<w:pageBreakBefore/>';

it('brings the border above a paragraph that begins a page closer', () => {
  expect(tightened(properties(begins, 9))).toBe(properties(begins, 4));
  expect(tightened(properties(begins, 3, 48))).toBe(properties(begins, 0, 36));
});

it('leaves borders that touch the text, and those of paragraphs within a page', () => {
  expect(tightened(properties(begins, 0))).toBeNull();
  expect(tightened(properties('', 9))).toBeNull();
  expect(tightened(properties('<w:pageBreakBefore w:val="0"/>', 9))).toBeNull();
});

it('knows parts with such paragraphs', () => {
  expect(pageTopBorderHint.test(properties(begins, 9))).toBe(true);
  expect(pageTopBorderHint.test(properties('', 9))).toBe(false);
});

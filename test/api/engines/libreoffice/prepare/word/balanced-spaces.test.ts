import { expect, it } from 'vitest';
import {
  balanceHint,
  balanceSpaces,
  hangulLetters,
} from '../../../../../../api/engines/libreoffice/prepare/word/balanced-spaces.ts';
import { edited } from '../../../../../support/edited.ts';

const balanced = (content: string, usual?: string) => edited(content, (editor) => balanceSpaces(editor, usual));
const run = (properties: string, text: string) => `<w:r>${properties}<w:t>${text}</w:t></w:r>`;
const properties = (fonts: string) => `<w:rPr><w:rStyle w:val="a"/>${fonts}<w:b/></w:rPr>`;
const wide = (family: string, more = '') =>
  `<w:rFonts${more} w:ascii="Stand-in for ${family} with half-em spaces" w:hAnsi="Stand-in for ${family} with half-em spaces"/>`;

it('takes a font with wider spaces for text with Hangul', () => {
  expect(balanced(run(properties('<w:rFonts w:ascii="바탕" w:hint="eastAsia"/>'), '한 글'))).toBe(
    run(properties(wide('Batang', ' w:hint="eastAsia"')), '한 글'),
  );
  expect(balanced(run('', '한 글'), '맑은 고딕')).toBe(run(`<w:rPr>${wide('Malgun Gothic')}</w:rPr>`, '한 글'));
  const themed = '<w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia"/>';
  expect(balanced(run(properties(themed), '한 글'), '맑은 고딕')).toBe(
    run(properties(wide('Malgun Gothic', ' w:eastAsiaTheme="minorEastAsia"')), '한 글'),
  );
});

it('leaves other text and other fonts alone', () => {
  expect(balanced(run('', 'In English, 漢字'), '맑은 고딕')).toBeNull();
  expect(balanced(run(properties('<w:rFonts w:ascii="Arial"/>'), '한 글'), '맑은 고딕')).toBeNull();
  expect(balanced(run('', '한 글'))).toBeNull();
});

it('knows documents that balance the widths of letters, and Hangul', () => {
  expect(balanceHint.test('<w:balanceSingleByteDoubleByteWidth/>')).toBe(true);
  expect(balanceHint.test('<w:balanceSingleByteDoubleByteWidth w:val="0"/>')).toBe(false);
  expect(hangulLetters.test(Buffer.from('한글').toString('latin1'))).toBe(true);
  expect(hangulLetters.test(Buffer.from('漢字かな').toString('latin1'))).toBe(false);
});

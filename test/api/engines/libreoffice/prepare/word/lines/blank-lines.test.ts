import { expect, it } from 'vitest';
import {
  blankLineHint,
  keepBlankLines,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/blank-lines.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const kept = (content: string) => edited(content, keepBlankLines);
const run = (text: string, properties = '<w:sz w:val="8"/>') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string) => `<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr>${inner}</w:p>`;

it('has spaces alone on a line keep the height of their font', () => {
  expect(kept(p(run('   ')))).toBe(p(run('\u00a0')));
  const marks = '<w:bookmarkStart w:id="1" w:name="a"/><w:proofErr w:type="spellStart"/>';
  const faced = run(' ', '<w:rFonts w:ascii="Verdana"/>');
  expect(kept(p(marks + faced + run('  ')))).toBe(p(marks + faced.replace('> <', '>\u00a0<') + run('\u00a0')));
});

it('leaves spaces in the font of the paragraph, and spaces that are seen', () => {
  expect(kept(p(run(' ', '<w:b/>')))).toBeNull();
  expect(kept(p(run('     ', '<w:sz w:val="8"/><w:u w:val="single"/>')))).toBeNull();
});

it('leaves paragraphs with text, pictures, tabs or fields', () => {
  expect(kept(p(run(' ') + run('text')))).toBeNull();
  expect(kept(p(run('text') + run(' ')))).toBeNull();
  for (const inner of ['<w:tab/>', '<w:drawing/>', '<w:fldChar w:fldCharType="begin"/>']) {
    expect(kept(p(`${run(' ')}<w:r>${inner}</w:r>`))).toBeNull();
  }
  expect(kept(p(`${run(' ')}<w:hyperlink>${run('text')}</w:hyperlink>`))).toBeNull();
});

it('knows parts with such lines', () => {
  expect(blankLineHint.test(p(`${run('  ')}<w:bookmarkEnd w:id="1"/>`))).toBe(true);
  expect(blankLineHint.test(p(run('text ')))).toBe(false);
  expect(blankLineHint.test(p(run('  ') + run('text')))).toBe(false);
});

import { expect, it } from 'vitest';
import {
  instructionTextHint,
  showInstructionTexts,
} from '../../../../../../../api/engines/libreoffice/prepare/word/fields/instruction-text.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const shown = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (text: string) => run(`<w:instrText>${text}</w:instrText>`);
const field = (...parts: string[]) => mark('begin') + parts.join('') + mark('end');
const p = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`;
const none = '<w:r/>';
const of = (paragraph: string) => edited(paragraph, showInstructionTexts);

it('shows the words of a button, without its name and target', () => {
  expect(of(p(field(instruction(' GOTOBUTTON mark1 Jump over there'))))).toBe(p(none, shown('Jump over there'), none));
  expect(of(p(field(instruction(' MACROBUTTON NoMacro [Click '), instruction('here]'))))).toBe(
    p(none, shown('[Click '), shown('here]'), none),
  );
});

it('shows the data of a barcode, which is not drawn', () => {
  for (const written of [' DISPLAYBARCODE "AB 12" QR \\q 3 ', ' displaybarcode 4006381 EAN13 \\t ']) {
    const data = written.includes('"') ? 'AB 12' : '4006381';
    expect(of(p(field(instruction(written))))).toBe(p(none, shown(data), none));
    expect(instructionTextHint.test(written)).toBe(true);
  }
  for (const result of [shown('drawn'), run('<w:pict/>'), run('<w:drawing/>')]) {
    expect(of(p(field(instruction(' DISPLAYBARCODE "1" QR '), mark('separate'), result)))).toBeNull();
  }
});

it('shows the number of a formula that fields within a button count', () => {
  const counted = mark('begin') + instruction(' SEQ MTEqn \\c ') + mark('separate') + instruction('9') + mark('end');
  const number = [instruction(' MACROBUTTON MTPlaceRef \\* MERGEFORMAT '), instruction('('), counted, instruction(')')];
  expect(of(p(field(...number)))).toBe(
    p(
      none,
      none,
      shown('('),
      mark('begin') + instruction(' SEQ MTEqn \\c ') + mark('separate') + shown('9') + mark('end'),
      shown(')'),
      none,
    ),
  );
});

it('shows numbers within a line, counted over all paragraphs', () => {
  const number = field(instruction(' LISTNUM '));
  expect(of(p(number) + p(number))).toBe(p(none, shown('1)'), none) + p(none, shown('2)'), none));
});

it('shows a sign once that is stored as well', () => {
  const sign = [instruction(' SYMBOL 65 \\f Arial '), mark('separate')];
  expect(of(p(field(...sign, shown('A'))))).toBe(p(none, none, none, shown('A'), none));
  const symbol = run('<w:sym w:font="Symbol" w:char="F0B7"/>');
  expect(of(p(field(...sign, symbol)))).toBe(p(none, none, none, symbol, none));
  expect(of(p(field(...sign, run('<w:t/>'))))).toBeNull();
  expect(of(p(field(...sign)))).toBeNull();
  expect(instructionTextHint.test('<w:instrText>SYMBOL 65</w:instrText>')).toBe(true);
});

it('leaves other fields alone, and those that have a result', () => {
  expect(of(p(field(instruction(' PAGE '), mark('separate'), shown('3'))))).toBeNull();
  expect(of(p(field(instruction(' LISTNUM '), mark('separate'), shown('(a)'))))).toBeNull();
  expect(of(p(instruction(' GOTOBUTTON a b')))).toBeNull();
});

it('writes formulas in a line', () => {
  expect(of(p(field(instruction(' EQ \\f(1,'), instruction('2)'))))).toBe(p(none, shown('1/2'), none, none));
});

it('is hinted at by the names of such fields', () => {
  expect(instructionTextHint.test('<w:instrText> Gotobutton a b</w:instrText>')).toBe(true);
  expect(instructionTextHint.test('<w:instrText> REF a</w:instrText>')).toBe(false);
});

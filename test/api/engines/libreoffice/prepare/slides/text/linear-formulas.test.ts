import { expect, it } from 'vitest';
import { writeFormulasInLine } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/linear-formulas.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const text = (content: string) => `<m:r><m:t>${content}</m:t></m:r>`;
const math = (content: string) => `<a14:m><m:oMath>${content}</m:oMath></a14:m>`;
const run = (content: string, attributes = '') => `<a:r><a:rPr sz="1800"${attributes}/><a:t>${content}</a:t></a:r>`;
const body = (...paragraphs: readonly string[]) =>
  `<p:txBody>${paragraphs.map((paragraph) => `<a:p>${paragraph}</a:p>`).join('')}</p:txBody>`;

/** The text of a formula beside text, with ^ and _ before what is raised and lowered. */
function inLine(formula: string): string {
  const whole = edited(body(run('So ') + math(formula)), writeFormulasInLine) ?? '';
  const runs = [...whole.matchAll(/<a:rPr sz="1800"([^>]*)\/><a:t>([^<]*)/g)].slice(1);
  return runs
    .map(([, look = '', content = '']) => (look === '' ? '' : look.includes('-') ? '_' : '^') + content)
    .join('');
}

it('writes the structures of formulas in a line', () => {
  const fraction = `<m:f><m:fPr/><m:num>${text('a+b')}</m:num><m:den>${text('c')}</m:den></m:f>`;
  expect(inLine(fraction + text('=π'))).toBe('(a+b)/c=π');
  expect(inLine(`<m:sSup><m:e>${text('x')}</m:e><m:sup>${text('2')}</m:sup></m:sSup>`)).toBe('x^2');
  expect(
    inLine(`<m:sSubSup><m:e>${text('x')}</m:e><m:sub>${text('i')}</m:sub><m:sup>${text('2')}</m:sup></m:sSubSup>`),
  ).toBe('x_i^2');
  expect(inLine(`<m:rad><m:deg>${text('3')}</m:deg><m:e>${text('8x')}</m:e></m:rad>`)).toBe('^3√(8x)');
  expect(
    inLine(
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${text('i=1')}</m:sub><m:sup>${text('n')}</m:sup><m:e>${text('i')}</m:e></m:nary>`,
    ),
  ).toBe('∑_i=1^ni');
  expect(inLine(`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${text('a')}</m:e></m:d>`)).toBe(
    '[a]',
  );
  expect(
    inLine(
      `<m:m><m:mr><m:e>${text('1')}</m:e><m:e>${text('0')}</m:e></m:mr><m:mr><m:e>${text('2')}</m:e></m:mr></m:m>`,
    ),
  ).toBe('1 0; 2');
  expect(inLine(`<m:func><m:fName>${text('sin')}</m:fName><m:e>${text('x')}</m:e></m:func>`)).toBe('sin x');
});

it('gives a formula the look of the text beside it', () => {
  expect(edited(body(run('So ') + math(text('x')) + run(' holds')), writeFormulasInLine)).toBe(
    body(run('So ') + run('x') + run(' holds')),
  );
});

it('writes formulas of several paragraphs and those that are alternatives', () => {
  const alternative = `<mc:AlternateContent><mc:Choice Requires="a14">${math(text('y'))}</mc:Choice><mc:Fallback/></mc:AlternateContent>`;
  expect(edited(body(run('First'), math(text('x')) + alternative), writeFormulasInLine)).toBe(
    body(run('First'), '<a:r><a:rPr/><a:t>x</a:t></a:r><a:r><a:rPr/><a:t>y</a:t></a:r>'),
  );
});

it('leaves a formula that is all of a shape to LibreOffice, and text without formulas', () => {
  expect(edited(body(math(text('x'))), writeFormulasInLine)).toBeNull();
  expect(edited(body(run('Text')), writeFormulasInLine)).toBeNull();
});

import { expect, it } from 'vitest';
import { writeFormulasReadably } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/readable-formulas.ts';
import type { TextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const run = (text: string, look = '') => `<m:r>${look}<m:t>${text}</m:t></m:r>`;
const code = (text: string) => `<m:r><m:t xml:space="preserve">${text}</m:t></m:r>`;
const group = (inner: string) => `<m:func><m:fName/><m:e>${inner}</m:e></m:func>`;
const paragraph = (inner: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;
const formula = (inner: string) => `<m:oMath>${inner}</m:oMath>`;
const styles = {
  styleOf: (id: string | undefined) => ({ paragraph: {}, text: { halfPoints: id === 'Small' ? 17 : 22 } }),
} as TextStyles;
const written = (source: string, known: TextStyles | null = null) =>
  edited(source, (editor) => writeFormulasReadably(editor, known));

it('writes code as text, and braces as what a function is applied to', () => {
  const power = `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('*')}</m:sup></m:sSup>`;
  expect(written(paragraph(formula(run('size') + power)))).toBe(
    paragraph(formula(code('ital "size"') + group(code('x')) + code('^') + group(code('""') + code('*') + code('""')))),
  );
});

it('writes high brackets with their code as signs', () => {
  const fraction = `<m:f><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>`;
  expect(written(formula(run('(') + fraction + run(')')))).toContain(
    '<m:d><m:dPr><m:begChr m:val="left ( "/><m:endChr m:val=" right )"/></m:dPr><m:e>',
  );
});

it('sets formulas in the size of their first run, or of their paragraph', () => {
  const sized = (size: string) => formula(code(`size ${size}`) + group(code('x')));
  const own = formula(run('x', '<m:rPr/><w:rPr><w:sz w:val="30"/></w:rPr>'));
  expect(written(paragraph(own, 'Small'), styles)).toBe(paragraph(sized('15'), 'Small'));
  expect(written(paragraph(formula(run('x')), 'Small'), styles)).toBe(paragraph(sized('8.5'), 'Small'));
  expect(written(paragraph(formula(run('x'))), styles)).toBe(paragraph(sized('11')));
});

it('knows formulas that stand on their own', () => {
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i')}</m:sub><m:sup/><m:e>${run('i')}</m:e></m:nary>`;
  expect(written(paragraph(formula(sum)))).toContain(code('rsub'));
  expect(written(paragraph(`<m:oMathPara>${formula(sum)}</m:oMathPara>`))).toContain(code('csub'));
});

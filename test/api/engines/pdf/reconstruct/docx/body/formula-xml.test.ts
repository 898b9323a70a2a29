import { describe, expect, it } from 'vitest';
import { displayedXml, formulaXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/formula-xml.ts';
import type { MathNode, MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formula.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const run = (text: string, style: Extract<MathNode, { type: 'run' }>['style'] = 'italic'): MathRow => [
  { type: 'run', text, style },
];
const [x, y, n] = [run('x'), run('y'), run('n')] as const;

/** What Word reads of a node, without the properties of letters, which all have. */
function xmlOf(...row: MathRow): string {
  const xml = formulaXml({ row, look }, { styleLook: look, fonts: new Set() });
  return xml
    .replace(/^<m:oMath>|<\/m:oMath>$/g, '')
    .replace(/<w:rPr>.*?<\/w:rPr>/g, '')
    .replaceAll(/<m:ctrlPr><\/m:ctrlPr>/g, '')
    .replaceAll(/<(m:\w+)><\/\1>/g, '<$1/>')
    .replaceAll(' xml:space="preserve"', '');
}
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

describe('a formula in a document', () => {
  it.each<[string, MathNode, string]>([
    ['a run', { type: 'run', text: 'a<b', style: 'italic' }, r('a&lt;b')],
    [
      'an upright run',
      { type: 'run', text: 'a', style: 'upright' },
      '<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>a</m:t></m:r>',
    ],
    [
      'a bold run',
      { type: 'run', text: 'a', style: 'bold' },
      '<m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>a</m:t></m:r>',
    ],
    ['a word', { type: 'run', text: 'if', style: 'text' }, '<m:r><m:rPr><m:nor/></m:rPr><m:t>if</m:t></m:r>'],
    [
      'a fraction',
      { type: 'fraction', above: x, below: y, hasBar: true },
      `<m:f><m:fPr/><m:num>${r('x')}</m:num><m:den>${r('y')}</m:den></m:f>`,
    ],
    [
      'a binomial',
      { type: 'fraction', above: x, below: y, hasBar: false },
      `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('x')}</m:num><m:den>${r('y')}</m:den></m:f>`,
    ],
    [
      'a square root',
      { type: 'radical', degree: [], content: x },
      `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${r('x')}</m:e></m:rad>`,
    ],
    [
      'a power',
      { type: 'scripts', base: x, raised: n, lowered: [], areBefore: false },
      `<m:sSup><m:sSupPr/><m:e>${r('x')}</m:e><m:sup>${r('n')}</m:sup></m:sSup>`,
    ],
    [
      'an index',
      { type: 'scripts', base: x, raised: [], lowered: n, areBefore: false },
      `<m:sSub><m:sSubPr/><m:e>${r('x')}</m:e><m:sub>${r('n')}</m:sub></m:sSub>`,
    ],
    [
      'both',
      { type: 'scripts', base: x, raised: n, lowered: y, areBefore: false },
      `<m:sSubSup><m:sSubSupPr/><m:e>${r('x')}</m:e><m:sub>${r('y')}</m:sub><m:sup>${r('n')}</m:sup></m:sSubSup>`,
    ],
    [
      'scripts before their base',
      { type: 'scripts', base: x, raised: n, lowered: [], areBefore: true },
      `<m:sPre><m:sPrePr/><m:sub/><m:sup>${r('n')}</m:sup><m:e>${r('x')}</m:e></m:sPre>`,
    ],
    [
      'a sum with a limit',
      { type: 'operator', sign: '∑', raised: [], lowered: n, areBeside: false, operand: x },
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/><m:supHide m:val="1"/></m:naryPr>' +
        `<m:sub>${r('n')}</m:sub><m:sup/><m:e>${r('x')}</m:e></m:nary>`,
    ],
    [
      'a function',
      { type: 'function', name: x, operand: y },
      `<m:func><m:funcPr/><m:fName>${r('x')}</m:fName><m:e>${r('y')}</m:e></m:func>`,
    ],
    [
      'limits',
      { type: 'limits', base: x, above: [], below: n },
      `<m:limLow><m:limLowPr/><m:e>${r('x')}</m:e><m:lim>${r('n')}</m:lim></m:limLow>`,
    ],
    [
      'an accent',
      { type: 'accent', sign: '\u0302', content: x },
      `<m:acc><m:accPr><m:chr m:val="\u0302"/></m:accPr><m:e>${r('x')}</m:e></m:acc>`,
    ],
    [
      'a bar',
      { type: 'bar', side: 'below', content: x },
      `<m:bar><m:barPr><m:pos m:val="bot"/></m:barPr><m:e>${r('x')}</m:e></m:bar>`,
    ],
    [
      'brackets',
      { type: 'brackets', open: '{', close: '', content: x },
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e>${r('x')}</m:e></m:d>`,
    ],
    [
      'a matrix',
      { type: 'matrix', rows: [[x, y]], isLeft: false },
      '<m:m><m:mPr><m:mcs><m:mc><m:mcPr><m:count m:val="2"/><m:mcJc m:val="center"/></m:mcPr></m:mc></m:mcs></m:mPr>' +
        `<m:mr><m:e>${r('x')}</m:e><m:e>${r('y')}</m:e></m:mr></m:m>`,
    ],
  ])('has %s in the order of the schema', (_, node, xml) => {
    expect(xmlOf(node)).toBe(xml);
  });

  it('is in the font of formulas, in the size and the colour of its letters', () => {
    const fonts = new Set<string>();
    const xml = formulaXml({ row: x, look: { ...look, size: 12, colour: 'FF0000' } }, { styleLook: look, fonts });
    expect(xml).toContain('<w:rFonts w:ascii="Cambria Math"');
    expect(xml).toContain('<w:color w:val="FF0000"/><w:sz w:val="24"/><w:szCs w:val="24"/>');
    expect([...fonts]).toEqual(['Cambria Math']);
  });

  it('may be a paragraph of its own', () => {
    const xml = displayedXml({ row: x, look }, 'center', { styleLook: look, fonts: new Set() });
    expect(xml).toMatch(/^<m:oMathPara><m:oMathParaPr><m:jc m:val="center"\/><\/m:oMathParaPr><m:oMath>/);
  });
});

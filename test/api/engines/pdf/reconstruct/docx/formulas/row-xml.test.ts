import { describe, expect, it } from 'vitest';
import { rowXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/formulas/row-xml.ts';
import type { MathNode, MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';

const run = (text: string, style: Extract<MathNode, { type: 'run' }>['style'] = 'italic'): MathRow => [
  { type: 'run', text, style },
];
const [x, y, n] = [run('x'), run('y'), run('n')] as const;

const letters = '<w:rPr><w:b/></w:rPr>';
/** What Word reads of a row, without the properties of letters, which all have. */
const xmlOf = (...row: MathRow): string =>
  rowXml(row, letters)
    .replaceAll(letters, '')
    .replaceAll('<m:ctrlPr/>', '')
    .replaceAll('<m:ctrlPr></m:ctrlPr>', '')
    .replaceAll(/<(m:\w+)><\/\1>/g, '<$1/>')
    .replaceAll(' xml:space="preserve"', '');
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

describe('a row of a formula', () => {
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
    [
      'a run with a command of LibreOffice in it',
      { type: 'run', text: 'x over', style: 'upright' },
      `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>x </m:t></m:r><m:r><m:rPr><m:lit/><m:sty m:val="p"/></m:rPr><m:t>over</m:t></m:r>`,
    ],
    [
      'a run with a bracket on its own',
      { type: 'run', text: '(x', style: 'italic' },
      `<m:r><m:rPr><m:lit/></m:rPr><m:t>(</m:t></m:r>${r('x')}`,
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

  it('may have limits above and below its base', () => {
    expect(xmlOf({ type: 'limits', base: x, above: y, below: n })).toBe(
      '<m:limUpp><m:limUppPr/><m:e>' +
        `<m:limLow><m:limLowPr/><m:e>${r('x')}</m:e><m:lim>${r('n')}</m:lim></m:limLow>` +
        `</m:e><m:lim>${r('y')}</m:lim></m:limUpp>`,
    );
  });

  it('has as many columns as its longest row of cells, which may begin at the left', () => {
    const xml = xmlOf({ type: 'matrix', rows: [[x], [x, y, n]], isLeft: true });
    expect(xml).toContain('<m:count m:val="3"/><m:mcJc m:val="left"/>');
  });

  it('has something in its empty cells, which LibreOffice shows as question marks otherwise', () => {
    const xml = xmlOf({
      type: 'matrix',
      rows: [
        [x, []],
        [[], y],
      ],
      isLeft: false,
    });
    expect(xml).not.toContain('<m:e/>');
    expect(xml.match(/\u200b/g)).toHaveLength(2);
  });

  it('gives its letters, and what it draws itself, the properties of the formula', () => {
    expect(rowXml(x, letters)).toBe(`<m:r>${letters}<m:t xml:space="preserve">x</m:t></m:r>`);
    expect(rowXml([{ type: 'fraction', above: x, below: y, hasBar: true }], letters)).toContain(
      `<m:fPr><m:ctrlPr>${letters}</m:ctrlPr></m:fPr>`,
    );
  });
});

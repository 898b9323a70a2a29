import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { writeDocx } from '../../../../../../api/engines/pdf/reconstruct/docx/write-docx.ts';
import type { DocModel, Paragraph } from '../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { parseXml, type XmlNode } from '../../../../../support/office/read/parse-xml.ts';
import { partOf } from '../../../../../support/office/read/part-of.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../support/rebuilt-pdf/text-inline.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const paragraph = (words: string, parts: Partial<Paragraph> = {}) =>
  emptyParagraph({ inlines: [textInline(words)], line: { rule: 'exact', value: 12 }, ...parts });

const border = { width: 0.5, colour: '000000' };
const borders = { top: border, left: border, bottom: border, right: null };
const cell = (words: string) => ({
  columns: 1,
  rows: 1,
  isContinued: false,
  blocks: words === '' ? [] : [paragraph(words)],
  fill: 'EEEEEE',
  borders,
  vertical: 'center' as const,
});
const table = {
  type: 'table' as const,
  isRightToLeft: false,
  left: 0,
  columns: [100, 100],
  padding: { left: 5, right: 5 },
  headerRows: 1,
  rows: [{ height: 20, cells: [cell('One'), cell('')] }],
};
const everything = textInline('All of it', {
  look: { ...look, font: 'Carlito-BoldItalic', size: 14, isBold: true, isItalic: true, colour: 'FF0000', stretch: 120 },
  tracking: 1.5,
  raised: 'super',
  rise: 3,
  isUnderlined: true,
  isStruck: true,
  highlight: 'FFFF00',
  isRightToLeft: true,
  link: 'https://example.org/?a=1&b=2',
});
const drawn = {
  type: 'shapes' as const,
  shapes: [
    {
      ...{ x0: 10, y0: 20, x1: 30, y1: 60, fill: 'FF0000', stroke: null, width: 0 },
      steps: [
        { type: 'move' as const, points: [10, 20] },
        { type: 'line' as const, points: [30, 20] },
        { type: 'curve' as const, points: [30, 40, 20, 50, 10, 60] },
        { type: 'close' as const, points: [] },
      ],
    },
  ],
};
const formula = {
  type: 'formula' as const,
  formula: { row: [{ type: 'run' as const, text: 'x', style: 'italic' as const }], look },
  text: 'x',
};
const stamp = {
  type: 'text-box' as const,
  box: { x0: 10, y0: 100, x1: 22, y1: 300 },
  turn: -90 as const,
  isInFront: true,
  texts: [textInline('In the margin')],
  pitch: 12,
};
const margins = { top: 72, right: 72, bottom: 72, left: 72, header: 36, footer: 36 };
const running = { usual: [paragraph('Head')], first: [], even: [paragraph('Even')] };
const section = {
  width: 595,
  height: 842,
  margins,
  start: 'nextPage' as const,
  firstPageNumber: 3,
  columns: [],
  header: running,
  footer: running,
};

const model: DocModel = {
  title: 'A <title> & more',
  body: look,
  hasWidows: false,
  isTightBetweenScripts: true,
  headings: new Map([[1, { ...look, size: 18, isBold: true }]]),
  lists: [
    { levels: [{ format: 'decimal', text: '%1.', start: 3, left: 18, hanging: 18, look }] },
    {
      levels: [{ format: 'bullet', text: '•', start: 1, left: 18, hanging: 18, look: { ...look, font: 'OpenSymbol' } }],
    },
  ],
  notes: [
    {
      kind: 'footnote',
      label: { look: { ...look, size: 8 }, isRaised: true, gap: 'tab' },
      paragraphs: [paragraph('A note')],
    },
  ],
  sections: [
    {
      ...section,
      columns: [
        { width: 200, space: 30 },
        { width: 221, space: 0 },
      ],
      blocks: [
        paragraph('Heading', { heading: 1, starts: 'page', bookmarks: ['place_0_1'] }),
        paragraph('', {
          inlines: [drawn, stamp, everything, { type: 'tab' }, { type: 'note', note: 0, look }],
          list: { list: 0, level: 0 },
          border: { ...border, spaces: { top: 4, left: 5, bottom: 4, right: 5 } },
          shading: 'EEEEEE',
          tabs: [{ at: 100, alignment: 'right', leader: 'dot' }],
          isRightToLeft: true,
          left: 30,
          right: 20,
          firstLine: -10,
          before: 6,
          alignment: 'justified',
        }),
        paragraph('At the margin', { list: { list: 0, level: 0 } }),
        paragraph('', { inlines: [formula], alignment: 'center', line: { rule: 'atLeast', value: 12 } }),
        paragraph('', { inlines: [textInline('where '), formula] }),
        table,
        table,
      ],
    },
    { ...section, blocks: [table] },
  ],
};

/** The order of elements in the schema (ECMA-376 part 1, annex A), as far as they are written. */
const orders: Readonly<Record<string, string>> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs autoSpaceDE autoSpaceDN bidi spacing ind contextualSpacing jc textDirection outlineLvl rPr sectPr',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike color spacing w kern position sz szCs highlight u effect bdr shd vertAlign rtl cs lang',
  'w:tblPr': 'tblStyle tblpPr bidiVisual tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook',
  'w:tcPr': 'tcW gridSpan vMerge tcBorders shd noWrap tcMar textDirection vAlign',
  'w:tcBorders': 'top left bottom right',
  'w:pBdr': 'top left bottom right',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar pgNumType cols titlePg textDirection',
  'w:lvl': 'start numFmt lvlText lvlJc pPr rPr',
  'w:style': 'name basedOn next link uiPriority qFormat pPr rPr',
  'w:settings': 'embedTrueTypeFonts embedSystemFonts saveSubsetFonts evenAndOddHeaders footnotePr endnotePr compat',
  'w:font': 'altName panose1 charset family notTrueType pitch sig embedRegular embedBold embedItalic embedBoldItalic',
  'w:tbl': 'tblPr tblGrid tr',
  'w:abstractNum': 'multiLevelType lvl',
  'w:numbering': 'abstractNum num',
};

function* elements(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* elements(child);
}

describe('a DOCX file', () => {
  let file: string;
  const part = async (name: string) => parseXml(await partOf(file, name));

  beforeAll(async () => {
    file = join(await mkdtemp(join(await scratchFolder(), 'docx-')), 'out.docx');
    const font = { family: 'Calibri', isBold: false, isItalic: false, bytes: Buffer.from('the bytes of a font') };
    await writeDocx(model, file, [font]);
  });

  it.each(['document', 'styles', 'numbering', 'settings', 'fontTable', 'footnotes', 'header1', 'footer1'])(
    'has the elements of %s in the order of the schema',
    async (name) => {
      for (const element of elements(await part(`word/${name}.xml`))) {
        const order = orders[element.name]?.split(' ').map((each) => `w:${each}`);
        if (order === undefined) continue;
        const places = element.children.map((child) => order.indexOf(child.name));
        expect(places, `${element.name}: ${element.children.map((child) => child.name)}`).not.toContain(-1);
        expect(places, element.name).toEqual([...places].sort((a, b) => a - b));
      }
    },
  );

  it('ends every cell and every body with a paragraph, and parts tables with one', async () => {
    const document = await part('word/document.xml');
    for (const { name, children } of elements(document)) {
      if (name === 'w:tc') expect(children.at(-1)?.name).toBe('w:p');
      for (const [index, child] of children.entries()) {
        if (child.name === 'w:tbl') expect(children[index + 1]?.name).toBe('w:p');
      }
    }
    expect(document.children[0]?.children.at(-1)?.name).toBe('w:sectPr');
  });

  it('has the bullets of Word, and the width and spacing of letters', async () => {
    const numbering = await partOf(file, 'word/numbering.xml');
    expect(numbering).toContain('<w:lvlText w:val="\uf0b7"/>');
    expect(numbering).toContain('w:ascii="Symbol"');
    const document = await partOf(file, 'word/document.xml');
    expect(document).toContain('<w:spacing w:val="30"/><w:w w:val="120"/>');
  });

  it('has formulas in lines and as paragraphs, in lines that may grow with them', async () => {
    const document = await partOf(file, 'word/document.xml');
    const paragraphs = document.match(/<w:p>(?:(?!<\/w:p>).)*<m:oMath>.*?<\/w:p>/g) ?? [];
    expect(paragraphs.map((xml) => xml.includes('<m:oMathPara>'))).toEqual([true, false]);
    expect(paragraphs[0]).toContain('<m:jc m:val="center"/>');
    const rules = paragraphs.map((xml) => /w:line="240" w:lineRule="(\w+)"/.exec(xml)?.[1]);
    expect(rules).toEqual(['atLeast', 'exact']);
  });

  it('says that a line begins where the others do, although its list lets first lines hang', async () => {
    const document = await partOf(file, 'word/document.xml');
    expect(document).toMatch(/<w:ind w:left="0" w:firstLine="0"(?:(?!<w:ind).)*>At the margin</);
  });

  it('says where the text of a heading differs from its style', async () => {
    const document = await partOf(file, 'word/document.xml');
    const [, properties] = /<w:rPr>((?:(?!<w:rPr>).)*)<\/w:rPr><w:t[^>]*>Heading</.exec(document) ?? [];
    expect(properties).toBe('<w:b w:val="0"/><w:bCs w:val="0"/><w:sz w:val="20"/><w:szCs w:val="20"/>');
  });

  it('has pictures instead of shapes where it becomes RTF', async () => {
    const forRtf = join(await mkdtemp(join(await scratchFolder(), 'rtf-')), 'out.docx');
    await writeDocx({ ...model, sections: model.sections.slice(0, 1) }, forRtf, [], 'rtf');
    const document = await partOf(forRtf, 'word/document.xml');
    expect(document).not.toContain('<a:custGeom>');
    expect(document.match(/<pic:pic>/g)).toHaveLength(1);
    expect(await partOf(forRtf, '[Content_Types].xml')).toContain('Extension="emf"');
    expect((await partOf(forRtf, 'word/media/image1.emf')).slice(40, 44)).toBe(' EMF');
    expect(await partOf(file, 'word/document.xml')).toContain('<a:custGeom>');
  });

  it('has running heads with styles of their own where it becomes RTF', async () => {
    const forRtf = join(await mkdtemp(join(await scratchFolder(), 'rtf-')), 'out.docx');
    await writeDocx(model, forRtf, [], 'rtf');
    const header = await partOf(forRtf, 'word/header1.xml');
    const [, id] = /<w:pPr><w:pStyle w:val="(RunningHead\d+)"\/><\/w:pPr>/.exec(header) ?? [];
    expect(header.match(/<w:pPr>/g)).toHaveLength(header.match(/"RunningHead/g)?.length ?? 0);
    expect(await partOf(forRtf, 'word/styles.xml')).toContain(`w:styleId="${id}"`);
    expect(await partOf(file, 'word/header1.xml')).not.toContain('RunningHead');
    expect(await partOf(file, 'word/styles.xml')).not.toContain('RunningHead');
  });

  it('refers to nothing that is not there', async () => {
    const known = (await part('word/_rels/document.xml.rels')).children.map(({ attributes }) => attributes.Id);
    const used = [...elements(await part('word/document.xml'))].flatMap(({ attributes }) => attributes['r:id'] ?? []);
    expect(used.length).toBeGreaterThan(4);
    for (const id of used) expect(known).toContain(id);
    const numbers = (await part('word/numbering.xml')).children.filter(({ name }) => name === 'w:num');
    expect(numbers.map(({ attributes }) => attributes['w:numId'])).toEqual(['1', '2']);
    // The model has footnotes and no endnotes.
    const settings = (await part('word/settings.xml')).children.map(({ name }) => name);
    expect(settings).toContain('w:footnotePr');
    expect(settings).not.toContain('w:endnotePr');
  });

  it('draws shapes at their place of the page', async () => {
    const all = [...elements(await part('word/document.xml'))];
    expect(all.find(({ name }) => name === 'mc:Choice')?.attributes.Requires).toBe('wps');
    const path = all.find(({ name }) => name === 'a:path');
    expect(path?.attributes).toEqual({ w: '254000', h: '508000' });
    expect(path?.children.map(({ name }) => name)).toEqual(['a:moveTo', 'a:lnTo', 'a:cubicBezTo', 'a:close']);
  });

  it('writes text that runs up the page in a box at its place', async () => {
    const all = [...elements(await part('word/document.xml'))];
    const body = all.find(({ name, attributes }) => name === 'wps:bodyPr' && attributes.vert !== undefined);
    expect(body?.attributes).toEqual({ vert: 'vert270', wrap: 'square', lIns: '0', tIns: '0', rIns: '0', bIns: '0' });
    const document = await partOf(file, 'word/document.xml');
    expect(document).toMatch(/<w:txbxContent><w:p>.*In the margin.*<\/w:p><\/w:txbxContent>/);
    expect(document).toContain('<wp:extent cx="152400" cy="2540000"/>');
  });

  it('writes running heads where they change alone, and numbers pages', async () => {
    const sections = [...elements(await part('word/document.xml'))].filter(({ name }) => name === 'w:sectPr');
    const references = sections.map(({ children }) => children.filter(({ name }) => /Reference$/.test(name)).length);
    expect(references).toEqual([6, 0]);
    const numbers = sections[0]?.children.find(({ name }) => name === 'w:pgNumType');
    expect(numbers?.attributes['w:start']).toBe('3');
  });
});

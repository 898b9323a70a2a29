import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { createUsedFonts } from '../../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import { stylesXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/styles/styles-xml.ts';
import type { DocModel, Note, Section } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { parseXml, type XmlNode } from '../../../../../../support/office/read/parse-xml.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

/** The styles of a document with these parts, and the families that they name. */
function stylesOf(parts: Partial<DocModel> = {}) {
  const fonts = createUsedFonts();
  const root = parseXml(stylesXml(writeContext(parts).model, fonts));
  const [defaults, ...styles] = root.children;
  const style = (id: string) => styles.find(({ attributes }) => attributes['w:styleId'] === id);
  return { defaults, ids: styles.map(({ attributes }) => attributes['w:styleId']), style, fonts: fonts.kinds };
}
const within = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((at, name) => at?.children.find((child) => child.name === name), node);
const valOf = (node: XmlNode | undefined, ...names: readonly string[]) => within(node, ...names)?.attributes['w:val'];
const namesIn = (node: XmlNode | undefined) => node?.children.map(({ name }) => name);

describe('the default look', () => {
  it('is that of the body text', () => {
    const body = { ...look, size: 10.5, colour: '333333', isBold: true, stretch: 90 };
    const run = within(stylesOf({ body }).defaults, 'w:rPrDefault', 'w:rPr');
    expect(namesIn(run)).toEqual(['w:rFonts', 'w:b', 'w:bCs', 'w:color', 'w:w', 'w:sz', 'w:szCs']);
    expect(['w:color', 'w:w', 'w:sz', 'w:szCs'].map((name) => valOf(run, name))).toEqual(['333333', '90', '21', '21']);
    expect(namesIn(within(stylesOf().defaults, 'w:rPrDefault', 'w:rPr'))).not.toContain('w:b');
  });

  it('leaves lines alone at the ends of pages where the document does', () => {
    const controlOf = (hasWidows: boolean) =>
      valOf(stylesOf({ hasWidows }).defaults, 'w:pPrDefault', 'w:pPr', 'w:widowControl');
    expect([controlOf(true), controlOf(false)]).toEqual(['0', undefined]);
  });

  it('has no room between scripts where the document has none', () => {
    const normalOf = (isTightBetweenScripts: boolean) =>
      namesIn(within(stylesOf({ isTightBetweenScripts }).style('Normal'), 'w:pPr'));
    expect([normalOf(true), normalOf(false)]).toEqual([['w:autoSpaceDE', 'w:autoSpaceDN'], undefined]);
  });
});

describe('the styles of headings', () => {
  it('are there for all ranks and the title, with what is unlike the body text', () => {
    const headings = new Map([[2, { ...look, size: 16, font: 'Carlito' }]]);
    const { ids, style, fonts } = stylesOf({ headings });
    expect(ids).toEqual(['Normal', ...[1, 2, 3, 4, 5, 6].map((rank) => `Heading${rank}`), 'Title']);
    expect(valOf(style('Heading2'), 'w:name')).toBe('heading 2');
    expect(valOf(style('Heading2'), 'w:pPr', 'w:outlineLvl')).toBe('1');
    expect(namesIn(within(style('Heading2'), 'w:pPr'))).toContain('w:keepNext');
    expect(valOf(style('Heading2'), 'w:rPr', 'w:sz')).toBe('32');
    expect(within(style('Heading1'), 'w:rPr')).toBeUndefined();
    expect([...fonts.keys()]).toEqual(['Arial', 'Calibri']);
  });

  it('have no effects, which single runs may lack', () => {
    const effect = { type: 'glow', radius: 3, colour: 'FF0000' } as unknown as NonNullable<typeof look.effect>;
    const plain = stylesOf({ headings: new Map([['title', { ...look, size: 20 }]]) });
    const glowing = stylesOf({ headings: new Map([['title', { ...look, size: 20, effect }]]) });
    expect(glowing.style('Title')).toEqual(plain.style('Title'));
  });
});

describe('the styles of a table of contents', () => {
  const entry = (level: number, left: number) =>
    emptyParagraph({
      left,
      contents: { level } as NonNullable<ReturnType<typeof emptyParagraph>['contents']>,
      tabs: [
        { at: 20, alignment: 'left', leader: 'none' },
        { at: 400, alignment: 'right', leader: 'dot' },
      ],
    });

  it('are those of the first entry of each level, in order', () => {
    const blocks = [entry(2, 12), entry(1, 0), entry(2, 99)];
    const { ids, style } = stylesOf({ sections: [{ blocks } as unknown as Section] });
    expect(ids.filter((id) => id?.startsWith('TOC'))).toEqual(['TOC1', 'TOC2']);
    expect(valOf(style('TOC2'), 'w:name')).toBe('toc 2');
    expect(within(style('TOC2'), 'w:pPr', 'w:ind')?.attributes).toEqual({ 'w:left': '240' });
    expect(within(style('TOC1'), 'w:pPr', 'w:ind')).toBeUndefined();
    expect(within(style('TOC1'), 'w:pPr', 'w:tabs')?.children.map(({ attributes }) => attributes['w:pos'])).toEqual([
      '8000',
    ]);
  });
});

describe('the styles of the marks of notes', () => {
  const note = (kind: Note['kind'], isRaised: boolean): Note => ({
    kind,
    label: { look: { ...look, size: 8 }, isRaised, gap: 'space' },
    paragraphs: [],
  });

  it('are there for kinds whose marks are raised', () => {
    const { ids, style } = stylesOf({ notes: [note('footnote', false), note('endnote', true)] });
    expect(ids.filter((id) => id?.endsWith('Reference'))).toEqual(['EndnoteReference']);
    expect(ids.filter((id) => id?.endsWith('noteText'))).toEqual(['FootnoteText', 'EndnoteText']);
    expect(valOf(style('FootnoteText'), 'w:basedOn')).toBe('Normal');
    expect(style('EndnoteReference')?.attributes['w:type']).toBe('character');
    expect(valOf(style('EndnoteReference'), 'w:rPr', 'w:vertAlign')).toBe('superscript');
  });
});

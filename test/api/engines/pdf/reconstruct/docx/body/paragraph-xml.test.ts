import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { paragraphXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/paragraph-xml.ts';
import type { Paragraph } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const level = { format: 'decimal', text: '%1.', start: 1, left: 36, hanging: 18, look } as const;
const context = writeContext({ lists: [{ levels: [level] }] });
const xmlOf = (parts: Partial<Paragraph>, rest: { readonly section?: string; readonly lead?: string } = {}) =>
  paragraphXml(emptyParagraph({ inlines: [textInline('text')], ...parts }), { width: 400, context, ...rest });

describe('the properties of a paragraph', () => {
  it('are in the order of the schema', () => {
    const xml = xmlOf(
      {
        ...{ heading: 1, mayEndPage: true, starts: 'page', list: { list: 0, level: 0 }, shading: 'EEEEEE' },
        ...{ isRightToLeft: true, before: 6, left: 50, alignment: 'justified' },
        border: { width: 1, colour: '000000', spaces: { top: 1, left: 2, bottom: 3, right: 4 } },
        tabs: [{ at: 10, alignment: 'left', leader: 'none' }],
      },
      { section: '<w:sectPr/>' },
    );
    const names = [...(/<w:pPr>(.*)<\/w:pPr>/.exec(xml)?.[1] ?? '').matchAll(/<w:(\w+)/g)].map(([, name]) => name);
    const order = ['pStyle', 'keepNext', 'pageBreakBefore', 'numPr', 'pBdr', 'shd', 'tabs', 'bidi', 'spacing'];
    expect(names.filter((name) => [...order, 'ind', 'jc', 'sectPr'].includes(name ?? ''))).toEqual([
      ...order,
      ...['ind', 'jc', 'sectPr'],
    ]);
    expect(xml).toContain('<w:right w:val="single" w:sz="8" w:space="4"');
  });

  it('have no indents where they are those of its list, or none', () => {
    const item = { list: { list: 0, level: 0 } };
    expect(xmlOf({})).not.toContain('<w:ind');
    expect(xmlOf({ ...item, left: 36, firstLine: -18 })).not.toContain('<w:ind');
    expect(xmlOf({ ...item, left: 50, firstLine: 0 })).toContain('<w:ind w:left="1000" w:firstLine="0"/>');
    expect(xmlOf({ left: 10, right: 5, firstLine: -10 })).toContain(
      '<w:ind w:left="200" w:right="100" w:hanging="200"/>',
    );
    expect(xmlOf({ firstLine: 12 })).toContain('<w:ind w:left="0" w:firstLine="240"/>');
  });

  it('have an indent of nothing in an entry of contents, whose style has that of the first one', () => {
    expect(xmlOf({ contents: { level: 1, begins: false, ends: false } })).toContain('<w:ind w:left="0"/>');
  });

  it('say how high lines are, in points or in lines', () => {
    expect(xmlOf({ line: { rule: 'exact', value: 12 } })).toContain('w:line="240" w:lineRule="exact"');
    expect(xmlOf({ line: { rule: 'atLeast', value: 14 } })).toContain('w:line="280" w:lineRule="atLeast"');
    expect(xmlOf({ line: { rule: 'multiple', value: 1.5 } })).toContain('w:line="360" w:lineRule="auto"');
  });
});

describe('the content of a paragraph', () => {
  it('comes after its bookmarks, a break of the column, and what leads it', () => {
    const xml = xmlOf({ bookmarks: ['one'], starts: 'column' }, { lead: '<lead/>' });
    expect(xml).toMatch(/w:name="one"\/><w:bookmarkEnd.*w:type="column".*<lead\/>.*text<\/w:t>/);
    expect(xmlOf({})).not.toContain('w:type="column"');
  });

  it('may begin and end the field of a table of contents', () => {
    const only = xmlOf({ contents: { level: 1, begins: true, ends: true } });
    expect(only).toMatch(/TOC .*text<\/w:t>.*w:fldCharType="end"/);
    const inner = xmlOf({ contents: { level: 2, begins: false, ends: false } });
    expect(inner).not.toContain('fldChar');
  });

  it('has boxes of text before the field of a table of contents, since LibreOffice loses what follows it otherwise', () => {
    const margin = { box: { x0: 20, y0: 90, x1: 30, y1: 190 }, turn: -90 as const, isInFront: true, pitch: 12 };
    const inlines = [textInline('1'), { type: 'text-box' as const, texts: [textInline('margin')], ...margin }];
    const xml = xmlOf({ inlines, contents: { level: 1, begins: true, ends: true } });
    expect(xml).toMatch(/<w:txbxContent>.*TOC .*>1<\/w:t>.*w:fldCharType="end"/);
    expect(xml.split('w:txbxContent')).toHaveLength(3);
    expect(xmlOf({ inlines })).toMatch(/>1<\/w:t>.*<w:txbxContent>/);
  });
});

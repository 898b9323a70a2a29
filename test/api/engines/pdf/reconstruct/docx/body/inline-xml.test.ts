import { describe, expect, it } from 'vitest';
import { fieldBegin, inlinesXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/inline-xml.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import type { FormField } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const xmlOf = (...inlines: readonly Inline[]) => inlinesXml(inlines, 400, writeContext());
const linked = (text: string, link: string) => textInline(text, { link });
const count = (xml: string, tag: string) => xml.split(`<${tag}`).length - 1;

describe('links', () => {
  it('have all runs that lead to one place, and the tabs between them', () => {
    const xml = xmlOf(
      linked('one', '#a'),
      { type: 'tab' },
      linked('two', '#a'),
      { type: 'tab' },
      linked('three', '#b'),
    );
    expect(count(xml, 'w:hyperlink')).toBe(2);
    expect(xml).toMatch(/^<w:hyperlink w:anchor="a".*one.*<w:tab\/>.*two.*<\/w:hyperlink><w:r><w:tab\/>/);
  });

  it('lead out of the document by a relationship', () => {
    expect(xmlOf(linked('out', 'https://example.org'))).toMatch(/<w:hyperlink r:id="\w+"/);
  });
});

describe('fields', () => {
  it('have all runs of their content', () => {
    const field: FormField = {
      ...{ x0: 0, x1: 50, y0: 0, y1: 10, type: 'text', name: 'town', value: 'New York', isChecked: false },
      ...{ options: [], isMultiline: false, isFree: false },
    };
    const xml = xmlOf(textInline('New ', { field }), textInline('York', { field }), textInline(' is a town'));
    expect(xml).toMatch(/^<w:sdt>.*New .*York.*<\/w:sdt>.* is a town/);
    expect(count(xml, 'w:sdt>')).toBe(1);
  });

  it('tell numbers of pages', () => {
    expect(xmlOf({ type: 'page-number', of: 'page', look, shown: '7' })).toMatch(/ PAGE .*>7<.*"end"/);
    expect(xmlOf({ type: 'page-number', of: 'pages', look, shown: '9' })).toMatch(/ NUMPAGES .*>9</);
    expect(fieldBegin('A & B')).toContain(' A &amp; B ');
  });
});

describe('references', () => {
  it('are to notes by their numbers from 1, as those of the first kind if there is none', () => {
    expect(xmlOf({ type: 'note', note: 2, look })).toMatch(/<w:footnoteReference w:id="3"\/>/);
  });
});

describe('text boxes', () => {
  it('have the look of their text in a heading, too, since its style is not theirs', () => {
    const bold = { ...look, isBold: true };
    const box: Inline = {
      ...{ type: 'text-box', turn: -90, isInFront: true, pitch: 11.5, texts: [textInline('Axis', { look: bold })] },
      box: { x0: 10, x1: 60, y0: 20, y1: 35 },
    };
    const xml = inlinesXml([box], 400, { ...writeContext(), styleLook: bold });
    expect(xml).toMatch(/<w:b\/>.*Axis/);
  });
});

describe('breaks', () => {
  it('are of lines', () => {
    expect(xmlOf({ type: 'break' })).toBe('<w:r><w:br/></w:r>');
  });
});

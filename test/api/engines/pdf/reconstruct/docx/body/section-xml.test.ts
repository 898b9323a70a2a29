import { describe, expect, it } from 'vitest';
import { sectionXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/section-xml.ts';
import type { Section } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';

const none = { usual: null, first: null, even: null };
const turned: Section = {
  ...{ isVertical: true, width: 800, height: 600, start: 'nextPage', columns: [], blocks: [] },
  margins: { top: 10, right: 20, bottom: 30, left: 40, header: 5, footer: 6 },
  ...{ header: none, footer: none, firstPageNumber: null },
};

describe('sectionXml', () => {
  it('turns the page of vertical writing back, with the first line at the right', () => {
    const xml = sectionXml(turned, null);
    expect(xml).toContain('<w:pgSz w:w="12000" w:h="16000"/>');
    expect(xml).toContain('w:top="800" w:right="200" w:bottom="400" w:left="600"');
    expect(xml).toContain('<w:textDirection w:val="tbRl"/></w:sectPr>');
  });

  it('numbers lines as the pages do', () => {
    const xml = sectionXml(turned, null, { step: 5, distance: 14, restart: 'newPage' });
    expect(xml).toContain('/><w:lnNumType w:countBy="5" w:distance="280" w:restart="newPage"/><w:cols ');
  });

  it('numbers pages from the first one on, or goes on, in the format of their heads', () => {
    const numbersOf = (section: Partial<Section>) =>
      /<w:pgNumType.*?>/.exec(sectionXml({ ...turned, ...section }, null))?.[0];
    expect(numbersOf({})).toBeUndefined();
    expect(numbersOf({ firstPageNumber: 3 })).toBe('<w:pgNumType w:start="3"/>');
    expect(numbersOf({ numberFormat: 'lowerRoman' })).toBe('<w:pgNumType w:fmt="lowerRoman"/>');
  });
});

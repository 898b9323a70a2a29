import { describe, expect, it } from 'vitest';
import { runProperties, textElement } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/run-xml.ts';
import { createUsedFonts } from '../../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

describe('the text of a run', () => {
  it('has elements for soft hyphens', () => {
    expect(textElement('para\u00adgraph')).toBe(
      '<w:t xml:space="preserve">para</w:t><w:softHyphen/><w:t xml:space="preserve">graph</w:t>',
    );
  });

  it('keeps what XML would take for markup', () => {
    expect(textElement(' a < b ')).toBe('<w:t xml:space="preserve"> a &lt; b </w:t>');
  });
});

describe('the frame around letters', () => {
  it('is a border of their run', () => {
    const xml = runProperties({ look, frame: '889900' }, { styleLook: look, fonts: createUsedFonts() });
    expect(xml).toBe('<w:rPr><w:bdr w:val="single" w:sz="4" w:space="0" w:color="889900"/></w:rPr>');
  });
});

describe('the effect of letters', () => {
  const xmlOf = (offset: number) => {
    const effect = { colour: '404040', transparency: 0.6, radius: 3, offset };
    return runProperties({ look: { ...look, effect } }, { styleLook: look, fonts: createUsedFonts() });
  };
  const shade = '<w14:srgbClr w14:val="404040"><w14:alpha w14:val="60000"/></w14:srgbClr>';

  it('is a glow around them, or a shadow to their right or left', () => {
    expect(xmlOf(0)).toBe(`<w:rPr><w14:glow w14:rad="38100">${shade}</w14:glow></w:rPr>`);
    expect(xmlOf(1)).toMatch(/<w14:shadow w14:blurRad="38100" w14:dist="17961" w14:dir="2700000"/);
    expect(xmlOf(-1)).toMatch(/w14:dist="17961" w14:dir="8100000"/);
  });
});

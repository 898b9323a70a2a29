import { describe, expect, it } from 'vitest';
import { createUsedFonts } from '../../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import {
  displayedXml,
  formulaXml,
} from '../../../../../../../api/engines/pdf/reconstruct/docx/formulas/formula-xml.ts';
import type { MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const x: MathRow = [{ type: 'run', text: 'x', style: 'italic' }];

describe('a formula in a document', () => {
  it('is in the font of formulas, in the size and the colour of its letters', () => {
    const fonts = createUsedFonts();
    const xml = formulaXml({ row: x, look: { ...look, size: 12, colour: 'FF0000' } }, { styleLook: look, fonts });
    expect(xml).toContain('<w:rFonts w:ascii="Cambria Math"');
    expect(xml).toContain('<w:color w:val="FF0000"/><w:sz w:val="24"/><w:szCs w:val="24"/>');
    expect([...fonts.kinds.keys()]).toEqual(['Cambria Math']);
  });

  it('may be a paragraph of its own', () => {
    const xml = displayedXml({ row: x, look }, 'center', { styleLook: look, fonts: createUsedFonts() });
    expect(xml).toMatch(/^<m:oMathPara><m:oMathParaPr><m:jc m:val="center"\/><\/m:oMathParaPr><m:oMath>/);
  });
});

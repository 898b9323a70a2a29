import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { liberationSansAs } from '../../../../../../support/fonts/font-file.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const glyphsOf = async (content: string, font?: string) => (await textPage(content, font)).glyphs;

describe('the look of letters', () => {
  it('tells how wide they were stretched', async () => {
    const [usual] = await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET');
    const [wide] = await glyphsOf('BT /F 12 Tf 150 Tz 20 50 Td (Text) Tj ET');
    expect([usual?.look.stretch, wide?.look.stretch]).toEqual([undefined, 150]);
    expect(wide?.look.size).toBe(12);
  });

  it('reads negative sizes, whose letters are turned back, as what they look like', async () => {
    const [glyph] = await glyphsOf('BT /F -12 Tf -100 Tz 1 0 0 -1 20 50 Tm (Text) Tj ET');
    expect(glyph).toMatchObject({ text: 'T', look: { size: 12, isItalic: false } });
  });

  it('takes letters that the file slants for italic, as wide as they are upright', async () => {
    const [first, second] = await glyphsOf('BT /F 12 Tf 1 0 0.3 1 20 50 Tm (nn) Tj ET');
    expect(first?.look.isItalic).toBe(true);
    expect(second?.x0).toBeCloseTo(first?.x1 ?? 0, 1);
  });

  it('takes the medium fonts of URW for bold', async () => {
    const [glyph] = await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET', 'NimbusRomNo9L-Medi');
    expect(glyph?.look.isBold).toBe(true);
  });

  it('is in one font where publishers name parts of it', async () => {
    const [glyph] = await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET', 'AdvOT863180fb.I+20');
    expect(glyph?.look).toMatchObject({ font: 'AdvOT863180fb.I', isItalic: true });
  });

  it('is black in black ink, which PDFium shows as a printer’s proof does', async () => {
    const colourOf = async (ink: string) =>
      (await glyphsOf(`${ink} BT /F 12 Tf 20 50 Td (Text) Tj ET`))[0]?.look.colour;
    expect([await colourOf('0 0 0 1 k'), await colourOf('0 0 0 0.6 k')]).toEqual(['000000', '808285']);
  });

  it('is in the colour of its outlines where only these are drawn, and paler if they are thin', async () => {
    const lookOf = async (width: number) =>
      (await glyphsOf(`1 0 0 RG ${width} w BT /F 12 Tf 1 Tr 20 50 Td (Text) Tj ET`))[0]?.look;
    const [thick, thin] = [await lookOf(1), await lookOf(0.01)];
    expect([thick?.colour, thin?.colour]).toEqual(['FF0000', 'FFBFBF']);
    expect([thick?.outline, thin?.outline?.colour]).toEqual([{ width: 1, colour: 'FF0000' }, 'FF0000']);
  });

  it('has the size at which a form is placed', async () => {
    const text = 'BT /F 12 Tf 20 50 Td (Text) Tj ET';
    const { glyphs } = await textPage('q 0.5 0 0 0.5 0 0 cm /X Do Q', 'Helvetica', text);
    expect(glyphs.map(({ look }) => look.size)).toEqual([6, 6, 6, 6]);
    const turned = await textPage('q 0 1 -1 0 100 0 cm /X Do Q', 'Helvetica', text);
    expect([turned.glyphs.length, turned.rotated.length]).toEqual([0, 4]);
  });

  it('knows fixed-pitch fonts by their names, which Word does not flag', async () => {
    const pitchOf = async (font: string) =>
      (await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET', font))[0]?.look.isFixedPitch;
    expect([await pitchOf('Consolas-Bold'), await pitchOf('Helvetica')]).toEqual([true, false]);
  });

  it('knows by the widths of letters that a font is none of a fixed pitch, though FOP flags those with serifs so', async () => {
    const kindOf = async (widths: readonly number[]) => {
      const file = pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
        streamOf('BT 20 50 Td /F 12 Tf (abcd) Tj ET'),
        `<< /Type /Font /Subtype /TrueType /BaseFont /Gentium /Encoding /WinAnsiEncoding /FirstChar 97 /LastChar 100 /Widths [${widths.join(' ')}] /FontDescriptor 6 0 R >>`,
        '<< /Type /FontDescriptor /FontName /Gentium /Flags 33 /FontFile2 7 0 R >>',
        { entries: '', data: await liberationSansAs('Gentium') },
      ]);
      const document = openDocument(await startPdfium(), file);
      const look = document.readPage(0).glyphs[0]?.look;
      document.close();
      return [look?.isFixedPitch, look?.isSerif];
    };
    expect(await kindOf([500, 556, 444, 520])).toEqual([false, true]);
    expect(await kindOf([600, 600, 600, 600])).toEqual([true, false]);
  });

  it('is that of the embedded file where the program numbers its fonts, as Windows does in printing', async () => {
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R /G 8 0 R >> >> >>',
      streamOf('BT 20 50 Td /F 12 Tf (A) Tj /G 12 Tf (B) Tj ET'),
      '<< /Type /Font /Subtype /TrueType /BaseFont /CIDFont+F1 /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R >>',
      '<< /Type /FontDescriptor /FontName /CIDFont+F1 /Flags 32 /FontFile2 7 0 R >>',
      { entries: '', data: await liberationSansAs('Georgia') },
      '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Verdana /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R >>',
    ]);
    const document = openDocument(await startPdfium(), file);
    expect(document.readPage(0).glyphs.map(({ look }) => look.font)).toEqual(['Georgia-Regular', 'Verdana']);
    document.close();
  });
});

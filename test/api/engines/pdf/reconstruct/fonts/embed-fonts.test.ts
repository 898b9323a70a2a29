import { describe, expect, it } from 'vitest';
import { type FontProgram, readFontProgram } from '../../../../../../api/engines/pdf/fonts/font-program.ts';
import type { KeptFont } from '../../../../../../api/engines/pdf/reconstruct/extract/fonts/kept-fonts.ts';
import { createFontEmbedding } from '../../../../../../api/engines/pdf/reconstruct/fonts/embed-fonts.ts';
import { subsetFonts } from '../../../../../../api/engines/pdf/reconstruct/fonts/subset-fonts.ts';
import type { Glyph, Look, Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { setNames } from '../../../../../../api/formats/fonts/names.ts';
import { writeFonts } from '../../../../../../api/formats/fonts/sfnt.ts';
import { liberationSans } from '../../../../../support/fonts/font-file.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const fontOf = async (family: string): Promise<Buffer> => {
  const font = await liberationSans();
  setNames(font, family, 'Regular');
  return writeFonts([font]);
};

/** A font of the file whose program does not depend on the characters. */
interface WholeFont extends KeptFont {
  readonly program: FontProgram;
}

const withProgram = (font: KeptFont, program: FontProgram): WholeFont => ({
  ...font,
  program,
  programFor: () => program,
});

async function kept(family = 'Quaint', own: Partial<KeptFont> = {}): Promise<WholeFont> {
  const program = readFontProgram(await fontOf(family));
  if (program === null) throw new Error('a font that cannot be embedded');
  const font = { programFor: () => program, isDrawn: false, isBold: false, isItalic: false, ...own };
  return withProgram(font, program);
}

/** A page whose letters are as wide as in a font, or wider by some ems. */
function pageOf(text: string, { program }: WholeFont, look: Partial<Look>, wider = 0): Page {
  const letters = glyphs(text, 50, 100).map((glyph): Glyph => {
    const width = (program.advanceOf(glyph.text) ?? 1) + wider;
    return { ...glyph, look: { ...glyph.look, ...look }, x1: glyph.x0 + width * glyph.look.size };
  });
  return { ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters };
}

/** How a font is embedded of which a page shows a text. */
function embeddedAs(font: WholeFont, look: Partial<Look>, { text = 'stone', wider = 0 } = {}) {
  const embedding = createFontEmbedding(new Map([[look.font ?? '', [font]]]));
  const page = pageOf(text, font, look, wider);
  embedding.measure(page);
  const [glyph] = page.glyphs;
  return { as: glyph === undefined ? null : embedding.of(glyph.look), fonts: embedding.fonts() };
}

describe('a font of a PDF', () => {
  it('is embedded by the name that it has in its file', async () => {
    const { as, fonts } = embeddedAs(await kept('Quaint Light'), { font: 'QuaintLight-Roman' });
    expect(as).toMatchObject({ family: 'Quaint Light', isBold: false, isItalic: false });
    const [subset] = await subsetFonts(fonts);
    const program = readFontProgram(subset?.bytes as Buffer);
    expect(subset).toMatchObject({ family: 'Quaint Light', isBold: false });
    // What people type that the page does not show.
    for (const character of 'stone Q7é') expect(program?.advanceOf(character), character).not.toBeNull();
  });

  it('is asked for the characters of the pages measured so far, and for those that people type', async () => {
    const font = await kept();
    const embedding = createFontEmbedding(new Map([['Quaint', [font]]]));
    const before = embedding.charactersOf('Quaint');
    embedding.measure(pageOf('ste語', font, { font: 'Quaint' }));
    const after = embedding.charactersOf('Quaint');
    expect([...'se語Q7'].map((character) => before.includes(character))).toEqual([true, true, false, true, true]);
    expect([...'se語Q7'].every((character) => after.includes(character))).toBe(true);
    expect(after).toHaveLength(before.length + 1);
  });

  it('is not bold for its strokes, but for what the PDF does to it', async () => {
    const black = await kept('Quaint Black', { isBold: true });
    expect(embeddedAs(black, { font: 'Quaint-Black', isBold: true }).as?.isBold).toBe(false);
    expect(embeddedAs(await kept(), { font: 'Quaint', isBold: true }).as?.isBold).toBe(true);
    expect(embeddedAs(await kept(), { font: 'Quaint', isItalic: true }).as?.isItalic).toBe(true);
  });

  it('is not embedded if every reader has one as wide', async () => {
    expect(embeddedAs(await kept('Arial'), { font: 'ArialMT' }).as).toBeNull();
    expect(embeddedAs(await kept('Liberation Sans'), { font: 'LiberationSans' }).as).toBeNull();
  });

  it('is embedded if it is another weight of a family that every reader has', async () => {
    const { as } = embeddedAs(await kept('Calibri Light'), { font: 'Calibri-Light' });
    expect(as).toMatchObject({ family: 'Calibri Light', isBold: false });
  });

  it('is not embedded if its letters are others than on the page', async () => {
    expect(embeddedAs(await kept(), { font: 'Quaint' }, { wider: 0.05 }).as).toBeNull();
    expect(embeddedAs(await kept(), { font: 'Quaint' }, { text: 'sto語ne' }).as).toBeNull();
  });

  it('is embedded whatever its letters seem to measure if they were drawn by the page’s text', async () => {
    const drawn = await kept('Quaint', { isDrawn: true });
    expect(embeddedAs(drawn, { font: 'Quaint' }, { wider: 0.05 }).as).not.toBeNull();
    expect(embeddedAs(drawn, { font: 'Quaint' }, { text: 'sto語ne' }).as).toBeNull();
  });

  it('is embedded if it only looks like one that every reader has', async () => {
    expect(embeddedAs(await kept('CMR10'), { font: 'CMR10' }).as).toMatchObject({ family: 'CMR10' });
    expect(embeddedAs(await kept('Nimbus Rom No9L'), { font: 'NimbusRomNo9L-Regu' }).as).toBeNull();
  });

  it('is embedded if it is bold, and plain text is in another that looks like the same', async () => {
    const own = await kept('CMBX10', { isBold: true });
    const bold = withProgram(own, { ...own.program, isBold: true });
    const embedding = createFontEmbedding(new Map([['CMBX10', [bold]]]));
    const heading = pageOf('stone', bold, { font: 'CMBX10', isBold: true });
    for (const page of [heading, pageOf('stone', bold, { font: 'CMR10' })]) embedding.measure(page);
    expect(embedding.of(heading.glyphs[0]?.look as Look)).toMatchObject({ family: 'CMBX10', isBold: true });
  });

  it('is embedded if it has only the letters of its document, as subsets have', async () => {
    const whole = await kept();
    const advanceOf = (character: string) => ('stone'.includes(character) ? whole.program.advanceOf(character) : null);
    const { as, fonts } = embeddedAs(withProgram(whole, { ...whole.program, advanceOf }), { font: 'Quaint' });
    expect(as).not.toBeNull();
    expect(fonts[0]?.characters.toSorted()).toEqual([...'enost']);
  });

  it('has a name of its own in each document if it lacks what people type, and they are not likely to have it', async () => {
    const partOf = async (family: string) => {
      const whole = await kept(family);
      const advanceOf = (character: string) => (/[a-z]/.test(character) ? whole.program.advanceOf(character) : null);
      return withProgram(whole, { ...whole.program, advanceOf });
    };
    const nameIn = async (family: string, text: string) => {
      const { as, fonts } = embeddedAs(await partOf(family), { font: family.replaceAll(' ', '') }, { text });
      const [subset] = await subsetFonts(fonts);
      expect(readFontProgram(subset?.bytes as Buffer)?.family).toBe(as?.family);
      return as?.family;
    };
    const name = await nameIn('Quaint', 'stone');
    expect(name).toMatch(/^Quaint [0-9A-F]{4}$/);
    expect(await nameIn('Quaint', 'stone')).toBe(name);
    expect(await nameIn('Quaint', 'letters')).not.toBe(name);
    expect(await nameIn('A family of twenty-nine letters', 'stone')).toHaveLength(31);
    expect(await nameIn('Lucida Calligraphy', 'stone')).toBe('Lucida Calligraphy');
  });

  it('is not embedded for scripts whose letters are joined without the rules for it', async () => {
    const whole = await kept();
    const joined = (hasLayout: boolean) => withProgram(whole, { ...whole.program, hasLayout });
    const looks = { font: 'Quaint' };
    const arabic = withProgram(whole, { ...joined(false).program, advanceOf: () => 0.5 });
    expect(embeddedAs(arabic, looks, { text: 'سلام' }).as).toBeNull();
    expect(embeddedAs(joined(false), looks).as).not.toBeNull();
  });

  it('is not embedded where its bold letters would stand for plain ones that cannot be embedded', async () => {
    const bold = await kept('Quaint', { isBold: true });
    const heading = pageOf('stone', bold, { font: 'Quaint-Bold', isBold: true });
    const embeddedBeside = (text: Page) => {
      const embedding = createFontEmbedding(new Map([['Quaint-Bold', [bold]]]));
      for (const page of [heading, text]) embedding.measure(page);
      return embedding.of(heading.glyphs[0]?.look as Look);
    };
    expect(embeddedBeside(pageOf('stone', bold, { font: 'Quaint-Regular' }))).toBeNull();
    expect(
      embeddedBeside(pageOf('stone', bold, { font: 'Quaint-BoldItalic', isBold: true, isItalic: true })),
    ).not.toBeNull();
    expect(embeddedBeside(pageOf('stone', bold, { font: 'Plain-Regular' }))).not.toBeNull();
  });

  it('is embedded once for each style of a family', async () => {
    const font = await kept();
    const fonts = new Map([
      ['Quaint', [font]],
      ['Quaint-Again', [font]],
    ]);
    const embedding = createFontEmbedding(fonts);
    const [one, other] = ['Quaint', 'Quaint-Again'].map((name) => pageOf('stone', font, { font: name }));
    for (const page of [one, other]) embedding.measure(page as Page);
    expect(embedding.of(one?.glyphs[0]?.look as Look)).not.toBeNull();
    expect(embedding.of(other?.glyphs[0]?.look as Look)).toBeNull();
    expect(embedding.fonts()).toHaveLength(1);
  });
});

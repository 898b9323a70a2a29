import { describe, expect, it } from 'vitest';
import { createFontFitting } from '../../../../../../api/engines/pdf/reconstruct/fonts/fit-fonts.ts';
import type { UnnamedLook } from '../../../../../../api/engines/pdf/reconstruct/fonts/measure-faces.ts';
import type { Glyph, Look, Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look as plain } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Widths of the letters of "stone" in thousandths of an em. */
const times = { s: 389, t: 278, o: 500, n: 500, e: 444 } as const;

/** A page of letters that are as wide as in Times New Roman, or wider by some ems. */
function pageIn(look: Partial<UnnamedLook>, wider = 0): Page {
  const letters = glyphs('stonestonestone', 50, 100).map((glyph): Glyph => {
    const width = (times[glyph.text as keyof typeof times] ?? 500) / 1000 + wider;
    return { ...glyph, look: { ...glyph.look, ...look }, x1: glyph.x0 + width * glyph.look.size };
  });
  return { ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters };
}

function fitFonts(pages: readonly Page[]): void {
  const fonts = createFontFitting();
  for (const page of pages) fonts.measure(page);
  for (const page of pages) fonts.fit(page);
}

/** The look of a page's first letter once its fonts are fitted. */
function fittedLook(page: Page): Look | undefined {
  fitFonts([page]);
  return page.glyphs[0]?.look;
}
const lookIn = (look: Partial<Look>, wider = 0) => fittedLook(pageIn(look, wider));

describe('a font that readers lack', () => {
  it('is known by the widths of its letters', () => {
    const look = lookIn({ font: 'CIDFont+F1', isSerif: false });
    expect(look?.font).toBe('Times New Roman');
    expect(look?.fit).toBeUndefined();
  });

  it('is replaced by a common one of its kind, set as wide', () => {
    const look = lookIn({ font: 'Quaint-Regular', isSerif: true }, 0.05);
    expect(look?.font).toBe('Times New Roman');
    expect(look?.fit).toBeCloseTo(0.05);
  });

  it('is one that others have, too, where only families that all have are kept', () => {
    const page = pageIn({ font: 'Geneva', isSerif: true }, 0.05);
    const fonts = createFontFitting(new Map(), () => false);
    fonts.measure(page);
    fonts.fit(page);
    expect(page.glyphs[0]?.look.font).toBe('Times New Roman');
    expect(lookIn({ font: 'Geneva', isSerif: true }, 0.05)?.font).toBe('Geneva');
  });

  it('is bold if it is of medium weight beside a regular one of its family, and no bold one', () => {
    const medium = () => pageIn({ font: 'Quaint-Medium', isSerif: true }, 0.05);
    const pages = [medium(), pageIn({ font: 'Quaint-Regular', isSerif: true }, 0.05)];
    fitFonts(pages);
    expect(pages.map(({ glyphs }) => glyphs[0]?.look.isBold)).toEqual([true, false]);
    expect(fittedLook(medium())?.isBold).toBe(false);
    const withBold = [
      medium(),
      ...['Regular', 'Bold'].map((style) => pageIn({ font: `Quaint-${style}`, isSerif: true }, 0.05)),
    ];
    fitFonts(withBold);
    expect(withBold[0]?.glyphs[0]?.look.isBold).toBe(false);
    const kept = [pageIn({ font: 'Roboto-Medium' }), pageIn({ font: 'Roboto-Regular' })];
    fitFonts(kept);
    expect(kept[0]?.glyphs[0]?.look.isBold).toBe(false);
  });

  it('has serifs if its name is that of a typeface with some, whatever the file says', () => {
    const fontOf = (font: string) => lookIn({ font, isSerif: false }, 0.05)?.font;
    const withSerifs = ['GaramondNo8-Reg', 'QuaintSerif', 'URWPalladioL-Roma', 'CenturySchL-Bold', 'LinLibertineT'];
    expect(new Set(withSerifs.map(fontOf))).toEqual(new Set(['Times New Roman']));
    expect(['Quaint-Regular', 'QuaintSansSerif'].map(fontOf)).toEqual(['Arial', 'Arial']);
  });

  it('is like the common one with its proportions if it has no name', () => {
    const serif = pageIn({ font: '', unnamed: 1 }, 0.05);
    const fixed = pageIn({ font: '', unnamed: 2 });
    const even = fixed.glyphs.map((glyph) => ({ ...glyph, x1: glyph.x0 + 0.525 * glyph.look.size }));
    const more = 'abcdefghij'.split('').map((text, index) => ({ ...(even[index] as Glyph), text }));
    const pages = [serif, { ...fixed, glyphs: more.concat(even) }];
    fitFonts(pages);
    expect(pages.map(({ glyphs: [first] }) => first?.look.font)).toEqual(['Times New Roman', 'Courier New']);
    expect(pages.some(({ glyphs: [first] }) => first !== undefined && 'unnamed' in first.look)).toBe(false);
  });

  it('is known by Cyrillic letters as well', () => {
    const cyrillic = { s: ['с', 444], t: ['т', 437], o: ['о', 500], n: ['н', 535], e: ['е', 444] } as const;
    const page = pageIn({ font: 'Quaint-Regular', isSerif: true });
    const letters = page.glyphs.map((glyph): Glyph => {
      const [text, width] = cyrillic[glyph.text as keyof typeof cyrillic];
      return { ...glyph, text, x1: glyph.x0 + (width / 1000 + 0.02) * glyph.look.size };
    });
    const look = fittedLook({ ...page, glyphs: letters });
    expect(look?.font).toBe('Times New Roman');
    expect(look?.fit).toBeCloseTo(0.02);
  });

  it('is Arial Unicode MS, too, which came with older versions of Office', () => {
    expect(lookIn({ font: 'ArialUnicodeMS', isSerif: false }, 0.05)?.font).toBe('Arial');
    expect(lookIn({ font: 'ArialNarrow', isSerif: false }, 0.05)?.font).toBe('ArialNarrow');
  });

  it('has one look in all letters of a document that looked the same', () => {
    const [one, other] = [pageIn({ font: 'Quaint-Regular' }, 0.05), pageIn({ font: 'Quaint-Regular' }, 0.05)];
    const turned = { ...other, glyphs: [], rotated: other.glyphs };
    fitFonts([one, turned]);
    const looks = new Set([...one.glyphs, ...turned.rotated].map(({ look }) => look));
    expect(looks.size).toBe(1);
    expect([...looks][0]?.font).toBe('Arial');
  });
});

describe('a printed font that readers have', () => {
  it('is replaced in spaces between letters of another one, too', () => {
    const page = pageIn({ font: 'F1' });
    const [first, ...rest] = page.glyphs as [Glyph, ...Glyph[]];
    const odd = { ...page, glyphs: [{ ...first, spaceLook: first.look }, ...rest] };
    expect(fittedLook(odd)?.font).not.toBe('F1');
    expect(odd.glyphs[0]?.spaceLook).toBe(odd.glyphs[0]?.look);
  });

  it('is set as narrow as a printer printed it, but keeps its width where only its size was rounded', () => {
    const printed = { font: 'TimesNewRomanPSMT', isSerif: true };
    expect(lookIn({ ...printed, isNumbered: true }, -0.008)?.fit).toBeCloseTo(-0.008);
    expect(lookIn(printed, -0.008)?.fit).toBeCloseTo(-0.008);
    expect(lookIn(printed, -0.005)?.fit).toBeUndefined();
    const rounded = pageIn(printed, -0.008);
    let x = 50;
    const apart = rounded.glyphs.map((glyph) => {
      const [x0, x1] = [x, x + glyph.x1 - glyph.x0];
      x = x1 + 0.008 * glyph.look.size;
      return { ...glyph, look: rounded.glyphs[0]?.look as Look, x0, x1 };
    });
    expect(fittedLook({ ...rounded, glyphs: apart })?.fit).toBeUndefined();
  });
});

describe('a font whose name a program has taken away', () => {
  it('is known by the widths of its letters, too', () => {
    expect(lookIn({ font: '1', isSerif: false })?.font).toBe('Times New Roman');
  });

  it('is replaced by one of its kind, not by a serif one whatever it is', () => {
    expect(lookIn({ font: '2,Bold', isSerif: false }, 0.05)?.font).toBe('Arial');
  });
});

describe('a font of one width', () => {
  it('is replaced by one, whatever the file says of it', () => {
    const page = pageIn({ font: 'Quaint-Code', isSerif: true });
    const even = page.glyphs.map((glyph) => ({ ...glyph, x1: glyph.x0 + 0.55 * glyph.look.size }));
    const look = fittedLook({ ...page, glyphs: even });
    expect(look).toMatchObject({ font: 'Courier New', isFixedPitch: true });
    expect(look?.fit).toBeCloseTo(-0.05);
  });

  it('is one although the strokes of a letter reach beyond it', () => {
    const letters = glyphs('abcdeghijklmnopqrstuvwxyz', 50, 100, { ...plain, font: 'Quaint-Code' });
    const wideAt = (reaching: string) =>
      letters.map((glyph) => ({ ...glyph, x1: glyph.x0 + (reaching.includes(glyph.text) ? 5.4 : 5.25) }));
    const pageOf = (reaching: string) => ({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: wideAt(reaching) });
    expect(fittedLook(pageOf('m'))?.isFixedPitch).toBe(true);
    expect(fittedLook(pageOf('mnw'))?.isFixedPitch).toBe(false);
  });
});

describe('a font that readers have', () => {
  it('stays as it is', () => {
    const page = pageIn({ font: 'TimesNewRomanPSMT' });
    const look = page.glyphs[0]?.look;
    expect(fittedLook(page)).toBe(look);
    expect(lookIn({ font: 'Georgia' }, 0.05)).toEqual(expect.not.objectContaining({ fit: expect.anything() }));
  });

  it('stays as it is although strokes of slanted letters reach beyond their widths', () => {
    const page = pageIn({ font: 'TimesNewRomanPSMT' });
    const glyphsOf = page.glyphs.map((glyph) => (glyph.text === 't' ? { ...glyph, x1: glyph.x1 + 4 } : glyph));
    expect(fittedLook({ ...page, glyphs: glyphsOf })?.fit).toBeUndefined();
  });

  it('stays as it is where its letters are set close', () => {
    const page = pageIn({ font: 'TimesNewRomanPSMT' });
    const look = page.glyphs[0]?.look as Look;
    let x = 50;
    const close = page.glyphs.map((glyph) => {
      const [x0, x1] = [x, x + glyph.x1 - glyph.x0];
      x = x1 - 0.03 * look.size;
      return { ...glyph, look, x0, x1 };
    });
    expect(fittedLook({ ...page, glyphs: close })?.fit).toBeUndefined();
  });

  it('is set as wide as the font that it replaces', () => {
    expect(lookIn({ font: 'CMR10' }, 0.03)?.fit).toBeCloseTo(0.03);
  });
});

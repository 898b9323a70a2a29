import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { findContent, readContent } from './find-content.ts';
import { decodeName, scanContent } from './scan-content.ts';

/** The codes that a document shows, by the object of the font, one or two bytes each. */
export interface UsedCodes {
  readonly single: (font: string) => ReadonlySet<number>;
  readonly double: (font: string) => ReadonlySet<number>;
  /** True where a form may still be filled in with the font, so that any code may come. */
  readonly isOpen: (font: string) => boolean;
  /** Whether any content sets colours in inks by numbers, or may. */
  readonly hasInks: boolean;
}

interface Usage {
  readonly single: Set<number>;
  readonly double: Set<number>;
}

const maxContentBytes = 60_000_000;
const maxTotalBytes = 300_000_000;
const none: ReadonlySet<number> = new Set();

/** Fonts of form fields' default appearances (PDF 32000-1 §12.7.3.3). */
function openFonts(objects: PdfObjects): ReadonlySet<string> {
  const fonts = new Set<string>();
  for (const [, value] of objects.values()) {
    const dict = objects.dict(value);
    const form = objects.dict(dict?.['/AcroForm']) ?? dict;
    const named = objects.dict(objects.dict(form?.['/DR'])?.['/Font']);
    for (const font of Object.values(named ?? {})) if (typeof font === 'string') fonts.add(font);
  }
  return fonts;
}

/**
 * Reads all content of a PDF for the codes that it shows. Throws where any of it cannot be read: then nobody
 * knows which codes are needed.
 */
export function findUsedCodes(objects: PdfObjects, deadline: number): UsedCodes {
  const usages = new Map<string, Usage>();
  /** Name → fonts, for content that takes its resources from elsewhere. */
  const byName = new Map<string, Set<string>>();
  const loose: { readonly name: string; readonly codes: Uint8Array }[] = [];
  let hasInks = false;
  let total = 0;

  const use = (font: string, codes: Uint8Array) => {
    const usage = usages.get(font) ?? { single: new Set(), double: new Set() };
    usages.set(font, usage);
    for (const code of codes) usage.single.add(code);
    for (let i = 0; i + 1 < codes.length; i += 2)
      usage.double.add((codes[i] as number) * 256 + (codes[i + 1] as number));
  };
  const register = (fonts: PdfDict | undefined) => {
    for (const [key, font] of Object.entries(fonts ?? {})) {
      if (typeof font !== 'string') continue;
      const name = decodeName(key.slice(1));
      byName.set(name, (byName.get(name) ?? new Set()).add(font));
    }
  };
  const named = (dict: PdfDict | undefined) =>
    new Map(Object.entries(dict ?? {}).map(([key, value]) => [decodeName(key.slice(1)), value]));

  for (const content of findContent(objects)) {
    const fontDict = objects.dict(content.resources?.['/Font']);
    register(fontDict);
    const fonts = named(fontDict);
    const states = named(objects.dict(content.resources?.['/ExtGState']));
    const data = readContent(objects, content, maxContentBytes);
    total += data.length;
    if (total > maxTotalBytes || performance.now() > deadline) throw new Error('too much content');
    let font: { readonly name: string; readonly reference: string | undefined } = { name: '', reference: undefined };
    const saved: (typeof font)[] = [];
    scanContent(data, {
      font(name) {
        const value = fonts.get(name);
        font = { name, reference: typeof value === 'string' ? value : undefined };
      },
      state(name) {
        const [value] = objects.array(objects.dict(states.get(name))?.['/Font']) ?? [];
        if (typeof value === 'string') font = { name: '', reference: value };
      },
      text(codes) {
        if (font.reference !== undefined) use(font.reference, codes);
        else if (font.name === '' && codes.length > 0) throw new Error('text in a font that is set elsewhere');
        else loose.push({ name: font.name, codes });
      },
      save: () => saved.push(font),
      restore() {
        font = saved.pop() ?? font;
      },
      inks() {
        hasInks = true;
      },
      inlineImage() {
        hasInks = true;
      },
    });
  }
  for (const { name, codes } of loose) for (const font of byName.get(name) ?? []) use(font, codes);

  const open = openFonts(objects);
  return {
    single: (font) => usages.get(font)?.single ?? none,
    double: (font) => usages.get(font)?.double ?? none,
    isOpen: (font) => open.has(font),
    hasInks,
  };
}

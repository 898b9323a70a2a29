import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { limits } from '../limits.ts';
import { findContent, readContent } from './find-content.ts';
import { decodeName, scanContent } from './scan-content.ts';

/** The character codes that a PDF shows in each font, by the font's reference. */
export interface UsedCodes {
  /** Codes of one byte. Undefined for fonts in which form fields are filled in: any code may be shown. */
  readonly oneByte: (font: string) => ReadonlySet<number> | undefined;
  /** The same for codes of two bytes. */
  readonly twoByte: (font: string) => ReadonlySet<number> | undefined;
  /** Whether any content sets a colour in DeviceCMYK, or may do so in an inline image. */
  readonly usesCmyk: boolean;
}

interface Usage {
  readonly oneByte: Set<number>;
  readonly twoByte: Set<number>;
}

const none: ReadonlySet<number> = new Set();

/** References of the fonts of form fields' default appearances (ISO 32000-1 §12.7.3.3). */
function formFieldFonts(objects: PdfObjects): ReadonlySet<string> {
  const fonts = new Set<string>();
  for (const [, value] of objects.values()) {
    const dict = objects.dict(value);
    const form = objects.dict(dict?.['/AcroForm']) ?? dict;
    const named = objects.dict(objects.dict(form?.['/DR'])?.['/Font']);
    for (const font of Object.values(named ?? {})) if (typeof font === 'string') fonts.add(font);
  }
  return fonts;
}

/** A font as content sets it: by name, and by reference where its resources have it. */
interface SetFont {
  readonly name: string;
  readonly reference: string | undefined;
}

/** What is shown in fonts. */
interface Usages {
  /** What is shown in fonts of some content's resources becomes known by their names, too. */
  readonly register: (fonts: PdfDict | undefined) => void;
  /** Throws for codes in no font: what draws the content sets it. */
  readonly add: (font: SetFont, codes: Uint8Array) => void;
  /** By reference, once all content is read: names stand for all fonts that any content gives them. */
  readonly found: () => ReadonlyMap<string, Usage>;
}

function createUsages(): Usages {
  const usages = new Map<string, Usage>();
  /** Resource name → fonts, for content that uses the resources of whatever draws it. */
  const fontsByName = new Map<string, Set<string>>();
  const unresolved: { readonly name: string; readonly codes: Uint8Array }[] = [];
  const use = (font: string, codes: Uint8Array) => {
    const usage = usages.get(font) ?? { oneByte: new Set(), twoByte: new Set() };
    usages.set(font, usage);
    for (const code of codes) usage.oneByte.add(code);
    for (let i = 0; i + 1 < codes.length; i += 2)
      usage.twoByte.add((codes[i] as number) * 256 + (codes[i + 1] as number));
  };
  return {
    register(fonts) {
      for (const [key, font] of Object.entries(fonts ?? {})) {
        if (typeof font !== 'string') continue;
        const name = decodeName(key.slice(1));
        fontsByName.set(name, (fontsByName.get(name) ?? new Set()).add(font));
      }
    },
    add({ name, reference }, codes) {
      if (reference !== undefined) use(reference, codes);
      else if (name === '' && codes.length > 0) throw new Error('text in a font that is set elsewhere');
      else unresolved.push({ name, codes });
    },
    found() {
      for (const { name, codes } of unresolved) for (const font of fontsByName.get(name) ?? []) use(font, codes);
      return usages;
    },
  };
}

const byName = (dict: PdfDict | undefined) =>
  new Map(Object.entries(dict ?? {}).map(([key, value]) => [decodeName(key.slice(1)), value]));

/** Adds what content with these resources shows. Returns whether it sets a colour in DeviceCMYK, or may do so. */
function addShown(objects: PdfObjects, resources: PdfDict | undefined, data: Buffer, usages: Usages): boolean {
  const fontDict = objects.dict(resources?.['/Font']);
  usages.register(fontDict);
  const fonts = byName(fontDict);
  const states = byName(objects.dict(resources?.['/ExtGState']));
  let usesCmyk = false;
  let font: SetFont = { name: '', reference: undefined };
  const saved: SetFont[] = [];
  scanContent(data, {
    font(name) {
      const value = fonts.get(name);
      font = { name, reference: typeof value === 'string' ? value : undefined };
    },
    graphicsState(name) {
      const [value] = objects.array(objects.dict(states.get(name))?.['/Font']) ?? [];
      if (typeof value === 'string') font = { name: '', reference: value };
    },
    text: (codes) => usages.add(font, codes),
    save: () => saved.push(font),
    restore() {
      font = saved.pop() ?? font;
    },
    cmyk() {
      usesCmyk = true;
    },
    inlineImage() {
      usesCmyk = true;
    },
  });
  return usesCmyk;
}

/**
 * Collects the codes that a PDF shows from all its content. Throws if any content cannot be read, since it might show
 * any code, and after the deadline.
 * @param deadline Time by `performance.now()`.
 */
export function findUsedCodes(objects: PdfObjects, deadline: number): UsedCodes {
  const usages = createUsages();
  let usesCmyk = false;
  let total = 0;
  for (const content of findContent(objects)) {
    const data = readContent(objects, content, limits.fonts.maxContentBytes);
    total += data.length;
    if (total > limits.fonts.maxTotalContentBytes || performance.now() > deadline) throw new Error('too much content');
    if (addShown(objects, content.resources, data, usages)) usesCmyk = true;
  }
  const found = usages.found();
  const fieldFonts = formFieldFonts(objects);
  return {
    oneByte: (font) => (fieldFonts.has(font) ? undefined : (found.get(font)?.oneByte ?? none)),
    twoByte: (font) => (fieldFonts.has(font) ? undefined : (found.get(font)?.twoByte ?? none)),
    usesCmyk,
  };
}

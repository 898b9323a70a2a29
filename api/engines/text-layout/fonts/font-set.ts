import type { Han } from '../../../formats/encodings/text-language.ts';
import { type Coverage, parseCharset } from './coverage.ts';
import { embedFont, type FontDocument, openFont } from './embedded-font.ts';
import { createEmojiFace, type EmojiFace } from './emoji-face.ts';
import type { Face } from './face.ts';
import { orderFonts, type Typeface } from './font-order.ts';
import type { InstalledFont } from './installed-fonts.ts';
import { createOutlineFace } from './outline-face.ts';
import type { PictureDocument } from './picture-font.ts';

/** The fonts of one document, each of which is opened when it is first needed. */
export interface FontSet {
  /** The best face with a character; undefined where none has it. */
  readonly faceFor: (codePoint: number, type: Typeface) => Face | undefined;
  readonly emoji: EmojiFace | undefined;
  /** The dictionaries of the fonts opened so far, by their names in the resources of pages. */
  readonly resources: () => Readonly<Record<string, object>>;
  /** Writes the fonts that pdfkit does not write itself; to be called before the document ends. */
  readonly finish: () => void;
}

interface Candidate {
  readonly installed: InstalledFont;
  readonly coverage: () => Coverage;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Creates the font set of a document from the installed fonts. */
export function createFontSet(
  document: FontDocument & PictureDocument,
  installed: readonly InstalledFont[],
  han: Han,
): FontSet {
  const resources: Record<string, object> = {};
  const opened = new Map<string, Face>();
  const orders = new Map<string, { candidates: readonly Candidate[]; faces: Map<number, Face | undefined> }>();
  const coverages = new Map(installed.map((font) => [font, once(() => parseCharset(font.charset))]));
  const colorFont = installed.find((font) => font.color);
  const emoji = colorFont && createEmojiFace(document, openFont(colorFont));

  function open(font: InstalledFont): Face {
    const known = opened.get(font.postscriptName);
    if (known) return known;
    const embedded = embedFont(document, font);
    resources[embedded.id] = embedded.ref();
    const face = createOutlineFace(embedded);
    opened.set(font.postscriptName, face);
    return face;
  }

  function order(type: Typeface) {
    const key = `${type.family} ${type.bold}`;
    const known = orders.get(key);
    if (known) return known;
    const candidates = orderFonts(installed, type, han).map((font) => ({
      installed: font,
      coverage: coverages.get(font) ?? (() => parseCharset(font.charset)),
    }));
    const made = { candidates, faces: new Map<number, Face | undefined>() };
    orders.set(key, made);
    return made;
  }

  return {
    emoji,
    faceFor(codePoint, type) {
      const { candidates, faces } = order(type);
      if (faces.has(codePoint)) return faces.get(codePoint);
      const best = candidates.find(({ coverage }) => coverage().has(codePoint));
      const face = best && open(best.installed);
      faces.set(codePoint, face);
      return face;
    },
    resources: () => ({
      ...resources,
      ...Object.fromEntries((emoji?.fonts() ?? []).map(({ name, font }) => [name, font.reference])),
    }),
    finish() {
      for (const { font } of emoji?.fonts() ?? []) font.finish();
    },
  };
}

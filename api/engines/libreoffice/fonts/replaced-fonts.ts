import type { Note } from '../../../../catalog/report.ts';
import type { Processes } from '../../../jail/process.ts';
import { limits } from '../limits.ts';
import { printerFamilies } from '../stand-ins/families/printer-families.ts';
import { standInOf } from '../stand-ins/stand-in-of.ts';
import { type InstalledFonts, type InstalledFontsList, type LookupOptions, matchFamily } from './installed-fonts.ts';
import type { FontSubstitutes } from './word-substitutes.ts';

type FontReplaced = Extract<Note, { code: 'font-replaced' }>;

const namesIn = (family: string) => printerFamilies[family]?.map((name) => name.toLowerCase()) ?? [];

/** Metric-compatible substitutes and the families they replace: lines and pages break at the same places. */
const sameWidths: Readonly<Record<string, readonly string[]>> = {
  Carlito: ['calibri'],
  Caladea: ['cambria'],
  'Liberation Sans': ['arial', ...namesIn('Liberation Sans')],
  'Liberation Serif': ['times new roman', ...namesIn('Liberation Serif')],
  'Liberation Mono': ['courier new', ...namesIn('Liberation Mono')],
  'Liberation Sans Narrow': ['arial narrow'],
};

/** East Asian fonts: for their text LibreOffice may use another font than fontconfig's match. */
const eastAsian =
  /[\u2e80-\u9fff\uac00-\ud7af]|^(N?SimSun|SimHei|FangSong|KaiTi|DengXian|Microsoft (YaHei|JhengHei)|P?MingLiU|MS P?(Gothic|Mincho)|Yu (Gothic|Mincho)|Meiryo|Batang|Gulim|Dotum|Malgun Gothic)/i;

const { maxReported, maxNameLength, maxCached } = limits.fonts;

/** What LibreOffice asks fontconfig for as well, by what a document says of a font's look. */
const generics = ['serif', 'sans-serif', 'monospace'] as const;

/** Font names in documents and PDFs differ in spaces, hyphens and case. */
const normalised = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, '');

/** The family that replaces a missing one in a PDF, if its font is embedded there. */
function replacementInPdf(
  asked: string,
  match: string | undefined,
  embedded: ReadonlySet<string>,
  installed: InstalledFonts,
): string | undefined {
  // The document came with the font embedded.
  if ([...embedded].some((name) => normalised(name).startsWith(normalised(asked)))) return undefined;
  const families = [...embedded].flatMap((name) => installed.familiesOf(name).slice(0, 1));
  const found = families.find((family) => family === match);
  return found ?? (eastAsian.test(asked) ? families.find((family) => family.includes('CJK')) : undefined);
}

/** The family with the widths of another one; undefined where none is known. */
export const familyOfSameWidths = (family: string): string | undefined =>
  Object.keys(sameWidths).find((name) => sameWidths[name]?.includes(family.toLowerCase()));

/** Whether text in a family keeps its widths even if the family is not installed. */
export const hasSameWidths = (family: string): boolean => familyOfSameWidths(family) !== undefined;

/** The families that a document uses. */
export interface AskedFonts {
  readonly families: readonly string[];
  /** The families substituted while the document was prepared. */
  readonly substitutes: FontSubstitutes;
}

/** Determines which families of a document were replaced in its PDF, from the PostScript names of the PDF's fonts. */
export type ReplacedFonts = (
  asked: AskedFonts,
  embedded: ReadonlySet<string>,
  options: LookupOptions,
) => Promise<readonly FontReplaced[]>;

/**
 * Compares fontconfig's substitutes with the fonts embedded in the PDF: only replacements seen there are reported. Each
 * family is looked up once. Throws as `Processes.run` does.
 */
export function createReplacedFonts(processes: Processes, installedFonts: InstalledFontsList): ReplacedFonts {
  const matches = new Map<string, string | undefined>();

  async function match(family: string, options: LookupOptions): Promise<string | undefined> {
    if (!matches.has(family)) {
      if (matches.size >= maxCached) matches.clear();
      matches.set(family, await matchFamily(processes, family, options));
    }
    return matches.get(family);
  }

  /** The family of a generic one that is in a PDF without being asked for. */
  async function genericInPdf(
    font: string,
    families: readonly string[],
    embedded: ReadonlySet<string>,
    fonts: InstalledFonts,
    options: LookupOptions,
  ): Promise<string | undefined> {
    const isAsked = (found: string) => families.some((family) => normalised(family) === normalised(found));
    for (const generic of generics) {
      const found = replacementInPdf(font, await match(generic, options), embedded, fonts);
      if (found !== undefined && !isAsked(found)) return found;
    }
    return undefined;
  }

  return async ({ families, substitutes }, embedded, options) => {
    const fonts = await installedFonts(options);
    const missing = families
      .filter((family) => family.length <= maxNameLength && !fonts.has(family))
      .slice(0, maxReported);
    if (missing.length === 0) return [];
    const notes: FontReplaced[] = [];
    for (const font of missing) {
      const substitute = substitutes.get(font.toLowerCase());
      const wanted = substitute ?? font;
      const standIn = standInOf(wanted, embedded);
      if (standIn !== undefined) {
        const hasSame = substitute === undefined && !standIn.isApproximate;
        notes.push({ code: 'font-replaced', font, replacement: standIn.shapes, sameWidths: hasSame });
        continue;
      }
      const sameWide = familyOfSameWidths(wanted);
      const replacement =
        replacementInPdf(font, sameWide, embedded, fonts) ??
        replacementInPdf(font, await match(wanted, options), embedded, fonts) ??
        (sameWide === undefined ? await genericInPdf(font, families, embedded, fonts, options) : undefined);
      if (replacement === undefined) continue;
      const kept = sameWidths[replacement]?.includes(font.toLowerCase()) ?? false;
      notes.push({ code: 'font-replaced', font, replacement, sameWidths: kept });
    }
    return notes;
  };
}

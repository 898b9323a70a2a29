import { createReadStream } from 'node:fs';
import type { Note } from '../../../../catalog/report.ts';
import type { Processes } from '../../../jail/process.ts';
import { type InstalledFonts, type LookupOptions, listInstalledFonts, matchFamily } from './installed-fonts.ts';

type FontReplaced = Extract<Note, { code: 'font-replaced' }>;

/** Metric-compatible substitutes and the families they replace: lines and pages break at the same places. */
const sameWidths: Readonly<Record<string, readonly string[]>> = {
  Carlito: ['calibri'],
  Caladea: ['cambria'],
  'Liberation Sans': ['arial', 'helvetica'],
  'Liberation Serif': ['times new roman', 'times'],
  'Liberation Mono': ['courier new', 'courier'],
  'Liberation Sans Narrow': ['arial narrow'],
};

/** East Asian fonts: for their text LibreOffice may use another font than fontconfig's match. */
const eastAsian =
  /[\u2e80-\u9fff\uac00-\ud7af]|^(N?SimSun|SimHei|FangSong|KaiTi|DengXian|Microsoft (YaHei|JhengHei)|P?MingLiU|MS P?(Gothic|Mincho)|Yu (Gothic|Mincho)|Meiryo|Batang|Gulim|Dotum|Malgun Gothic)/i;

/** Number of missing fonts that are reported at most. */
const maxFonts = 40;
/** Characters: anything longer is not a font name. */
const maxNameLength = 100;
/** Number of families whose matches are cached. */
const maxCached = 1000;

/** PostScript names of the fonts in a PDF, without subset tags. LibreOffice 7.4 does not compress font dictionaries. */
async function fontsInPdf(path: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let rest = '';
  for await (const chunk of createReadStream(path, { signal, encoding: 'latin1' })) {
    const text = rest + chunk;
    for (const [, name = ''] of text.matchAll(/\/BaseFont\s*\/([^\s/<>[\]()%]+)/g)) {
      const plain = name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      found.add(plain.replace(/^[A-Z]{6}\+/, ''));
    }
    rest = text.slice(-200);
  }
  return found;
}

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

/** Tells which of the families that a document uses were replaced in its PDF, and by which. */
export type ReplacedFonts = (
  asked: readonly string[],
  pdfPath: string,
  options: LookupOptions,
) => Promise<readonly FontReplaced[]>;

/**
 * Compares fontconfig's substitutes with the fonts embedded in the PDF: only replacements seen there are reported. The
 * list of installed fonts is read once, and each family is looked up once. Throws as `Processes.run` does.
 */
export function createReplacedFonts(processes: Processes): ReplacedFonts {
  let installed: InstalledFonts | undefined;
  const matches = new Map<string, string | undefined>();

  async function match(family: string, options: LookupOptions): Promise<string | undefined> {
    if (!matches.has(family)) {
      if (matches.size >= maxCached) matches.clear();
      matches.set(family, await matchFamily(processes, family, options));
    }
    return matches.get(family);
  }

  return async (asked, pdfPath, options) => {
    installed ??= await listInstalledFonts(processes, options);
    const fonts = installed;
    const missing = asked.filter((family) => family.length <= maxNameLength && !fonts.has(family)).slice(0, maxFonts);
    if (missing.length === 0) return [];
    const embedded = await fontsInPdf(pdfPath, options.signal);
    const notes: FontReplaced[] = [];
    for (const font of missing) {
      const replacement = replacementInPdf(font, await match(font, options), embedded, fonts);
      if (replacement === undefined) continue;
      const kept = sameWidths[replacement]?.includes(font.toLowerCase()) ?? false;
      notes.push({ code: 'font-replaced', font, replacement, sameWidths: kept });
    }
    return notes;
  };
}

import type { Han } from '../../../formats/encodings/text-language.ts';
import type { InstalledFont } from './installed-fonts.ts';

/** Generic families of type. */
export type Family = 'sans' | 'serif' | 'mono';

/** What a font is chosen by. */
export interface Typeface {
  readonly family: Family;
  readonly bold: boolean;
}

/**
 * Noto Naskh draws lam-alef as two glyphs. Noto Sans Arabic has a single one, whose letters text extraction returns in
 * the wrong order (poppler 22).
 */
const arabic = 'Noto Naskh Arabic';

/** Families in the order in which they are searched for a character; `*` is a placeholder for the name of a script. */
const preferred: Readonly<Record<Family, readonly string[]>> = {
  sans: ['Noto Sans', arabic, 'Noto Sans *', 'DejaVu Sans', 'Liberation Sans', 'Noto Serif *'],
  serif: ['Noto Serif', arabic, 'Noto Serif *', 'Noto Sans *', 'Noto Sans', 'DejaVu Serif', 'DejaVu Sans'],
  mono: ['DejaVu Sans Mono', 'Liberation Mono', arabic, 'Noto Sans Mono *', 'Noto Sans', 'Noto Sans *', 'DejaVu Sans'],
};

/** Noto families with variant forms of characters, as for user interfaces or Urdu's hanging style: used last. */
const unwanted = /\b(UI|Nastaliq|Looped|Display|Rashi|Supplement)\b/;

function matches(name: string, entry: string): boolean {
  return entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;
}

function familyRank(name: string, family: Family): number {
  const list = preferred[family];
  const rank = list.findIndex((entry) => matches(name, entry));
  return (rank === -1 ? list.length : rank) + (unwanted.test(name) ? 100 : 0);
}

/** CJK fonts come last within their rank: they have punctuation and Latin letters of their own. */
function hanRank(name: string, han: Han): number {
  const region = /\bCJK (JP|KR|SC|TC|HK)$/.exec(name)?.[1];
  if (region === undefined) return /\b(Math|Symbols2?)\b/.test(name) ? 0.5 : 0;
  return region === han ? 0.6 : 0.7;
}

/** Sorts the fonts for a generic family, best first; colour fonts are left out. */
export function orderFonts(
  fonts: readonly InstalledFont[],
  { family, bold }: Typeface,
  han: Han,
): readonly InstalledFont[] {
  const rank = (font: InstalledFont) =>
    familyRank(font.family, family) + hanRank(font.family, han) + (font.bold === bold ? 0 : 0.05);
  return fonts
    .filter((font) => !font.color)
    .map((font) => ({ font, rank: rank(font) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ font }) => font);
}

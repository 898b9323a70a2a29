import { symbolSigns } from '../../../../formats/fonts/symbol-signs.ts';
import type { Look } from '../model/page-model.ts';

/**
 * Families that readers have, by the start of PostScript names: those of metric-compatible substitutes (Liberation,
 * Nimbus, TeX Gyre, and StarOffice's), and spellings without spaces. DejaVu is Bitstream Vera with more letters.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(liberation ?serif|times ?new ?roman|times|nimbus ?rom|tinos|tex ?gyre ?termes|thorndale)/i, 'Times New Roman'],
  [/^(liberation[- ]?sans[- ]?narrow|arial[- ]?narrow|tex ?gyre ?heros ?cn)/i, 'Arial Narrow'],
  [/^arial[- ]?black/i, 'Arial Black'],
  [/^arial ?unicode/i, 'Arial Unicode MS'],
  [/^(liberation ?sans|arial|helvetica|nimbus ?san|arimo|tex ?gyre ?heros|albany)/i, 'Arial'],
  [/^(liberation ?mono|courier|nimbus ?mon|cousine|tex ?gyre ?cursor|cumberland)/i, 'Courier New'],
  [/^(carlito|calibri)/i, 'Calibri'],
  [/^(caladea|cambria)/i, 'Cambria'],
  [/^deja ?vu ?sans[- ]?condensed/i, 'DejaVu Sans Condensed'],
  [/^deja ?vu ?serif[- ]?condensed/i, 'DejaVu Serif Condensed'],
  [/^(deja ?vu|bitstream ?vera) ?sans ?mono/i, 'DejaVu Sans Mono'],
  [/^(deja ?vu|bitstream ?vera) ?sans/i, 'DejaVu Sans'],
  [/^(deja ?vu|bitstream ?vera) ?serif/i, 'DejaVu Serif'],
  [/^noto ?sans ?cjk ?-?([a-z]{2})/i, 'Noto Sans CJK $1'],
  [/^noto ?serif ?cjk ?-?([a-z]{2})/i, 'Noto Serif CJK $1'],
  [/^pt ?sans(?![- ]?(caption|narrow))/i, 'PT Sans'],
  [/^pt ?serif(?![- ]?caption)/i, 'PT Serif'],
  [/^pt ?mono/i, 'PT Mono'],
  [/^opensymbol/i, 'OpenSymbol'],
  [/^symbol/i, 'Symbol'],
  [/^wingdings/i, 'Wingdings'],
];

/** Families that readers have which look like those of TeX, by the start of PostScript names. Their widths differ. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(cmtt|cmsltt|cmitt|(cs|pl)tt|(sf|ec)(tt|it|st|tc)\d|lmmono)/i, 'Courier New'],
  [
    /^(cm(r|b|ti|sl|csc)|(cs|pl)(r|bx|bxti|bxsl|ti|sl|csc)\d|(sf|ec)(rm|rb|ti|bx|bi|bl|cc|sl|xc|sc|ci)\d)/i,
    'Times New Roman',
  ],
  [/^(lmroman|plroman|latin ?modern|european ?computer ?modern)/i, 'Times New Roman'],
  [/^(cmss|sf(ss|si|sx|so)\d|lmsans)/i, 'Arial'],
  [/^cm(mi|sy|ex)/i, 'Cambria Math'],
];

/** Free fonts with the widths of common ones, whose names the result has instead. */
const standIns = /^([A-Z]{6}\+)?(liberation|carlito|caladea)/i;

/**
 * Whether a font stands in for another one. Programs that set PDFs in it set the result in it, too, but proofs show the
 * other font, in which lines may break elsewhere: Caladea is not as wide as Cambria, and Word does not set its pairs
 * closer.
 */
export const isStandIn = (postScript: string): boolean => standIns.test(postScript);

/** Names whose last word, elsewhere a style or a foundry, is part of a family that readers have. */
const namesToTheEnd = [
  /century[- ]?schoolbook$/i,
  /franklin[- ]?gothic[- ]?(book|demi|heavy|medium)$/i,
  /source[- ]?(sans|serif|code)[- ]?pro$/i,
  /avenir[- ]?next[- ]?lt[- ]?pro$/i,
  /(arial[- ]?rounded|bell|bodoni|brush[- ]?script|calisto|gill[- ]?sans|perpetua[- ]?titling|tw[- ]?cen)[- ]?mt$/i,
];
const styleWord =
  /[-, ]*(extra|bold|italic|oblique|regular|roman|medium|light|book|semibold|demi|condensed|black|heavy|ital|psmt|ps|mt|std|pro|bd|it)$/i;

/** A name without the words for styles and foundries at its end. */
function withoutStyle(name: string): string {
  let family = name;
  while (!namesToTheEnd.some((whole) => whole.test(family))) {
    const shorter = family.replace(styleWord, '');
    if (shorter === family) break;
    family = shorter;
  }
  return family;
}

/** Separates all words that a PostScript name may join. */
const separate = (name: string) => name.replace(/[-_,]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');

/** Names that are one word, for all their capitals. */
const compounds = [
  'SimSun SimHei DengXian FangSong KaiTi YaHei JhengHei MingLiU PMingLiU YouYuan LiSu PingFang BiauKai',
  'DejaVu BatangChe DotumChe GulimChe GungsuhChe AngsanaUPC BrowalliaUPC CordiaUPC DilleniaUPC EucrosiaUPC JasmineUPC DaunPenh',
].flatMap((names) => names.split(' ').map((name) => [separate(name), name] as const));

/** Separates the words that a PostScript name joins: `MalgunGothic` is Malgun Gothic. */
export const separateWords = (name: string): string =>
  compounds.reduce((text, [words, word]) => text.replace(words, word), separate(name)).trim();

/** Maximum length of a font's name in characters. The rest is cut off. */
const maxNameLength = 60;

/**
 * Derives the family of a font from its PostScript name: `ABCDEF+TimesNewRomanPS-BoldMT` is Times New Roman. Six capitals
 * and `+` before the name mark a subset (ISO 32000-2, section 9.9.2).
 *
 * @param fallback For names without a family, such as `F1`.
 */
export function fontFamily(postScript: string, fallback = 'Times New Roman'): string {
  const name = postScript.replace(/^[A-Z]{6}\+/, '');
  for (const [pattern, family] of [...families, ...alike]) {
    const match = pattern.exec(name);
    if (match !== null) return family.replace('$1', (match[1] ?? '').toUpperCase());
  }
  const spaced = separateWords(withoutStyle(name));
  return spaced.length < 2 ? fallback : spaced.slice(0, maxNameLength);
}

/** Whether readers have no font of this name, but only one that looks like it. */
export const isOnlyAlike = (postScript: string): boolean => alike.some(([pattern]) => pattern.test(postScript));

/** The family in which text of a look is set: that of the font which the document embeds, or one by the font's name. */
export const familyOf = ({ font, embedded }: Pick<Look, 'font' | 'embedded'>, fallback?: string): string =>
  embedded?.family ?? fontFamily(font, fallback);

/** Substitutes for both Symbol and Wingdings, and the private-use codes of these two. */
const symbolFonts = /^(OpenSymbol|Standard Symbols)/;
const symbolCodes = /[\uf020-\uf0ff]/;
/** Signs of Latin-1 at whose codes Symbol has others, such as ∝ for µ and ♥ for ©: readers show these. */
const notInSymbol = /[\u00a0-\u00af\u00b2-\u00ff]/;

/** The family that renders a text as in its font. Symbol codes mean something only in Symbol and Wingdings. */
export function familyOfText(look: Pick<Look, 'font' | 'embedded'>, text: string): string {
  const family = familyOf(look);
  if (family === 'Symbol' && notInSymbol.test(text)) return 'Times New Roman';
  if (!symbolFonts.test(family) || !symbolCodes.test(text)) return family;
  return [...text].some((sign) => symbolSigns[sign]?.font === 'Wingdings') ? 'Wingdings' : 'Symbol';
}

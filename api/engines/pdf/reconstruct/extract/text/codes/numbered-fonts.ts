import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { lettersOfFonts } from './letters-of-fonts.ts';
import { thresholds } from './thresholds.ts';
import type { UnreadFonts } from './unread-fonts.ts';

const { minSigns, minInOrderShare, minUses, minControls, minControlShare } = thresholds.numberedFont;
/** Codes below that of the first digit are signs and control characters. */
const firstDigit = 0x30;
const space = 0x20;

/** How the codes of a font are used for the first time on a page. */
interface FirstUses {
  readonly known: Set<number>;
  highest: number;
  last: number;
  /** First uses of the code after the highest before, and those of signs among them. */
  inOrder: number;
  signs: number;
  /** Letters up to the last first use, without spaces. */
  upTo: number;
  letters: number;
  spaces: number;
  /** Letters whose codes are control characters. */
  controls: number;
}

const firstUses = (code: number): FirstUses => ({
  ...{
    known: new Set(),
    highest: code - 1,
    inOrder: 0,
    signs: 0,
    upTo: 0,
    letters: 0,
    spaces: 0,
    controls: 0,
    last: 0,
  },
});

function addUse(uses: FirstUses, code: number): void {
  // Dots that lead to page numbers are most of a page's letters.
  if (code === uses.last) return;
  uses.last = code;
  if (code === space) uses.spaces++;
  else uses.letters++;
  if (code < space) uses.controls++;
  if (uses.known.has(code)) return;
  uses.known.add(code);
  uses.upTo = uses.letters;
  if (code === uses.highest + 1) {
    uses.inOrder++;
    if (code < firstDigit) uses.signs++;
  }
  uses.highest = Math.max(uses.highest, code);
}

/** Whether codes are numbers of letters as they come. Tables of characters have each once. */
const comeInOrder = ({ known, inOrder, signs, upTo }: FirstUses) =>
  signs >= minSigns && inOrder >= minInOrderShare * known.size && upTo >= minUses * known.size;

/** Whether usual letters have codes that are control characters elsewhere. TeX has only ligatures and dashes there. */
const areControls = ({ known, controls, letters, spaces }: FirstUses) =>
  controls >= minControlShare * (letters + spaces) && [...known].filter((code) => code < space).length >= minControls;

/** Whether a page has so many signs that are next to each other by code that a font may be numbered. */
function maySo({ api }: Pdfium, textPage: number): boolean {
  const used = new Set<number>();
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    const code = api.FPDFText_GetUnicode(textPage, index);
    if (code < firstDigit) used.add(code);
  }
  let run = 0;
  for (let code = 1; code < firstDigit; code++) {
    run = used.has(code) ? run + 1 : 0;
    // The first one is in order with none.
    if (run > minSigns) return true;
  }
  return false;
}

/**
 * Finds the fonts of a page whose codes are numbered as they are first used, as Quartz (from `!` on) and LibreOffice (from 1
 * on) number them in subsets. If the table that says which letters they are is missing, they seem to be `!"#$` or nothing.
 * @param textPage PDFium's handle of the text.
 * @param numbered Those of the pages before, by name; others are added.
 * @param nameOf As of `fontNames`.
 * @returns Whether the letters of a text object are in such a font.
 */
export function numberedFonts(
  pdfium: Pdfium,
  textPage: number,
  { numbered }: Pick<UnreadFonts, 'numbered'>,
  nameOf: (font: number) => string,
): (object: number) => boolean {
  const { api } = pdfium;
  const ofPage = new Map<number, FirstUses>();
  for (const { font, code } of maySo(pdfium, textPage) ? lettersOfFonts(pdfium, textPage) : []) {
    const uses = ofPage.get(font) ?? firstUses(code);
    ofPage.set(font, uses);
    addUse(uses, code);
  }
  const isNumbered = (font: number, uses: FirstUses) =>
    (comeInOrder(uses) || areControls(uses)) && api.FPDFFont_GetIsEmbedded(font) === 1;
  for (const [font, uses] of ofPage) if (isNumbered(font, uses)) numbered.add(nameOf(font));
  if (numbered.size === 0) return () => false;
  return (object) => object !== 0 && numbered.has(nameOf(api.FPDFTextObj_GetFont(object)));
}

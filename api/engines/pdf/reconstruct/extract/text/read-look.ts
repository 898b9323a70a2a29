import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { isSignFont } from '../../model/formulas/math-fonts.ts';
import type { Look } from '../../model/page-model.ts';
import { hasSeveralWidths } from '../fonts/fixed-pitch.ts';
import { readFontFacts } from '../fonts/font-facts.ts';
import type { HeldFonts } from '../fonts/held-fonts.ts';
import type { KeepFont } from '../fonts/kept-fonts.ts';
import { colourOf, fillColourOf, hexByte, onPaper, opaque } from '../pdfium/colour.ts';
import { fontFile } from '../pdfium/font-file.ts';
import { fontName } from '../pdfium/font-name.ts';
import { thresholds as shared } from '../thresholds.ts';
import { isBoldName, isFixedPitchName, isItalicName } from './named-styles.ts';
import { thresholds } from './thresholds.ts';

/** The look of a text object's letters, and the direction of its line. */
export interface TextLook {
  readonly look: Look;
  /** Whether they are not painted (text rendering mode 3, or a font without outlines), as in the text layer of a scan. */
  readonly isHidden: boolean;
  /** The direction of the line, across and up, in the coordinates of the file. */
  readonly direction: readonly [number, number];
  /** The slant of its letters: points across per point up. */
  readonly slant: number;
}

/** Names that programs number, such as `CIDFont+F1` of Windows' printer: the embedded font file has the font's own. */
const numberedName = /^(?:CIDFont\+)?[A-Z]{0,3}\d+$/;
/** The end of a name that publishers' programs give a part of a font, such as its ligatures: `AdvOT863180fb+fb`. */
const partOfFont = /(?<=^Adv[\w.-]+)\+[\da-f]{2}$/;
/** Flags of a font descriptor (ISO 32000-2, table 121). */
const flags = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 0x40000 } as const;
/**
 * Text rendering modes (ISO 32000-2, table 104). Filled and outlined text is bold. Text that only clips is not seen: what is
 * painted through it has been given to it (`paintClips`).
 */
const renderModes = { stroke: 1, fillAndStroke: 2, invisible: 3, clip: 7 } as const;
/** Fonts without outlines that programs of text recognition write the text layer of a scan in, whatever the mode. */
const unpaintedName = /^(?:Hidden(?:Horz|Vert)OCR|GlyphLessFont)/;
const { uprightTilt } = shared;
const { minSlant, minStretch, stretchStep, stretchRange, minOutlineShare, fullOutlineEms } = thresholds;

/** What all looks of one font have in common. */
interface Face {
  readonly font: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isSerif: boolean;
  readonly isFixedPitch: boolean;
  readonly lineHeight: number;
  readonly isNumbered?: true;
  readonly unnamed?: number;
}

/** How fonts are kept. */
export interface FontKeeping {
  readonly keep: KeepFont;
  readonly held: HeldFonts;
}

function readFace(pdfium: Pdfium, font: number, keeping: FontKeeping | undefined): Face {
  const { api, scratch, integer } = pdfium;
  const written = fontName(pdfium, font);
  const bits = api.FPDFFont_GetFlags(font);
  const angle = api.FPDFFont_GetItalicAngle(font, scratch) ? integer(0) : 0;
  const file = fontFile(pdfium, font);
  const facts = file === null ? null : { ...readFontFacts(file), file };
  const isFlagged = (bits & flags.fixedPitch) !== 0;
  const isMistaken = isFlagged && hasSeveralWidths(pdfium, font);
  const own = numberedName.test(written) ? (facts?.name ?? '') : '';
  const name = own || written.replace(partOfFont, '');
  const face: Face = {
    font: name,
    isBold: isBoldName(name) || (bits & flags.forceBold) !== 0 || facts?.isBold === true,
    isItalic:
      !isSignFont(name) &&
      (angle !== 0 || isItalicName(name) || (bits & flags.italic) !== 0 || facts?.isItalic === true),
    isSerif: (bits & flags.serif) !== 0 || isMistaken,
    isFixedPitch: (isFlagged && !isMistaken) || isFixedPitchName(name),
    lineHeight: facts?.lineHeight ?? 0,
    ...(own !== '' && own !== written && { isNumbered: true }),
    ...(name === '' && { unnamed: font }),
  };
  if (keeping !== undefined && facts !== null && api.FPDFFont_GetIsEmbedded(font) === 1) {
    keeping.keep({ face, file: facts.file, hold: () => keeping.held.hold(font) });
  }
  return face;
}

/**
 * The width of letters in per cent of the font's width, rounded to steps; 100 if the difference is small or cannot be
 * set.
 */
function stretchOf(share: number): number {
  const percent = Math.round((share * 100) / stretchStep) * stretchStep;
  return Math.abs(share - 1) < minStretch || !(percent >= stretchRange.min && percent <= stretchRange.max)
    ? 100
    : percent;
}

/**
 * The colour of letters of which only the outlines are drawn, the paler the thinner these are, and the outlines.
 * @param size Of the letters, as the file says it.
 */
function outlineOf(pdfium: Pdfium, object: number, size: number, scale: number): Pick<Look, 'colour' | 'outline'> {
  const { api, scratch, float, integer } = pdfium;
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  api.FPDFPageObj_GetStrokeWidth(object, scratch);
  const width = float(0);
  const share = Math.min(1, Math.max(minOutlineShare, width / (fullOutlineEms * size)));
  api.FPDFPageObj_GetStrokeColor(object, ...slots);
  const [red = 0, green = 0, blue = 0] = [0, 4, 8].map((slot) => onPaper(integer(slot) & opaque, share));
  const outline = { width: width * scale, colour: colourOf(pdfium) };
  return { colour: hexByte(red) + hexByte(green) + hexByte(blue), outline };
}

/** Looks of a font with which a text's is compared. */
const comparedLooks = 16;

/** What tells the looks of one font apart. */
type OwnLook = Pick<Look, 'size' | 'colour' | 'isBold' | 'isItalic' | 'stretch' | 'outline'>;

const hasLook = (look: Look, own: OwnLook) =>
  look.size === own.size &&
  look.colour === own.colour &&
  look.isBold === own.isBold &&
  look.isItalic === own.isItalic &&
  look.stretch === own.stretch &&
  look.outline?.width === own.outline?.width &&
  look.outline?.colour === own.outline?.colour;

/** A font, and its last looks: to compare them takes less time than to make the key that finds one among all. */
interface KnownFace {
  readonly face: Face;
  readonly looks: Look[];
}

/** A text object and one of its letters. */
export interface LetterPlace {
  /** PDFium's handle of the text object. */
  readonly object: number;
  /** PDFium's handle of the page's text, and the index of the letter in it. */
  readonly textPage: number;
  readonly index: number;
  /** Whether it is painted twice, side by side. */
  readonly isOverstruck?: boolean;
}

/** The looks of a document by what distinguishes them. */
export type Looks = Map<string, Look>;

/**
 * Reads the look of a letter of a text object, given the scale of the displayed page, and a map that caches the page's looks
 * by the handles of objects.
 */
export type LookReader = (place: LetterPlace, scale: number, cache: Map<number, TextLook>) => TextLook;

/**
 * Creates a reader of looks for one document. Equal looks are the same object, so runs can be compared by identity.
 * @param keeping Is given the fonts. Without it none is kept.
 * @param looks Is given the looks, and has those of pages that another PDFium read.
 */
export function createLookReader(pdfium: Pdfium, keeping?: FontKeeping, looks: Looks = new Map()): LookReader {
  const { api, scratch, float } = pdfium;
  const faces = new Map<number, KnownFace>();
  const faceOf = (font: number): KnownFace => {
    const known = faces.get(font) ?? { face: readFace(pdfium, font, keeping), looks: [] };
    faces.set(font, known);
    return known;
  };
  const lookOf = ({ face, looks: ofFace }: KnownFace, own: OwnLook): Look => {
    const known = ofFace.find((look) => hasLook(look, own));
    if (known !== undefined) return known;
    const { size, colour, isBold, isItalic, stretch = 100, outline } = own;
    const drawn = outline === undefined ? '' : `/${outline.width}/${outline.colour}`;
    const key = `${face.font}${face.unnamed ?? ''}/${size}/${colour}/${isBold}/${isItalic}/${stretch}${drawn}`;
    const look = looks.get(key) ?? { ...face, ...own };
    looks.set(key, look);
    if (ofFace.push(look) > comparedLooks) ofFace.shift();
    return look;
  };

  return ({ object, textPage, index, isOverstruck = false }, scale, cache) => {
    const known = cache.get(object);
    if (known !== undefined) return known;
    const ofFont = faceOf(api.FPDFTextObj_GetFont(object));
    const { face } = ofFont;
    api.FPDFTextObj_GetFontSize(object, scratch);
    // Telerik's programs write negative sizes, and turn letters back by their matrix.
    const turn = float(0) < 0 ? -1 : 1;
    const fontSize = turn * float(0);
    // Unlike the object's own matrix, that of a letter has the scale of the form around it (ISO 32000-2, section 8.10).
    if (!api.FPDFText_GetMatrix(textPage, index, scratch)) api.FPDFPageObj_GetMatrix(object, scratch);
    const [a, b, c, d] = [turn * float(0), turn * float(4), turn * float(8), turn * float(12)];
    // Word processors set sizes in half points.
    const size = Math.max(1, Math.round(fontSize * Math.hypot(c, d) * scale * 2) / 2);
    const mode = api.FPDFTextObj_GetTextRenderMode(object);
    const inked =
      mode === renderModes.stroke
        ? outlineOf(pdfium, object, fontSize, scale)
        : { colour: fillColourOf(pdfium, object) };
    const isBold = face.isBold || mode === renderModes.fillAndStroke || isOverstruck;
    const slant = Math.abs(b) < uprightTilt * Math.abs(a) && d > 0 && c > 0 ? c / d : 0;
    const isItalic = face.isItalic || slant > minSlant;
    const percent = stretchOf(Math.hypot(a, b) / Math.hypot(c, d));
    const stretch = percent === 100 ? {} : { stretch: percent };
    const look = lookOf(ofFont, { size, ...inked, isBold, isItalic, ...stretch });
    const isHidden = mode === renderModes.invisible || mode === renderModes.clip || unpaintedName.test(face.font);
    const read = { look, isHidden, direction: [a, b] as const, slant };
    cache.set(object, read);
    return read;
  };
}

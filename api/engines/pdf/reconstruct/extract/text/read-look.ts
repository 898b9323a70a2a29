import type { Look } from '../../model/page-model.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import { readFontFacts } from './font-facts.ts';

/** How the letters of a text object look, and which way they run. */
export interface TextLook {
  readonly look: Look;
  readonly isHidden: boolean;
  /** The matrix of the text object: its first column is the direction of the line. */
  readonly direction: readonly [number, number];
  /** How far letters lean that a renderer slants itself: across for every point up. */
  readonly slant: number;
}

/** URW calls its bold fonts medium: `NimbusRomNo9L-Medi`. */
const boldName = /bold|black|heavy|semibold|demi(?!ra)|cmbx|-bd\b|-medi(?:ital|obli)?$/i;
const italicName = /ital|obli|kursiv|slanted|cmti|cmsl|cmmi|-it\b/i;
const flags = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 0x40000 } as const;
const renderModes = { fillAndStroke: 2, invisible: 3 } as const;
const leastSlant = 0.15;
const leastStretch = 0.04;
const stretchStep = 2;
const maxFontBytes = 4_000_000;

interface Face {
  readonly font: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isSerif: boolean;
  readonly isFixedPitch: boolean;
  readonly lineHeight: number;
}

function readFace({ api, scratch, latin, integer, copy, allocate, free }: Pdfium, font: number): Face {
  const name = latin(api.FPDFFont_GetBaseFontName(font, scratch, 512)).replace(/^[A-Z]{6}\+/, '');
  const bits = api.FPDFFont_GetFlags(font);
  const angle = api.FPDFFont_GetItalicAngle(font, scratch) ? integer(0) : 0;
  const isNamedBold = boldName.test(name) || (bits & flags.forceBold) !== 0;
  const ownFacts = () => {
    api.FPDFFont_GetFontData(font, 0, 0, scratch);
    const bytes = integer(0);
    if (bytes <= 0 || bytes > maxFontBytes) return { isBold: false, lineHeight: 0 };
    const address = allocate(bytes);
    api.FPDFFont_GetFontData(font, address, bytes, scratch);
    const facts = readFontFacts(copy(address, bytes));
    free(address);
    return facts;
  };
  const facts = ownFacts();
  return {
    font: name,
    isBold: isNamedBold || facts.isBold,
    isItalic: angle !== 0 || italicName.test(name) || (bits & flags.italic) !== 0,
    isSerif: (bits & flags.serif) !== 0,
    isFixedPitch: (bits & flags.fixedPitch) !== 0,
    lineHeight: facts.lineHeight,
  };
}

const hex = (value: number) => (value & 255).toString(16).padStart(2, '0');

/** RRGGBB of an object's fill or stroke, as PDFium left it in the scratch memory, on white where that shows through. */
export function colourOf({ integer }: Pdfium): string {
  const alpha = (integer(12) & 255) / 255;
  const onWhite = (value: number) => hex(Math.round(255 - (255 - (value & 255)) * alpha));
  return `${onWhite(integer(0))}${onWhite(integer(4))}${onWhite(integer(8))}`.toUpperCase();
}

/** Letters' width in percent of their usual one, in steps; 100 where they are about as wide, or cannot be set so. */
function stretchOf(share: number): number {
  const percent = Math.round((share * 100) / stretchStep) * stretchStep;
  return Math.abs(share - 1) < leastStretch || !(percent >= 33 && percent <= 300) ? 100 : percent;
}

/**
 * Reads looks with a memory: of fonts for the document, of text objects for the page. Equal looks are one object, so
 * that runs can be told apart by identity.
 */
export function createLookReader(pdfium: Pdfium): (object: number, ofPage: Map<number, TextLook>) => TextLook {
  const { api, scratch, float } = pdfium;
  const faces = new Map<number, Face>();
  const looks = new Map<string, Look>();

  return (object, ofPage) => {
    const known = ofPage.get(object);
    if (known !== undefined) return known;
    const font = api.FPDFTextObj_GetFont(object);
    const face = faces.get(font) ?? readFace(pdfium, font);
    faces.set(font, face);
    api.FPDFTextObj_GetFontSize(object, scratch);
    const fontSize = float(0);
    api.FPDFPageObj_GetMatrix(object, scratch);
    const [a, b, c, d] = [float(0), float(4), float(8), float(12)];
    // Half a point is what a word processor can set.
    const size = Math.max(1, Math.round(fontSize * Math.hypot(c, d) * 2) / 2);
    const mode = api.FPDFTextObj_GetTextRenderMode(object);
    api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const colour = colourOf(pdfium);
    const isBold = face.isBold || mode === renderModes.fillAndStroke;
    const slant = Math.abs(b) < 0.01 * Math.abs(a) && d > 0 && c > 0 ? c / d : 0;
    const isItalic = face.isItalic || slant > leastSlant;
    const percent = stretchOf(Math.hypot(a, b) / Math.hypot(c, d));
    const key = `${face.font}/${size}/${colour}/${isBold}/${isItalic}/${percent}`;
    const stretch = percent === 100 ? {} : { stretch: percent };
    const look = looks.get(key) ?? { ...face, size, colour, isBold, isItalic, ...stretch };
    looks.set(key, look);
    const read = { look, isHidden: mode === renderModes.invisible, direction: [a, b] as const, slant };
    ofPage.set(object, read);
    return read;
  };
}

import { hundredthsOfMillimetrePerInch, pointsPerInch } from '../../../../../formats/units.ts';
import type { pairsOf } from '../../fonts/pair-kerning.ts';
import type { EmsOf } from '../../fonts/set-width.ts';
import type { Mark } from '../../lines/mark.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** What is known about how wide programs set the text of slides. */
export interface SetText {
  /** Of text, in ems; null if that is not known. */
  readonly emsOf: EmsOf;
  /** Of a font's spaces, in ems, as measured in the document; null if that is not known. */
  readonly spaceOf: (look: Look) => number | null;
  readonly pairsOf: typeof pairsOf;
}

/** A letter, or the spaces between two words. */
export interface Piece {
  readonly mark: Mark;
  readonly isSpace: boolean;
  /** Points that LibreOffice sets it wide, its kerning with the next one included. */
  readonly width: number;
  /** The same for programs that do not round. */
  readonly exact: number;
  /** How many characters letter spacing follows. */
  readonly count: number;
}

const { dpi, minRaisedShare } = thresholds.fit;
const unitsPerPoint = hundredthsOfMillimetrePerInch / pointsPerInch;

/**
 * Ems in points as LibreOffice sets them: in whole dots, of a font whose size is in whole hundredths of a millimetre and
 * then in whole dots.
 */
function roundedTo(size: number): (ems: number) => number {
  const dots = Math.round((Math.round(size * unitsPerPoint) / hundredthsOfMillimetrePerInch) * dpi);
  return (ems) => (Math.round(ems * dots) * pointsPerInch) / dpi;
}

/**
 * The pieces of a part of a line without tabs, with the widths that programs give them without letter spacing: those of
 * their fonts, or of the page for fonts that are not known.
 */
export function piecesOf(marks: readonly Mark[], size: number, { emsOf, spaceOf, pairsOf }: SetText): readonly Piece[] {
  return marks.map((mark, index) => {
    const isSpace = mark.type === 'space';
    const next = marks[index + 1];
    const { look } = mark;
    // The letters of a ligature are all as wide as that.
    const isOfLigature = !isSpace && marks[index - 1]?.x0 === mark.x0;
    const drawn = isOfLigature ? 0 : isSpace ? (next?.x0 ?? mark.x1) - mark.x0 : mark.x1 - mark.x0;
    const isRaised = !isSpace && look.size < minRaisedShare * size;
    const ems = isRaised ? null : emsOf(mark.text, look);
    const measured = isSpace && ems === null ? spaceOf(look) : null;
    const own = ems ?? (measured === null ? null : measured * mark.text.length);
    const pair = next?.look === look ? (pairsOf(look)?.(mark.text.slice(-1) + next.text.slice(0, 1)) ?? 0) : 0;
    const round = roundedTo(look.size);
    const count = [...mark.text].length;
    // Slides have no letters that are stretched.
    const unstretched = (drawn * 100) / (look.stretch ?? 100);
    const width = own === null ? unstretched : count * round(own / count);
    const exact = own === null ? unstretched : own * look.size;
    return { mark, isSpace, width: width + round(pair), exact: exact + pair * look.size, count };
  });
}

/** Points that LibreOffice sets pieces wide. */
export const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** Points that programs which do not round set pieces wide. */
export const exactOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { exact }) => sum + exact, 0);

/** How many characters of pieces letter spacing follows. */
export const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

/** Divides pieces into words, each with the spaces behind it. */
export function wordsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const words: Piece[][] = [];
  pieces.forEach((piece, index) => {
    if (index === 0 || (!piece.isSpace && pieces[index - 1]?.isSpace)) words.push([]);
    words.at(-1)?.push(piece);
  });
  return words;
}

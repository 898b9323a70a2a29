import type { FormField, Glyph, Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** The object replacement character, a placeholder for the content of an empty field. */
export const emptyField = '\ufffc';
const box = { isChecked: '\u2612', isOpen: '\u2610' } as const;
/** Points by which text that does not fit its field gets smaller at a time. */
const step = 0.5;
/** Letters that are wider than most. */
const wide = /[\p{Lu}\p{N}@%&mw]/u;
const { minSize, maxSize, sizeShare, letterEms, wideLetterEms, lineEms, indent } = thresholds.field;

/** What a field shows, from top to bottom, and the size of its type in points. */
export interface FieldText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Wraps text between words into lines of at most `letters` letters. */
function wrapped(text: string, letters: number): readonly string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const out: string[] = [];
    for (const word of line.split(/\s+/)) {
      const last = out.at(-1);
      if (last !== undefined && last.length + word.length < letters) out[out.length - 1] = `${last} ${word}`;
      else out.push(word);
    }
    return out;
  });
}

/** The size of type of a field's content, in points: that of the file, if there is room for it. */
function sizeOf({ type, size, isMultiline, rows, y0, y1 }: FormField, label: Glyph | null, look: Look): number {
  if (size !== undefined && size <= y1 - y0) return size;
  const isBox = type === 'checkbox';
  const height = Math.round((y1 - y0) * 2 * (isBox ? sizeShare.box : sizeShare.text)) / 2;
  const most = isBox && label !== null ? Math.min(maxSize, label.look.size) : maxSize;
  return Math.max(minSize, Math.min(most, isMultiline || rows !== undefined ? look.size : height));
}

const plainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** About how many ems a text is wide. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? wideLetterEms : letterEms), 0);

/** A line that its field has no room for, in smaller type. */
function fittingLine(text: string, { x0, x1 }: FormField, size: number): FieldText {
  const room = (x1 - x0 - indent) / emsOf(text);
  return { lines: [text], size: Math.min(size, Math.max(minSize, Math.floor(room / step) * step)) };
}

/** Lines that their field has no room for, in smaller type: in the smallest where that is not enough. */
function fittingLines(text: string, { x0, x1, y0, y1 }: FormField, size: number): FieldText {
  const linesIn = (points: number) => wrapped(text, Math.max(1, Math.floor((x1 - x0) / (letterEms * points))));
  const countIn = (points: number) => Math.max(1, Math.floor((y1 - y0) / (lineEms * points)));
  for (let smaller = size; smaller >= Math.min(size, minSize); smaller -= step) {
    const lines = linesIn(smaller);
    if (lines.length <= countIn(smaller)) return { lines, size: smaller };
  }
  const least = Math.min(size, minSize);
  return { lines: linesIn(least), size: least };
}

/**
 * What a field shows, in type that it has room for.
 * @param label The letter beside it; null for none.
 * @param look Of most letters of the page.
 */
export function textOfField(field: FormField, label: Glyph | null, look: Look): FieldText {
  const { type, value, isChecked, isMultiline, rows } = field;
  const size = sizeOf(field, label, look);
  if (rows !== undefined) return { lines: rows.map(({ text }) => plainSpaces(text).trim() || emptyField), size };
  if (type === 'checkbox') return { lines: [isChecked ? box.isChecked : box.isOpen], size };
  const text = value.trim();
  if (text === '') return { lines: [emptyField], size };
  return isMultiline ? fittingLines(text, field, size) : fittingLine(plainSpaces(text), field, size);
}

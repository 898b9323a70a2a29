import { isRaisedMark } from '../lines/is-raised-mark.ts';
import { kindsOf, type Line } from '../lines/line.ts';
import { thresholds } from '../lines/thresholds.ts';
import { roman } from '../model/numbers/roman.ts';
import { thresholds as limits } from './thresholds.ts';

/** A mark that begins a note: raised, or a number or sign before its text. */
const mark = /^(?:\[?\d{1,3}\]?|[ivxlc]{1,5}|[IVXLC]{1,5}|[a-z]|[*†‡§]{1,3})$/;
const signs = ['*', '†', '‡', '§', '**', '††', '‡‡', '§§', '***'];

/** The note mark at the start of a line, and how many marks of the line it takes; null if there is none. */
export function noteMarkOf({ marks, look }: Line): { readonly text: string; readonly length: number } | null {
  const raised = marks.findIndex(
    ({ type, look: { size } }) => type !== 'letter' || size > look.size * thresholds.raised.maxMarkSize,
  );
  const end = raised > 0 ? raised : marks.findIndex(({ type }) => type !== 'letter');
  const text = marks
    .slice(0, Math.max(0, end))
    .map((each) => each.text)
    .join('');
  if (!mark.test(text)) return null;
  const body = marks.findIndex(({ type }, index) => index >= end && type === 'letter');
  return body < 0 ? null : { text, length: body };
}

/**
 * Whether a line begins a note: with its mark, or as a mark alone with the note's text right of it, behind a tab.
 * @param lines The lines around it.
 */
export function beginsNote(line: Line, lines: readonly Line[]): boolean {
  if (noteMarkOf(line) !== null) return true;
  const { text, look, baseline, x1 } = line;
  const isBeside = (other: Line) =>
    other.look === look && Math.abs(other.baseline - baseline) < limits.sameRowEms * look.size && other.x0 > x1;
  return mark.test(text.trim()) && lines.some(isBeside);
}

/** The numbers, from 1, that a mark may mean: `i` is a letter and a Roman numeral. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const core = text.replace(/[[\]]/g, '');
  const places = new Map<string, number>();
  if (/^\d+$/.test(core)) places.set('decimal', Number(core));
  if (/^[ivxlc]+$/.test(core)) places.set('lowerRoman', roman(core));
  if (/^[IVXLC]+$/.test(core)) places.set('upperRoman', roman(core));
  if (/^[a-z]$/.test(core)) places.set('letter', core.charCodeAt(0) - 96);
  if (signs.includes(core)) places.set('sign', signs.indexOf(core) + 1);
  return places;
}

/** Whether the mark may be the first of a sequence. */
export const isFirstMark = (text: string) => [...placesOf(text).values()].includes(1);

/** Whether a mark directly follows another in a sequence, which a number in running text does not. */
export function isNextMark(before: string, text: string): boolean {
  const places = placesOf(text);
  return [...placesOf(before)].some(([kind, place]) => places.get(kind) === place + 1);
}

/** Whether a line refers to the note with the mark: by raised letters, or by consisting of small letters only. */
export function refersTo(line: Line, text: string, usualSize: number): boolean {
  if (line.look.size < thresholds.raised.maxMarkSize * usualSize && line.text === text) return true;
  const { look, baseline } = line;
  const hasSmall = kindsOf(line).some((kind) => kind.look.size < thresholds.raised.maxMarkSize * look.size);
  if (!hasSmall) return text === '';
  const raised = line.marks.map((each) =>
    each.type === 'letter' && isRaisedMark(each, { look, baseline }) ? each.text : ' ',
  );
  return raised.join('').split(' ').includes(text);
}

/** Word, as LibreOffice 25.2, shrinks the spaces of a justified line to three quarters at most (measured). */
export const maxShrinking = 0.25;
/** It does so only where they would otherwise grow by at least this many times as much (measured). */
const minStretching = 2;
/** What measuring may err by, in twentieths of a point. */
const tolerance = 1;

/** A line of justified text. */
export interface JustifiedLine {
  /** Where the next line begins, in characters. */
  readonly end: number;
  /** What its words are too wide by with spaces of the usual width, in twentieths of a point; below zero where they fit. */
  readonly excess: number;
  /** What its spaces could give, in twentieths of a point. */
  readonly give: number;
  /**
   * What the spaces could give beyond what the next word needs, in twentieths of a point, though Word leaves that to the
   * next line; below zero where they could not give as much, and where there is none.
   */
  readonly spare: number;
}

/** Text of a paragraph, in which `\n` ends a line, and the room for it; all widths in twentieths of a point. */
export interface MeasuredText {
  readonly text: string;
  /** The width of each of its characters. */
  readonly widths: readonly number[];
  readonly width: number;
  /** What is taken from the width of the first line. */
  readonly firstIndent: number;
}

/** A part of a line. */
interface Extent {
  readonly width: number;
  readonly spaces: number;
  readonly spacesWidth: number;
}

const dashes = '-\u2013\u2014';
const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\d]/u;

/** Whether a line may end after the character before a place, as after dashes within words. */
const isAfterDash = (text: string, place: number) =>
  dashes.includes(text[place - 1] ?? ' ') &&
  letter.test(text[place] ?? '') &&
  letterOrDigit.test(text[place - 2] ?? '');

/** Places in which a line may end: after spaces, and after dashes within words. */
function breakPlaces(text: string): readonly number[] {
  const places: number[] = [];
  for (let place = 1; place < text.length; place += 1) {
    const after = text[place] ?? '';
    const before = text[place - 1] ?? '';
    if (before === '\n') places.push(place);
    else if (after === ' ' || after === '\n') continue;
    else if (before === ' ' || isAfterDash(text, place)) places.push(place);
  }
  return [...places, text.length];
}

const at = (sums: Float64Array, place: number): number => sums[place] ?? 0;

/** Measures parts of a text, without the spaces at their ends. */
function createRuler(text: string, widths: readonly number[]): (start: number, end: number) => Extent {
  const ends = new Float64Array(text.length + 1);
  const spaces = new Float64Array(text.length + 1);
  const spacesWidth = new Float64Array(text.length + 1);
  for (const [place, own] of widths.entries()) {
    const isSpace = text[place] === ' ';
    ends[place + 1] = at(ends, place) + own;
    spaces[place + 1] = at(spaces, place) + (isSpace ? 1 : 0);
    spacesWidth[place + 1] = at(spacesWidth, place) + (isSpace ? own : 0);
  }
  return (start, end) => {
    let last = end;
    while (last > start && (text[last - 1] === ' ' || text[last - 1] === '\n')) last -= 1;
    return {
      width: at(ends, last) - at(ends, start),
      spaces: at(spaces, last) - at(spaces, start),
      spacesWidth: at(spacesWidth, last) - at(spacesWidth, start),
    };
  };
}

/** Whether Word puts another word on a line though its spaces must shrink for it. */
function isWorthShrinking(without: Extent, withWord: Extent, room: number): boolean {
  const excess = withWord.width - room;
  if (excess > maxShrinking * withWord.spacesWidth) return false;
  return without.spaces === 0 || (room - without.width) / without.spaces >= (minStretching * excess) / withWord.spaces;
}

/**
 * Breaks justified text into lines as Word 2013 and later do: a line takes one word more than fits if its spaces need not
 * shrink much for it. Undefined where a word is wider than a line.
 */
export function breakLines({ text, widths, width, firstIndent }: MeasuredText): readonly JustifiedLine[] | undefined {
  const measure = createRuler(text, widths);
  const lines: JustifiedLine[] = [];
  let start = 0;
  /** Where the last word that fits ends. */
  let fits = 0;
  const roomOf = () => width - (lines.length === 0 ? firstIndent : 0);
  const lineTo = (end: number) => {
    const { width: own, spacesWidth } = measure(start, end);
    return { end, excess: own - roomOf(), give: maxShrinking * spacesWidth };
  };
  /** Ends a line at a place; `next` is where it would end with one word more, if it could. */
  const end = (place: number, next: number | undefined) => {
    const line = lineTo(place);
    const more = next === undefined || text[place - 1] === '\n' ? undefined : lineTo(next);
    lines.push({ ...line, spare: more === undefined ? -Infinity : more.give - more.excess });
    start = place;
    fits = place;
  };
  const places = breakPlaces(text);
  for (const [count, place] of places.entries()) {
    const whole = measure(start, place);
    if (whole.width <= roomOf() + tolerance) fits = place;
    else if (fits > start && isWorthShrinking(measure(start, fits), whole, roomOf())) {
      end(place, places[count + 1]);
    } else {
      if (fits > start) end(fits, place);
      if (measure(start, place).width > roomOf() + tolerance) return undefined;
      fits = place;
    }
    if (text[place - 1] === '\n' && fits === place && start < place) end(place, undefined);
  }
  if (start < text.length) lines.push({ ...lineTo(text.length), spare: -Infinity });
  return lines;
}

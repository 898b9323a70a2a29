/** Entries of one section of a character map at most (Adobe Technical Note 5411). */
const maxEntries = 100;
const section = /(\d+)\s+beginbf(char|range)\b(.*?)endbf\2/gs;
const token = /<([\da-f\s]*)>|\[|\]/gi;
const codespace = /begincodespacerange\b.*?endcodespacerange/s;

/** Codes that follow each other, and the UTF-16 that the first stands for, all in hexadecimal digits. */
interface Range {
  readonly low: string;
  readonly high: string;
  readonly text: string;
}

const tokensOf = (body: string): readonly string[] =>
  [...body.matchAll(token)].map(([whole, digits]) => (digits === undefined ? whole : digits.replace(/\s/g, '')));

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** The text of a code some places behind the first of its range: the last unit of UTF-16 goes up with the code. */
function textBehind(text: string, places: number): string {
  const last = text.slice(-4);
  return text.slice(0, -last.length) + hex((Number.parseInt(last, 16) + places) & 0xffff, last.length);
}

const lastByte = (code: string) => Number.parseInt(code.slice(-2), 16);
/** Whether PDFium takes a range, of whose end it reads the last byte only, as the format wants it. */
const isTaken = ({ low, high }: Range) => lastByte(low) <= lastByte(high);

/** The parts of a range that PDFium takes; it stays as it is if that does. */
function partsOf(range: Range): readonly Range[] {
  if (isTaken(range)) return [range];
  const { low, high, text } = range;
  const [first, last] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
  const parts: Range[] = [];
  for (let from = first; from <= last; from = (from | 0xff) + 1) {
    const to = Math.min(last, from | 0xff);
    parts.push({ low: hex(from, low.length), high: hex(to, low.length), text: textBehind(text, from - first) });
  }
  return parts;
}

/** The ranges of a section; null if it is not one of its kind. */
function rangesOf(kind: string, tokens: readonly string[]): readonly Range[] | null {
  const ranges: Range[] = [];
  for (let at = 0; at < tokens.length; ) {
    const low = tokens[at] ?? '';
    const high = kind === 'char' ? low : (tokens[at + 1] ?? '');
    at += kind === 'char' ? 1 : 2;
    const text = tokens[at];
    if (text === undefined || low === '' || high === '') return null;
    at++;
    if (text !== '[') {
      ranges.push({ low, high, text });
      continue;
    }
    const end = tokens.indexOf(']', at);
    if (end < 0) return null;
    const first = Number.parseInt(low, 16);
    for (const [place, each] of tokens.slice(at, end).entries()) {
      const code = hex(first + place, low.length);
      ranges.push({ low: code, high: code, text: each });
    }
    at = end + 1;
  }
  return ranges;
}

const isMeant = ({ text }: Range) => text !== '' && !/^0*$/.test(text);

function written(kind: 'char' | 'range', ranges: readonly Range[]): string {
  let text = '';
  for (let from = 0; from < ranges.length; from += maxEntries) {
    const some = ranges.slice(from, from + maxEntries);
    const lines = some.map((range) => `<${range.low}>${kind === 'char' ? '' : `<${range.high}>`}<${range.text}>`);
    text += `${some.length} beginbf${kind}\n${lines.join('\n')}\nendbf${kind}\n`;
  }
  return text;
}

/** What a character map says; null for one that cannot be read. */
function entriesOf(map: string) {
  const chars: Range[] = [];
  const ranges: Range[] = [];
  let isSound = true;
  for (const [, count, kind = '', body = ''] of map.matchAll(section)) {
    const read = rangesOf(kind, tokensOf(body));
    if (read === null) return null;
    isSound &&= kind === 'char' ? read.length === Number(count) : read.every(isTaken);
    for (const range of read) (range.low === range.high ? chars : ranges).push(range);
  }
  return { chars, ranges, isSound };
}

/** The glyph of the space in the fonts of Windows, and how maps say that a code is one. */
const spaceGlyph = 3;
const space = '0020';
/** Hexadecimal digits of codes that may be the numbers of glyphs: two bytes. */
const glyphDigits = 4;

/**
 * Where mended maps have the letters of formulas that Word calls spaces: so far on from the numbers of their glyphs, in
 * Unicode's private area. PDFium takes those of other characters for letters that it puts in another order.
 */
export const formulaArea = { first: 0xe000, last: 0xf8ff } as const;

/** A code of a font for formulas, with a character of its own if it is called a space and is none. */
function withOwnCharacter(range: Range): Range {
  const glyph = Number.parseInt(range.low, 16);
  if (range.text !== space || range.low.length !== glyphDigits || glyph === spaceGlyph) return range;
  const character = formulaArea.first + glyph;
  return { ...range, text: character > formulaArea.last ? '' : hex(character, 4) };
}

/**
 * Writes a character map anew (ToUnicode, ISO 32000-2, section 9.10.3) of which PDFium would ignore whole sections: those
 * that have more or fewer characters than they say, or a range whose last byte goes down.
 * @param isOfFormulas Whether it is the map of a font for formulas: its letters that are called spaces are told apart then.
 * @returns Null for a map that is sound, or no map.
 */
export function soundCharacterMap(map: string, isOfFormulas = false): string | null {
  const entries = entriesOf(map);
  if (entries === null) return null;
  const { chars, ranges, isSound } = entries;
  const told = isOfFormulas ? chars.map(withOwnCharacter) : chars;
  if (isSound && told.every((range, index) => range === chars[index])) return null;
  const parts = ranges.filter(isMeant).flatMap(partsOf);
  const codes = codespace.exec(map)?.[0] ?? '';
  const codeSection = codes === '' ? '' : `1 ${codes}\n`;
  return `begincmap\n${codeSection}${written('char', told.filter(isMeant))}${written('range', parts)}endcmap\n`;
}

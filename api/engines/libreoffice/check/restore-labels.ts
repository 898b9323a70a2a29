import { rewriteParts } from './rewrite-parts.ts';
import { endOfWholeGroups } from './rtf-groups.ts';

/** A group that is longer is not held: labels have at most some twenty signs. */
const maxHeld = 1_024;

/** Signs of a level's text or of a label: a code with what readers without Unicode show, a byte, an escaped sign, a sign. */
const signs = /\\u(-?\d+) ?(?:\\'[0-9a-f]{2}|\?)?|\\'([0-9a-f]{2})|\\([\\{}])|\\[a-z]+-?\d* ?|([^\\\r\n])/g;
/** A number of a level stands where its text has a byte below this. */
const levels = 9;
/** What LibreOffice writes for signs that the code page of the document lacks. */
const lost = '?';

const label = /\{\\listtext([^{}]*)\\tab\}\\ilvl(\d+)\\ls(\d+)/g;
/** A list, or one of its levels up to its text. */
const listOrLevel = /\{\\list(?![a-z])|(\{\\listlevel[^{}]*\{\\leveltext )([^{}]*)(?=;\})/g;

/** Signs by list and level. */
export type Labels = ReadonlyMap<string, string>;

const keyOf = (list: string | number, level: string | number) => `${list} ${level}`;

const read = (text: string): readonly string[] =>
  [...text.matchAll(signs)].flatMap(([, code, byte, escaped, sign]) => {
    if (code !== undefined) return [String.fromCharCode(Number(code) & 0xffff)];
    const found = byte === undefined ? (escaped ?? sign) : String.fromCharCode(Number.parseInt(byte, 16));
    return found === undefined ? [] : [found];
  });

/** Labels with what follows them, and levels. */
const endOfWhole = endOfWholeGroups({
  beginnings: ['{\\listtext', '{\\listlevel'],
  ending: /\\ls\d+[^\d]|\\li\d/,
  maxLength: maxHeld,
});

/**
 * Reads the first label of each level of the lists of an RTF document that has letters of other code pages, as LibreOffice
 * writes them for readers without lists.
 * @param source What LibreOffice wrote, in Latin-1. Its errors are thrown.
 */
export async function readLabels(source: AsyncIterable<string>): Promise<Labels> {
  const labels = new Map<string, string>();
  const note = (text: string) => {
    for (const [, shown = '', level = '', list = ''] of text.matchAll(label)) {
      const key = keyOf(list, level);
      if (shown.includes('\\u') && !labels.has(key)) labels.set(key, read(shown).join('').trimStart());
    }
    return '';
  };
  for await (const _ of rewriteParts(source, endOfWhole, note));
  return labels;
}

const hex = (sign: string, digits: number) => sign.charCodeAt(0).toString(16).padStart(digits, '0');

const isNumber = (sign: string) => sign.charCodeAt(0) < levels;

/** A sign as it stands in the text of a level. */
function written(sign: string): string {
  if (isNumber(sign)) return `\\'${hex(sign, 2)}`;
  return /[\w .,:;()[\]/-]/.test(sign) ? sign : `\\u${sign.charCodeAt(0)} ?`;
}

/** Whether a sign of a label may be one of a level's text: one that was lost is outside ASCII. */
const mayBe = (sign: string, shown: string | undefined) =>
  sign === lost ? shown !== undefined && shown > '\u007f' : sign === shown;

/** The signs of a level's text between its numbers. */
function runsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const sign of parts) {
    if (isNumber(sign)) runs.push([]);
    else runs.at(-1)?.push(sign);
  }
  return runs;
}

/** Where each run is in a label, with at least one sign for each number between them; null if one is not. */
function placesOf(runs: readonly (readonly string[])[], shown: string): readonly number[] | null {
  const places: number[] = [];
  let from = 0;
  for (const [index, run] of runs.entries()) {
    const last = shown.length - run.length;
    let at = index === runs.length - 1 ? Math.max(from, last) : from;
    const end = index === 0 ? 0 : last;
    while (at <= end && !run.every((sign, place) => mayBe(sign, shown[at + place]))) at++;
    if (at > end) return null;
    places.push(at);
    from = at + run.length + 1;
  }
  return places;
}

/** A level's text with the signs of one of its labels in place of those that are lost; null if they do not match. */
function restored(levelText: string, shown: string): string | null {
  const [length, ...parts] = read(levelText);
  if (length === undefined || !parts.includes(lost)) return null;
  const runs = runsOf(parts);
  const places = placesOf(runs, shown);
  if (places === null) return null;
  const signsOfRuns = runs.flatMap((run, index) => run.map((_, place) => shown[(places[index] ?? 0) + place] ?? lost));
  const whole = parts.map((sign) => written(isNumber(sign) ? sign : (signsOfRuns.shift() ?? lost)));
  return `\\'${hex(length, 2)}${whole.join('')}`;
}

/**
 * Gives the levels of the lists of an RTF document the signs of their labels: LibreOffice writes all that the code page of
 * the document lacks as question marks there.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export function restoreLabels(source: AsyncIterable<string>, labels: Labels): AsyncGenerator<string> {
  let list = 0;
  let level = 0;
  return rewriteParts(source, endOfWhole, (text) =>
    text.replace(listOrLevel, (group, before: string | undefined, levelText: string) => {
      if (before === undefined) {
        list++;
        level = 0;
        return group;
      }
      const shown = labels.get(keyOf(list, level));
      level++;
      const wholeText = shown === undefined ? null : restored(levelText, shown);
      return wholeText === null ? group : before + wholeText;
    }),
  );
}

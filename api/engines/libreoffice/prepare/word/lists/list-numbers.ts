/** How a number is written; capitals stand for capitals. */
export type NumberStyle = 'decimal' | 'letter' | 'roman' | 'Letter' | 'Roman';

/** How a level of a list is numbered: `%` stands for its number. */
type Level = readonly [style: NumberStyle, text: string];

const levels = (...all: readonly Level[]) => all;
/** Word's own lists, by their names in small letters (ECMA-376 part 1, §17.16.5.31). */
const lists: Readonly<Record<string, readonly Level[]>> = {
  numberdefault: levels(
    ['decimal', '%)'],
    ['letter', '%)'],
    ['roman', '%)'],
    ['decimal', '(%)'],
    ['letter', '(%)'],
    ['roman', '(%)'],
    ['decimal', '%.'],
    ['letter', '%.'],
    ['roman', '%.'],
  ),
  outlinedefault: levels(
    ['Roman', '%.'],
    ['Letter', '%.'],
    ['decimal', '%.'],
    ['letter', '%)'],
    ['decimal', '(%)'],
    ['letter', '(%)'],
    ['roman', '(%)'],
    ['letter', '(%)'],
    ['roman', '(%)'],
  ),
};
const legal = 'legaldefault';
const maxLevel = 9;
/** Larger numbers are written in digits: Roman ones grow with them. */
const maxSpelt = 3999;

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let [rest, text] = [number, ''];
  for (const [value, letters] of romans) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** Letters as Word counts: z is followed by aa, then bb. */
const letters = (number: number) =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.floor((number - 1) / 26) + 1);

/** A number as Word writes it. */
export function spelt(number: number, style: NumberStyle): string {
  if (style === 'decimal' || number < 1 || number > maxSpelt) return String(number);
  const text = style.toLowerCase() === 'roman' ? roman(number) : letters(number);
  return style === style.toLowerCase() ? text : text.toUpperCase();
}

const parameters = /^\s*LISTNUM\s+"?([^\s"\\]*)/i;
const levelSwitch = /\\l\s*"?(\d+)/i;
const startSwitch = /\\s\s*"?(\d+)/i;

/**
 * Counts the numbers that fields within a line show (LISTNUM). Lists of the document's own look like Word's first one.
 * @returns What a field shows, by its instruction and the level of the list that its paragraph is in, from 0; null for none.
 */
export function createListNumbers(): (instruction: string, paragraphLevel: number | null) => string {
  const counts = new Map<string, number[]>();
  return (instruction, paragraphLevel) => {
    const name = (parameters.exec(instruction)?.[1] ?? '').toLowerCase();
    const stated = levelSwitch.exec(instruction)?.[1] ?? (paragraphLevel ?? -1) + 2;
    const level = Math.min(maxLevel, Math.max(1, Number(stated) || 1));
    const start = startSwitch.exec(instruction)?.[1];
    const count = counts.get(name) ?? [];
    counts.set(name, count);
    count.length = Math.min(count.length, level);
    for (let above = 0; above < level - 1; above++) count[above] ??= 1;
    const number = start === undefined ? (count[level - 1] ?? 0) + 1 : Number(start);
    count[level - 1] = number;
    if (name === legal) return `${count.join('.')}.`;
    const [style, text] = (lists[name] ?? lists.numberdefault)?.[level - 1] ?? ['decimal', '%)'];
    return text.replace('%', spelt(number, style));
  };
}

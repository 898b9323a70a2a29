import { calibriWidth } from './text-width.ts';

/** How wide a number is drawn, as `calibriWidth` counts. */
export type NumberWidth = (value: number) => number;

const digit = calibriWidth('0');
const separator = calibriWidth(',');
const sign = calibriWidth('-');

/** Excel takes no longer format code; the patterns below need a bound. */
const maxCodeLength = 255;

/** The sections of a format, quotes respected: positive; negative; zero; text. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|./gs)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

/** What is drawn beside digits: `_x` leaves the room of a character, `*x` fills, `[$€-407]` is a currency. */
const literals = /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]/g;

const isDate = (section: string) =>
  /\[[hms]+\]/i.test(section) || /[ymdhse]/i.test(section.replace(literals, '').replace(/E[+-]|general/gi, ''));

/** The widest that each part of a date may be. */
const dateParts: readonly (readonly [RegExp, string])[] = [
  [/^(?:am\/pm|a\/p)$/i, 'PM'],
  [/^(?:y{3,}|e+)$/i, '2000'],
  [/^(?:m{4,}|d{4,})$/i, 'Wednesday'],
  [/^(?:mmm|ddd)$/i, 'Wed'],
  [/^[ymdhs]+$/i, '00'],
];

function dateWidth(section: string): NumberWidth {
  const bare = section.replace(/\[([hms]+)\]/gi, '$1').replace(literals, (_, ...found) => found[0] ?? found[1] ?? '');
  const text = bare.replace(/am\/pm|a\/p|y+|e+|m+|d+|h+|s+/gi, (part) => {
    return dateParts.find(([pattern]) => pattern.test(part))?.[1] ?? part;
  });
  const width = calibriWidth(text);
  // Hours, minutes or seconds that are counted on beyond a day.
  const perDay = { h: 24, m: 1440, s: 86_400 }[/\[([hms])/i.exec(section)?.[1]?.toLowerCase() ?? ''];
  return perDay === undefined ? () => width : (value) => width + wholeDigits(Math.abs(value) * perDay) * digit;
}

/** Decimals of a General number give way, and a large one turns to an exponent: this is the least a cell may show. */
function generalWidth(value: number): number {
  const size = Math.abs(value);
  const digits = size >= 1e11 ? calibriWidth('1E+300') : digit * wholeDigits(size);
  return digits + (value < 0 ? sign : 0);
}

function wholeDigits(size: number): number {
  if (size >= 1e6) return Math.floor(Math.log10(size) + 1e-9) + 1;
  let digits = 1;
  for (let bound = 10; size >= bound; bound *= 10) digits += 1;
  return digits;
}

function fixedWidth(section: string): NumberWidth {
  let literal = '';
  const pattern = section.replace(literals, (_, ...found: (string | undefined)[]) => {
    literal += found.slice(0, 4).find((text) => typeof text === 'string') ?? '';
    return '';
  });
  literal += pattern.replace(/[0#?.,/]/g, '');
  const scale = (literal.includes('%') ? 100 : 1) / 1000 ** (/,+(?=\.|\s*$)/.exec(pattern)?.[0].length ?? 0);
  const grouped = /[0#?],[0#?]/.test(pattern);
  const [whole = '', decimals = ''] = pattern.split('.');
  const least = Math.max(1, whole.replace(/[^0?]/g, '').length);
  const tail = decimals.replace(/[^0#?]/g, '').length;
  const fixed = calibriWidth(literal) + (tail > 0 ? separator + tail * digit : 0);
  if (!/[0#?]/.test(pattern)) return () => fixed;
  // A fraction or an exponent is as wide as its pattern, beside the whole number.
  if (/\/|E[+-]/i.test(section.replace(literals, ''))) {
    const width = calibriWidth(pattern.replace(/[#?]/g, '0')) + fixed;
    return (value) => width + digit * wholeDigits(Math.abs(value));
  }
  return (value) => {
    const digits = Math.max(least, wholeDigits(Math.abs(value) * scale + 0.5 * 10 ** -tail));
    return fixed + digits * digit + (grouped ? Math.floor((digits - 1) / 3) * separator : 0);
  };
}

function sectionWidth(section: string): NumberWidth {
  if (/general|^\s*$/i.test(section)) return generalWidth;
  if (/^\s*@\s*$/.test(section)) return (value) => calibriWidth(String(value));
  return isDate(section) ? dateWidth(section) : fixedWidth(section);
}

/** Reads a number format (ECMA-376 part 1, §18.8.31) for the room that its numbers need, on the generous side. */
export function numberWidth(code: string): NumberWidth {
  const sections = sectionsOf(code.slice(0, maxCodeLength));
  const [positive = generalWidth, negative, zero] = sections.map(sectionWidth);
  return (value) => {
    if (value < 0) return negative === undefined ? sign + positive(-value) : negative(-value);
    return value === 0 && zero !== undefined ? zero(0) : positive(value);
  };
}

import { calibriWidth } from './text-width.ts';

/** Width of a number as drawn, in the thousandths of the font size that `calibriWidth` returns. */
export type NumberWidth = (value: number) => number;

const digit = calibriWidth('0');
const separator = calibriWidth(',');
const sign = calibriWidth('-');

/** Excel accepts no longer format code; bounds the time that the patterns below take. */
const maxCodeLength = 255;

/** Sections of a format (positive; negative; zero; text), split at unquoted semicolons. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|./gs)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

/** Literals between digits: `_x` is a space as wide as x, `*x` fills the cell, `[$€-407]` is a currency. */
const literals = /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]/g;

const isDate = (section: string) =>
  /\[[hms]+\]/i.test(section) || /[ymdhse]/i.test(section.replace(literals, '').replace(/E[+-]|general/gi, ''));

/** The widest text of each part of a date. */
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
  // `[h]`, `[m]` and `[s]` count past the end of a day.
  const perDay = { h: 24, m: 1440, s: 86_400 }[/\[([hms])/i.exec(section)?.[1]?.toLowerCase() ?? ''];
  return perDay === undefined ? () => width : (value) => width + wholeDigits(Math.abs(value) * perDay) * digit;
}

/** Least width of a General number: decimals are dropped to fit, and a large one is shown with an exponent. */
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
  // Fractions and exponents are as wide as their patterns, plus the whole number.
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

/** Estimates, generously, the width of numbers in a format (ECMA-376 part 1, §18.8.31). */
export function numberWidth(code: string): NumberWidth {
  const sections = sectionsOf(code.slice(0, maxCodeLength));
  const [positive = generalWidth, negative, zero] = sections.map(sectionWidth);
  return (value) => {
    if (value < 0) return negative === undefined ? sign + positive(-value) : negative(-value);
    return value === 0 && zero !== undefined ? zero(0) : positive(value);
  };
}

/** Whether a format has a section for text that leaves the text out (ECMA-376 part 1, §18.8.31). */
export function hidesText(code: string): boolean {
  const ofText = sectionsOf(code.slice(0, maxCodeLength))[3];
  return ofText !== undefined && !/@|general/i.test(ofText.replace(/"[^"]*"|\\./g, ''));
}

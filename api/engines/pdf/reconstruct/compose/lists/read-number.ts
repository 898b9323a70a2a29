import type { ListLevel } from '../../model/doc-model.ts';
import { roman } from '../../model/roman.ts';
import type { Label } from '../../paragraphs/labels.ts';

/** A label read as a number. */
export interface Counted {
  readonly format: Exclude<ListLevel['format'], 'bullet'>;
  readonly value: number;
  /** What stands before and after the number, and the numbers of outer levels: those of `1.2.3)` are 1 and 2. */
  readonly open: string;
  readonly close: string;
  readonly outer: readonly string[];
}

/** Roman digits that count; `iic` and words of such letters do not. */
const countsInRoman = /^(?=.)c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;

/** The ways to read a label, the likeliest first: `i.` is a letter as well. Bullets have one: null. */
export function readNumber(
  { text, isBullet }: Label,
  isUsed: (format: Counted['format']) => boolean,
): readonly (Counted | null)[] {
  if (isBullet) return [null];
  const match = /^(\(?)((?:\w+\.)*)(\w+)([.)]*)$/.exec(text);
  if (match === null || /^0\d/.test(match[3] ?? '')) return [null];
  const [, open = '', before = '', core = '', close = ''] = match;
  const around = { open, close, outer: before.split('.').slice(0, -1) };
  if (/^\d+$/.test(core)) return [{ format: 'decimal', value: Number(core), ...around }];
  const isLower = core === core.toLowerCase();
  const letter: Counted[] =
    core.length === 1
      ? [{ format: isLower ? 'lowerLetter' : 'upperLetter', value: core.toLowerCase().charCodeAt(0) - 96, ...around }]
      : [];
  const asRoman: Counted[] = countsInRoman.test(core)
    ? [{ format: isLower ? 'lowerRoman' : 'upperRoman', value: roman(core), ...around }]
    : [];
  const first =
    core.toLowerCase() === 'i' || (asRoman[0] !== undefined && isUsed(asRoman[0].format)) ? asRoman : letter;
  return [...new Set([...first, ...letter, ...asRoman])];
}

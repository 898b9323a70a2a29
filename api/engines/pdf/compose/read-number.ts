import type { Label } from '../analyse/labels.ts';
import type { ListLevel } from '../model/doc-model.ts';
import { roman } from '../model/roman.ts';

/** A label read as a number. */
export interface Counted {
  readonly format: Exclude<ListLevel['format'], 'bullet'>;
  readonly value: number;
  /** The label with `%` where the number is. */
  readonly pattern: string;
}

/** The ways to read a label, the likeliest first: `i.` is a letter as well. Bullets have one: null. */
export function readNumber(
  { text, isBullet }: Label,
  isUsed: (format: Counted['format']) => boolean,
): readonly (Counted | null)[] {
  if (isBullet) return [null];
  const match = /^(\(?)((?:\w+\.)*)(\w+)([.)]*)$/.exec(text);
  if (match === null) return [null];
  const [, open = '', outer = '', core = '', close = ''] = match;
  const pattern = `${open}${outer}%${close}`;
  if (/^\d+$/.test(core)) return [{ format: 'decimal', value: Number(core), pattern }];
  const isLower = core === core.toLowerCase();
  const letter: Counted[] =
    core.length === 1
      ? [{ format: isLower ? 'lowerLetter' : 'upperLetter', value: core.toLowerCase().charCodeAt(0) - 96, pattern }]
      : [];
  const asRoman: Counted[] = /^[ivxlc]+$/i.test(core)
    ? [{ format: isLower ? 'lowerRoman' : 'upperRoman', value: roman(core), pattern }]
    : [];
  const first =
    core.toLowerCase() === 'i' || (asRoman[0] !== undefined && isUsed(asRoman[0].format)) ? asRoman : letter;
  return [...new Set([...first, ...letter, ...asRoman])];
}

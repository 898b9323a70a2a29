import { centimetresPerInch, millimetresPerInch, pixelsPerInch, pointsPerInch } from './units.ts';

/** More characters add no precision, but time that grows with their square. */
const maxCharacters = 40;

/** How many of a unit are an inch (OpenDocument 1.3 part 3, section 18.3.18; CSS Values and Units, section 6.2). */
const perInch: Readonly<Record<string, number>> = {
  in: 1,
  cm: centimetresPerInch,
  mm: millimetresPerInch,
  pt: pointsPerInch,
  pc: 6,
  px: pixelsPerInch,
};

/** Inches of a length as OpenDocument and the styles of VML write it, such as `-2.5cm`; undefined for other texts. */
export function inches(length = ''): number | undefined {
  if (length.length > maxCharacters) return undefined;
  const [, value, unit = ''] = /^\s*(-?\d*\.?\d+)([a-z]{2})\s*$/.exec(length) ?? [];
  const units = perInch[unit];
  return value === undefined || units === undefined ? undefined : Number(value) / units;
}

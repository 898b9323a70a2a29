import { centimetresPerInch, pointsPerInch } from '../../../formats/units.ts';

const picasPerInch = 6;
/** Points of a centimetre. */
export const pointsPerCentimetre = pointsPerInch / centimetresPerInch;

/** How many of a unit are a centimetre (OpenDocument 1.3 part 3, §18.3.18). */
const perCentimetre: Readonly<Record<string, number>> = {
  cm: 1,
  mm: 10,
  in: 1 / centimetresPerInch,
  pt: pointsPerCentimetre,
  pc: picasPerInch / centimetresPerInch,
};

/** Centimetres of a length as OpenDocument and the styles of VML write it, such as `2.5cm`; undefined for other texts. */
export function centimetres(length: string | undefined): number | undefined {
  const [, value, unit = ''] = /^(-?[\d.]+)(\w+)$/.exec(length ?? '') ?? [];
  const divisor = perCentimetre[unit];
  return value === undefined || divisor === undefined ? undefined : Number(value) / divisor;
}

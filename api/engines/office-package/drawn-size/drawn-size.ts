import { centimetresPerInch, millimetresPerInch, pixelsPerInch, pointsPerInch } from '../../../formats/units.ts';
import { limits } from '../limits.ts';

/** The largest size at which a document shows a picture, in inches. */
interface Inches {
  readonly width: number;
  readonly height: number;
  /** What is cropped, measured on the picture at its natural size. */
  readonly croppedWidth?: number;
  readonly croppedHeight?: number;
}

/**
 * `natural` if the document shows a picture at its own size, or the size cannot be determined; `exact` if it takes one of
 * its colours for transparent, so that every pixel must stay.
 */
export type DrawnSize = Inches | 'natural' | 'exact';

/** Drawn sizes by the name of the part that holds the picture. */
export type DrawnSizes = ReadonlyMap<string, DrawnSize>;

/** The size that suffices for both of two uses of a picture. */
export function larger(a: DrawnSize | undefined, b: DrawnSize): DrawnSize {
  if (a === undefined) return b;
  if (a === 'exact' || b === 'exact') return 'exact';
  if (a === 'natural' || b === 'natural') return 'natural';
  const most = (name: keyof Inches) => Math.max(a[name] ?? 0, b[name] ?? 0);
  return {
    width: most('width'),
    height: most('height'),
    croppedWidth: most('croppedWidth'),
    croppedHeight: most('croppedHeight'),
  };
}

const perInch: Readonly<Record<string, number>> = {
  in: 1,
  cm: centimetresPerInch,
  mm: millimetresPerInch,
  pt: pointsPerInch,
  pc: 6,
  px: pixelsPerInch,
};

/** Converts a length with a unit (`12.5cm`) to inches. Undefined for anything else. */
export function inches(length = ''): number | undefined {
  if (length.length > limits.maxLengthCharacters) return undefined;
  const [, value, unit = ''] = /^\s*(\d*\.?\d+)(in|cm|mm|pt|pc|px)\s*$/.exec(length) ?? [];
  const units = perInch[unit];
  return value === undefined || units === undefined ? undefined : Number(value) / units;
}

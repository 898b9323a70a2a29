import { inches } from '../../../formats/lengths.ts';

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

/** Inches of a size with a unit, such as `12.5cm`; undefined for other texts, and for less than nothing. */
export function sizeInInches(size: string | undefined): number | undefined {
  const found = inches(size);
  return found !== undefined && found >= 0 ? found : undefined;
}

/** How large a document shows a picture at most, in inches. */
interface Inches {
  readonly width: number;
  readonly height: number;
  /** What is cut off before, measured on the picture in its own size. */
  readonly cutWidth?: number;
  readonly cutHeight?: number;
}

/** `natural` where it depends on the picture's own size. */
export type DrawnSize = Inches | 'natural';

/** Drawn sizes by the name of the part that holds the picture. */
export type DrawnSizes = ReadonlyMap<string, DrawnSize>;

/** The size that serves two uses of one picture. */
export function larger(a: DrawnSize | undefined, b: DrawnSize): DrawnSize {
  if (a === undefined) return b;
  if (a === 'natural' || b === 'natural') return 'natural';
  const most = (name: keyof Inches) => Math.max(a[name] ?? 0, b[name] ?? 0);
  return { width: most('width'), height: most('height'), cutWidth: most('cutWidth'), cutHeight: most('cutHeight') };
}

const perInch: Readonly<Record<string, number>> = { in: 1, cm: 2.54, mm: 25.4, pt: 72, pc: 6, px: 96 };

/** More digits say nothing, and take the pattern below time that grows with their square. */
const maxLengthCharacters = 40;

/** A length with its unit (`12.5cm`) in inches; undefined for anything else. */
export function inches(length = ''): number | undefined {
  if (length.length > maxLengthCharacters) return undefined;
  const [, value, unit = ''] = /^\s*(\d*\.?\d+)(in|cm|mm|pt|pc|px)\s*$/.exec(length) ?? [];
  const units = perInch[unit];
  return value === undefined || units === undefined ? undefined : Number(value) / units;
}

import { thresholds } from '../thresholds.ts';

const { tile, sampleStep, paperShare, rounds, maxBelow, minInliers, maxEven, minRange } = thresholds.light;
const levels = 256;

/** A page whose light is looked at. */
export interface LitPage extends Record<'width' | 'height' | 'pixelsPerPoint', number> {
  /** How light a pixel is, from 0 to 255, by its place among those of all rows. */
  readonly levelAt: (at: number) => number;
}

/** The light on a page. */
export interface PageLight {
  /** How light paper is at a place; x and y go from -1 to 1 across the page. */
  readonly paperAt: (x: number, y: number) => number;
  /** The lightest paper. */
  readonly lightest: number;
}

/** How light the paper is at a place; x and y go from -1 to 1 across the page. */
interface PaperAt extends Record<'x' | 'y' | 'level', number> {}

/** How light the paper of each part of a page is: the lightest pixels that are more than stray ones. */
function paperLevels({ width, height, pixelsPerPoint, levelAt }: LitPage): readonly PaperAt[] {
  const side = Math.max(sampleStep, Math.round(tile * pixelsPerPoint));
  const found: PaperAt[] = [];
  const counts = new Uint16Array(levels);
  for (let top = 0; top + side <= height; top += side)
    for (let left = 0; left + side <= width; left += side) {
      counts.fill(0);
      let all = 0;
      for (let y = top; y < top + side; y += sampleStep)
        for (let x = left; x < left + side; x += sampleStep) {
          const level = levelAt(y * width + x);
          counts[level] = (counts[level] as number) + 1;
          all++;
        }
      let [level, lighter] = [levels - 1, 0];
      while (level > 0 && lighter + (counts[level] as number) < paperShare * all) lighter += counts[level--] as number;
      found.push({ x: (2 * left + side) / width - 1, y: (2 * top + side) / height - 1, level });
    }
  return found;
}

/** The terms of a surface that bends both ways. */
const termsAt = (x: number, y: number): readonly number[] => [
  1,
  x,
  y,
  x * x,
  x * y,
  y * y,
  x ** 3,
  x * x * y,
  x * y * y,
  y ** 3,
];

const valueAt = (factors: readonly number[], x: number, y: number) =>
  termsAt(x, y).reduce((sum, term, index) => sum + term * (factors[index] as number), 0);

/** Solves linear equations, each as its factors and its value. Null if they have no single solution. */
function solved(equations: readonly (readonly number[])[]): readonly number[] | null {
  const rows = equations.map((row) => [...row]);
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] as number) > Math.abs(best[column] as number) ? row : best));
    if (Math.abs(pivot[column] as number) < Number.EPSILON) return null;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const times = (row[column] as number) / (pivot[column] as number);
      for (let at = column; at <= count; at++) row[at] = (row[at] as number) - times * (pivot[at] as number);
    }
  }
  return rows.map((row, index) => (row[count] as number) / (row[index] as number));
}

/** The surface that comes closest to places. */
function surfaceOf(places: readonly PaperAt[]): readonly number[] | null {
  const size = termsAt(0, 0).length;
  const equations = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const { x, y, level } of places) {
    const terms = termsAt(x, y);
    for (const [at, row] of equations.entries()) {
      const factor = terms[at] as number;
      for (const [index, term] of terms.entries()) row[index] = (row[index] as number) + factor * term;
      row[size] = (row[size] as number) + factor * level;
    }
  }
  return solved(equations);
}

/**
 * The light on a page that is not lit evenly, such as a photographed one; null if it is lit evenly, or if its paper
 * does not show it.
 */
export function unevenLight(page: LitPage): PageLight | null {
  const places = paperLevels(page);
  let inliers = places;
  let factors: readonly number[] | null = null;
  for (let round = 0; round < rounds; round++) {
    factors = surfaceOf(inliers);
    if (factors === null) return null;
    const surface = factors;
    inliers = places.filter(({ x, y, level }) => Math.abs(level - valueAt(surface, x, y)) < maxBelow);
    if (inliers.length < minInliers * places.length) return null;
  }
  if (factors === null) return null;
  const surface = factors;
  const usual = inliers.map(({ level }) => level).sort((a, b) => a - b)[inliers.length >> 1] ?? 0;
  const even = inliers.filter(({ level }) => Math.abs(level - usual) < maxBelow);
  if (even.length > maxEven * inliers.length) return null;
  const values = inliers.map(({ x, y }) => valueAt(surface, x, y));
  const [lightest, darkest] = [Math.max(...values), Math.min(...values)];
  return lightest - darkest < minRange ? null : { paperAt: (x, y) => valueAt(surface, x, y), lightest };
}

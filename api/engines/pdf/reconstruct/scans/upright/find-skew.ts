import type { Raster } from '../../extract/raster.ts';
import { lightnessOf } from '../pixels/raster.ts';
import { thresholds } from '../thresholds.ts';

const { maxDegrees, steps, minGain, minEdge, columnStep, minPixels } = thresholds.skew;
/** Rows between which an edge is looked for: blur spreads it. */
const rowStep = 2;
const radians = Math.PI / 180;

/** The places at which a page gets darker from one row to the next but one, x and y in turns: large dark areas have few. */
function upperEdges({ width, height, pixels }: Raster): Int32Array {
  const found: number[] = [];
  for (let y = rowStep; y < height; y++)
    for (let x = 0; x < width; x += columnStep) {
      const at = y * width + x;
      const level = lightnessOf(pixels[at] as number);
      if (lightnessOf(pixels[at - rowStep * width] as number) - level > minEdge) found.push(x, y);
    }
  return Int32Array.from(found);
}

/** How unevenly places are spread over the rows of a page that leans: text fills some, and leaves others blank. */
function unevenness(edges: Int32Array, { width, height }: Raster, degrees: number): number {
  const slope = Math.tan(degrees * radians);
  const room = Math.ceil(Math.abs(slope) * width);
  const counts = new Uint32Array(height + 2 * room + 1);
  for (let at = 0; at < edges.length; at += 2) {
    const row = Math.round((edges[at + 1] as number) - (edges[at] as number) * slope) + room;
    counts[row] = (counts[row] as number) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/** By how many degrees the lines of a scanned page run down to the right; 0 if its ink does not show it. */
export function findSkew(raster: Raster): number {
  const edges = upperEdges(raster);
  if (edges.length / 2 < minPixels) return 0;
  const level = unevenness(edges, raster, 0);
  let best = { degrees: 0, value: level };
  let reach: number = maxDegrees;
  for (const step of steps) {
    const { degrees: middle } = best;
    for (let degrees = middle - reach; degrees <= middle + reach + step / 2; degrees += step) {
      const value = unevenness(edges, raster, degrees);
      if (value > best.value) best = { degrees, value };
    }
    reach = step;
  }
  return best.value > minGain * level ? best.degrees : 0;
}

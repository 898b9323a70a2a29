import { thresholds } from '../thresholds.ts';
import type { Likeness } from './compare-rasters.ts';

/** A visible fault of a page or picture in a result. */
export type Fault = 'blank' | 'ink-lost' | 'black-gained' | 'lightness-changed' | 'colour-changed' | 'unlike';

/**
 * The faults of a page or picture that should look like another.
 * @param floor The minimum structural similarity, at most 1.
 * @param tolerated The share of windows in which a fault is accepted.
 */
export function findFaults(likeness: Likeness, floor: number, tolerated = 0): readonly Fault[] {
  const { ssim, windows, inkLost, blackGained, shifted, recoloured, isBlank } = likeness;
  const least = Math.max(Math.min(thresholds.minFaultyWindows, windows), windows * tolerated);
  const faults: readonly (readonly [Fault, boolean])[] = [
    ['blank', isBlank],
    ['ink-lost', inkLost >= least],
    ['black-gained', blackGained >= least],
    ['lightness-changed', shifted >= least],
    ['colour-changed', recoloured >= Math.max(least, windows * thresholds.minRecolouredShare)],
    ['unlike', ssim < floor],
  ];
  return faults.filter(([, isFound]) => isFound).map(([fault]) => fault);
}

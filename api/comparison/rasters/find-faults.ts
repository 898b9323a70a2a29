import { thresholds } from '../thresholds.ts';
import type { Likeness } from './compare-rasters.ts';

/** A visible fault of a page or picture in a result. */
export type Fault = 'blank' | 'ink-lost' | 'black-gained' | 'lightness-changed' | 'colour-changed' | 'unlike';

/**
 * The faults of a page or picture that should look like another.
 * @param floor The minimum structural similarity (SSIM), 0 to 1.
 * @param toleratedShare The share of windows in which a fault is accepted, 0 to 1.
 */
export function findFaults(likeness: Likeness, floor: number, toleratedShare = 0): readonly Fault[] {
  const { ssim, windows, inkLost, blackGained, shifted, recoloured, isBlank } = likeness;
  const minWindows = Math.max(Math.min(thresholds.minFaultyWindows, windows), windows * toleratedShare);
  const faults: readonly (readonly [Fault, boolean])[] = [
    ['blank', isBlank],
    ['ink-lost', inkLost >= minWindows],
    ['black-gained', blackGained >= minWindows],
    ['lightness-changed', shifted >= minWindows],
    ['colour-changed', recoloured >= Math.max(minWindows, windows * thresholds.minRecolouredShare)],
    ['unlike', ssim < floor],
  ];
  return faults.filter(([, isFound]) => isFound).map(([fault]) => fault);
}

import { thresholds as shared } from '../extract/text/thresholds.ts';
import type { Look } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/**
 * Makes looks in which the sign for an unknown letter is as wide as the letter, given in points: it is one of the widest
 * of a font, and would move all text after it.
 */
export function unknownLooks(): (look: Look, width: number) => Look {
  const { stretchRange, stretchStep } = shared;
  const { unknownSignEms } = thresholds;
  const known = new Map<Look, Map<number, Look>>();
  return (look, width) => {
    const share = (100 * width) / (unknownSignEms * look.size);
    const stretch = Math.max(stretchRange.min, Math.min(100, Math.round(share / stretchStep) * stretchStep));
    if (stretch === 100) return look;
    const looks = known.get(look) ?? new Map<number, Look>();
    known.set(look, looks);
    const made = looks.get(stretch) ?? { ...look, stretch };
    looks.set(stretch, made);
    return made;
  };
}

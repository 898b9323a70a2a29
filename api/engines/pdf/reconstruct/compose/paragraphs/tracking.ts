import type { Mark } from '../../lines/line.ts';
import { thresholds } from '../thresholds.ts';

/** Two letters of a script with upper and lower case, whose letters are not joined. */
const cased = /^[\p{Lu}\p{Ll}]{2}$/u;
const limits = thresholds.run;

/** Letter spacing of a run in points, in steps of a twentieth; 0 if it has none. Kerning only moves single pairs. */
export function trackingOf(run: readonly Mark[]): number {
  const gaps = run.flatMap((mark, index): readonly number[] => {
    const before = run[index - 1];
    const isPair = before?.type === 'letter' && mark.type === 'letter' && before.baseline === mark.baseline;
    return isPair && cased.test(`${before.text}${mark.text}`) ? [(mark.x0 - before.x1) / mark.look.size] : [];
  });
  const sorted = gaps.filter((gap) => Math.abs(gap) < limits.maxTracking).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  // Strokes of slanted letters reach beyond their widths: only the wider gaps show how far apart the letters are.
  const low = run[0]?.look.isItalic ? limits.lowestSlantedGap : 1 - limits.highestGap;
  const usual = at((low + limits.highestGap) / 2);
  const isEven = sorted.length >= limits.minGaps && at(limits.highestGap) - at(low) < limits.evenTracking;
  const points = usual * (run[0]?.look.size ?? 0);
  return isEven && Math.abs(usual) > limits.minTracking ? Math.round(points * 20) / 20 : 0;
}

import { addTo } from '../../../../groups.ts';
import { thresholds } from './thresholds.ts';

const { sameEnd, maxBeyondShare, minJustifiedLines, minCommonShare, maxOverfullShare } = thresholds.edge;

/** The rightmost end that several lines share and hardly any exceed. */
function furthestEnd(rights: readonly number[]): number | null {
  const few = Math.max(1, maxBeyondShare * rights.length);
  for (let index = 0; index < rights.length && index <= few; index++) {
    const x = rights[index] as number;
    const near = rights.filter((right) => Math.abs(right - x) < sameEnd).length;
    if (near >= Math.max(minJustifiedLines, few)) return x;
  }
  return null;
}

/** An end shared by too many lines for chance, even though code or formulas exceed it. */
function commonEnd(rights: readonly number[]): number | null {
  const steps = new Map<number, number[]>();
  for (const right of rights) {
    const step = Math.round(right / sameEnd);
    addTo(steps, step, right);
  }
  const nearOf = (step: number) => [-1, 0, 1].flatMap((shift) => steps.get(step + shift) ?? []);
  const [best] = [...steps.keys()].map((step) => nearOf(step)).sort((a, b) => b.length - a.length);
  if (best === undefined || best.length < Math.max(minJustifiedLines, minCommonShare * rights.length)) return null;
  const x = Math.max(...best);
  return rights.filter((right) => right > x + sameEnd).length <= maxOverfullShare * rights.length ? x : null;
}

/** Where the lines of justified text end; null for ragged text. */
export function justifiedEdge(ends: readonly number[]): number | null {
  const rights = [...ends].sort((a, b) => b - a);
  return furthestEnd(rights) ?? commonEnd(rights);
}

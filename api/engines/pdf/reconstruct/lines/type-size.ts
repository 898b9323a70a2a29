import type { Look } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** Whether two texts are set in one size of type. */
export const areSetAlike = (one: Pick<Look, 'size'>, other: Pick<Look, 'size'>): boolean =>
  Math.abs(one.size - other.size) <= thresholds.sameSize;

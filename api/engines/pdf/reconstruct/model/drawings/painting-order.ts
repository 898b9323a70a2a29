import type { Painted, Picture } from '../page-model.ts';

/** The order in which something is painted; what is not known to have one comes last. */
export const orderOf = ({ paintedAfter = Number.MAX_SAFE_INTEGER }: Painted): number => paintedAfter;

/** The same of what is painted on a picture: what may hide nothing is counted as painted first, and stays in front, too. */
export const orderOnPicture = (painted: Painted): number => orderOf(painted) || Number.MAX_SAFE_INTEGER;

/** The places of pictures in the order of painting: one that is not known to have any stays in front of those before it. */
export function pictureOrders(pictures: readonly Picture[]): readonly number[] {
  let last = 0;
  return pictures.map(({ paintedAfter = last }) => {
    last = Math.max(last, paintedAfter);
    return paintedAfter;
  });
}

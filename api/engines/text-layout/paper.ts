import { chosenMargin, type PageOptions, type Paper, paperOf } from '../../formats/paper.ts';
import { millimetresPerInch, pointsPerInch } from '../../formats/units.ts';
import type { PageSize } from './pages.ts';

const pointsPerMillimetre = pointsPerInch / millimetresPerInch;

/** The pages that a text may be laid out on, in points. Where the visitor chose an orientation, both are that one. */
export interface Sheet {
  readonly portrait: PageSize;
  readonly landscape: PageSize;
  /** The margin that the visitor chose; null where it is for the layout to choose. */
  readonly margin: number | null;
}

/** The pages that a visitor wants, on the server's paper where no other is chosen. */
export function sheetOf(options: PageOptions, usual: Paper): Sheet {
  const { orientation = 'auto' } = options;
  const { width, height } = paperOf(options, usual);
  const pages = { portrait: { width, height }, landscape: { width: height, height: width } };
  const margin = chosenMargin(options);
  return {
    portrait: orientation === 'landscape' ? pages.landscape : pages.portrait,
    landscape: orientation === 'portrait' ? pages.portrait : pages.landscape,
    margin: margin === null ? null : margin * pointsPerMillimetre,
  };
}

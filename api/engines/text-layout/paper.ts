import { chosenMargin, type PageOptions, type Paper } from '../../formats/paper.ts';
import type { PageSize } from './pages.ts';

/** Paper sizes in portrait orientation, in points (ISO 216; ANSI Y14.1). */
const upright = {
  a3: { width: 841.89, height: 1190.55 },
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
} as const satisfies Record<string, PageSize>;

const pointsPerMillimetre = 72 / 25.4;

/** The pages that a text may be laid out on, in points. Where the visitor chose an orientation, both are that one. */
export interface Sheet {
  readonly portrait: PageSize;
  readonly landscape: PageSize;
  /** The margin that the visitor chose; null where it is for the layout to choose. */
  readonly margin: number | null;
}

/** The pages that a visitor wants, on the server's paper where no other is chosen. */
export function sheetOf(options: PageOptions, usual: Paper): Sheet {
  const { paper = 'auto', orientation = 'auto' } = options;
  const { width, height } = upright[paper === 'auto' ? (usual === 'A4' ? 'a4' : 'letter') : paper];
  const pages = { portrait: { width, height }, landscape: { width: height, height: width } };
  const margin = chosenMargin(options);
  return {
    portrait: orientation === 'landscape' ? pages.landscape : pages.portrait,
    landscape: orientation === 'portrait' ? pages.portrait : pages.landscape,
    margin: margin === null ? null : margin * pointsPerMillimetre,
  };
}

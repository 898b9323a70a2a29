import type { Paper } from '../../../../formats/paper.ts';
import { millimetresPerInch, pixelsPerInch } from '../../../../formats/units.ts';

interface Size {
  readonly shortMm: number;
  readonly longMm: number;
}

/** `paperSize` codes (ECMA-376 part 1, §18.3.1.63) in common use, in millimetres. */
const papers: Readonly<Record<number, Size>> = {
  1: { shortMm: 215.9, longMm: 279.4 },
  3: { shortMm: 279.4, longMm: 431.8 },
  5: { shortMm: 215.9, longMm: 355.6 },
  7: { shortMm: 184.2, longMm: 266.7 },
  8: { shortMm: 297, longMm: 420 },
  9: { shortMm: 210, longMm: 297 },
  11: { shortMm: 148, longMm: 210 },
  12: { shortMm: 257, longMm: 364 },
  13: { shortMm: 182, longMm: 257 },
};
const a4: Size = { shortMm: 210, longMm: 297 };

/** The numbers of paper sizes (ECMA-376 part 1, §18.3.1.63). */
export const paperCodes = { A4: 9, Letter: 1 } as const satisfies Record<Paper, number>;

/** Margins in inches, the unit of `pageMargins`. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** LibreOffice's margins for a sheet that names none, in inches. */
export const defaultMargins: Margins = { left: 0.7, right: 0.7, top: 0.75, bottom: 0.75 };

/** The printable area of a page, in pixels at 96 dpi. */
interface PageRoom {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The room on a page, by how the paper lies. */
export interface PageRooms {
  readonly portrait: PageRoom;
  readonly landscape: PageRoom;
}

/** Margins wider than the page would give scales of zero or less. */
const minRoomPx = 48;

/** Printable areas of a paper in both orientations; an unknown code counts as A4. */
export function pageRooms(paperCode: number, margins: Margins): PageRooms {
  const { shortMm, longMm } = papers[paperCode] ?? a4;
  const inside = (mm: number, from: number, to: number) =>
    Math.max(minRoomPx, (mm / millimetresPerInch - from - to) * pixelsPerInch);
  const room = (widthMm: number, heightMm: number) => ({
    widthPx: inside(widthMm, margins.left, margins.right),
    heightPx: inside(heightMm, margins.top, margins.bottom),
  });
  return { portrait: room(shortMm, longMm), landscape: room(longMm, shortMm) };
}

/** An image as `pdfimages -list` shows it where it is placed on a page. */
export interface Placement {
  /** Reference of its object. */
  readonly reference: string;
  readonly type: 'image' | 'mask' | 'smask' | 'stencil';
  readonly width: number;
  readonly height: number;
  /** As pdfimages names it: `icc` where a profile says what the samples mean, the page's own included. */
  readonly colour: string;
  readonly components: number;
  readonly bits: number;
  readonly encoding: string;
  /** Pixels per inch at which it is shown. */
  readonly dpiX: number;
  readonly dpiY: number;
}

/** The coarsest resolution at which an image is placed. */
export interface Resolution {
  readonly dpiX: number;
  readonly dpiY: number;
  /** Whether a profile applies to it wherever it is placed. */
  readonly hasProfile: boolean;
}

/** Reads the rows of `pdfimages -list`; inline images, which have no object, are left out. */
export function readPlacements(list: string): readonly Placement[] {
  const placements: Placement[] = [];
  for (const row of list.split('\n').slice(2)) {
    const columns = row.trim().split(/\s+/);
    const [, , type = '', width, height, colour = '', components, bits, encoding = '', , object, generation, x, y] =
      columns;
    if (columns.length < 16 || Number.isNaN(Number(object))) continue;
    placements.push({
      reference: `${object} ${generation} R`,
      type: type as Placement['type'],
      width: Number(width),
      height: Number(height),
      colour,
      components: Number(components),
      bits: Number(bits),
      encoding,
      dpiX: Number(x),
      dpiY: Number(y),
    });
  }
  return placements;
}

/** The coarser of two placements of one image. */
export const coarser = (a: Resolution, b: Resolution): Resolution => ({
  dpiX: Math.min(a.dpiX, b.dpiX),
  dpiY: Math.min(a.dpiY, b.dpiY),
  hasProfile: a.hasProfile && b.hasProfile,
});

/** Image → the coarsest resolution of all its placements. */
export function coarsestPlacements(placements: readonly Placement[]): ReadonlyMap<string, Resolution> {
  const coarsest = new Map<string, Resolution>();
  for (const { reference, type, dpiX, dpiY, colour } of placements) {
    // Masks are listed with the object of the image that they belong to.
    if (type === 'mask' || type === 'smask' || !(dpiX > 0 && dpiY > 0)) continue;
    const here = { dpiX, dpiY, hasProfile: colour === 'icc' };
    const known = coarsest.get(reference);
    coarsest.set(reference, known ? coarser(known, here) : here);
  }
  return coarsest;
}

/** A row of `pdfimages -list`: an image at one place on a page. */
export interface Placement {
  /** The image's object, such as `12 0 R`. */
  readonly reference: string;
  readonly type: 'image' | 'mask' | 'smask' | 'stencil';
  readonly width: number;
  readonly height: number;
  /** The colour space as pdfimages names it: `icc` where a profile applies, such as the page's default. */
  readonly colour: string;
  readonly components: number;
  readonly bits: number;
  readonly encoding: string;
  /** Pixels per inch as shown. */
  readonly dpiX: number;
  readonly dpiY: number;
}

/** The coarsest resolution at which an image is placed. */
export interface Resolution {
  readonly dpiX: number;
  readonly dpiY: number;
  /** Whether a colour profile applies at all its places. */
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

/** The lower resolution of two, in each direction. */
export const coarser = (a: Resolution, b: Resolution): Resolution => ({
  dpiX: Math.min(a.dpiX, b.dpiX),
  dpiY: Math.min(a.dpiY, b.dpiY),
  hasProfile: a.hasProfile && b.hasProfile,
});

/** The coarsest resolution at which each image is placed, by reference. */
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

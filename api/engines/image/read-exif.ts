import { bufferSource } from './byte-source.ts';
import { type Orientation, type Resolution, resolutionOf } from './place-image.ts';
import { type Directory, readDirectories } from './tiff/read-directories.ts';

/** How a picture asks to be displayed. */
export interface Showing {
  readonly orientation: Orientation;
  readonly resolution: Resolution | undefined;
}

const tags = { orientation: 274, xResolution: 282, yResolution: 283, resolutionUnit: 296 } as const;
const centimetresPerInch = 2.54;

/** Reads orientation and resolution from a directory of TIFF or EXIF, which share these fields. */
export async function readShowing(directory: Directory): Promise<Showing> {
  const orientation = (await directory.number(tags.orientation)) ?? 1;
  const x = (await directory.number(tags.xResolution)) ?? Number.NaN;
  const y = (await directory.number(tags.yResolution)) ?? x;
  const unit = (await directory.number(tags.resolutionUnit)) ?? 2;
  const factor = unit === 3 ? centimetresPerInch : 1;
  return {
    orientation: (orientation >= 1 && orientation <= 8 ? orientation : 1) as Orientation,
    // Unit 1 states only the pixels' aspect ratio.
    resolution: unit === 1 ? undefined : resolutionOf(x * factor, y * factor),
  };
}

/** Reads EXIF data (a TIFF without pictures). Unreadable data counts as absent. */
export async function readExif(data: Buffer): Promise<Showing> {
  try {
    for await (const directory of readDirectories(bufferSource(data))) return await readShowing(directory);
  } catch {
    // Image editors often corrupt EXIF data without harming the picture.
  }
  return { orientation: 1, resolution: undefined };
}

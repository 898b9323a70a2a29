import { centimetresPerInch } from '../../formats/units.ts';
import { bufferSource } from './byte-source.ts';
import { type Orientation, type Resolution, resolutionOf } from './place-image.ts';
import { type Directory, readDirectories } from './tiff/directories/read-directories.ts';
import { tags } from './tiff/directories/tiff-codes.ts';

/** How a picture asks to be displayed. */
export interface Showing {
  readonly orientation: Orientation;
  readonly resolution: Resolution | undefined;
}

/** Values of the field `resolutionUnit`; 1 states only the pixels' aspect ratio. */
const units = { none: 1, inch: 2, centimetre: 3 } as const;

/**
 * Reads orientation and resolution from a directory of TIFF or EXIF, which share these fields. Throws as its fields.
 */
export async function readShowing(directory: Directory): Promise<Showing> {
  const orientation = (await directory.number(tags.orientation)) ?? 1;
  const x = (await directory.number(tags.xResolution)) ?? Number.NaN;
  const y = (await directory.number(tags.yResolution)) ?? x;
  const unit = (await directory.number(tags.resolutionUnit)) ?? units.inch;
  const factor = unit === units.centimetre ? centimetresPerInch : 1;
  return {
    orientation: (orientation >= 1 && orientation <= 8 ? orientation : 1) as Orientation,
    resolution: unit === units.none ? undefined : resolutionOf(x * factor, y * factor),
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

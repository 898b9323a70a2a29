import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
/** The measurement takes seconds for a million pixels. */
const crop = { left: 500, top: 300, width: 640, height: 480 } as const;

/** Exits with 1 if pictures are missing, even where it is installed. */
export const isButteraugliInstalled = (): Promise<boolean> =>
  run('butteraugli', []).then(
    () => true,
    (error: { readonly code?: unknown }) => error.code !== 'ENOENT',
  );

/** How different two pictures look: 0 for equal ones, 1 for a difference that is just noticeable. */
async function distance(original: Buffer, other: Buffer, folder: string): Promise<number> {
  const files = await Promise.all(
    [original, other].map(async (picture, index) => {
      const file = join(folder, `look-${index}.png`);
      await writeFile(file, await sharp(picture).extract(crop).png({ compressionLevel: 1 }).toBuffer());
      return file;
    }),
  );
  return Number((await run('butteraugli', files)).stdout);
}

/** The bytes that libjpeg needs, with its usual settings, to look as close to an original as a result does. */
export async function jpegOfEqualDistance(original: Buffer, result: Buffer, folder: string): Promise<number> {
  const wanted = await distance(original, result, folder);
  let [low, high] = [1, 100];
  const encode = (quality: number) => sharp(original).jpeg({ quality, optimiseCoding: false }).toBuffer();
  while (low < high) {
    const quality = Math.floor((low + high) / 2);
    const isNear = (await distance(original, await encode(quality), folder)) <= wanted;
    if (isNear) high = quality;
    else low = quality + 1;
  }
  return (await encode(low)).length;
}

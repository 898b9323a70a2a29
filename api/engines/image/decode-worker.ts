import sharp from 'sharp';
import { answerTask } from './answer-task.ts';
import type { Decoded, DecodeTask } from './decode-pictures.ts';
import { limits } from './thresholds.ts';

const options = (task: DecodeTask) => ({
  page: task.page,
  limitInputPixels: limits.maxDecodedPixels,
  sequentialRead: true,
  failOn: 'error' as const,
});

/** The linear map that makes the darkest floating-point sample black and the brightest white. */
async function stretch(task: DecodeTask): Promise<{ readonly factor: number; readonly shift: number }> {
  const { channels } = await sharp(task.input, options(task)).stats();
  const low = Math.min(...channels.map(({ min }) => min));
  const high = Math.max(...channels.map(({ max }) => max));
  const factor = high > low ? 255 / (high - low) : 1;
  return { factor, shift: -low * factor };
}

const png = { compressionLevel: 6, adaptiveFiltering: true } as const;

async function decode(task: DecodeTask): Promise<Decoded> {
  const { depth, space, channels, hasAlpha } = await sharp(task.input, options(task)).metadata();
  const isGrey = channels - (hasAlpha ? 1 : 0) < 3;
  const isWide = depth === 'ushort';
  // The profile is embedded in the PDF with the samples; only CMYK and Lab are converted to RGB here.
  const ignoreIcc = space !== 'cmyk' && space !== 'lab';
  const open = () => sharp(task.input, { ...options(task), ignoreIcc });
  const colours = open().removeAlpha();
  if (depth === 'float' || depth === 'double') {
    const { factor, shift } = await stretch(task);
    colours.linear(factor, shift);
  }
  const wideSpace = isGrey ? 'grey16' : 'rgb16';
  const usualSpace = isGrey ? 'b-w' : 'srgb';
  await colours
    .toColourspace(isWide ? wideSpace : usualSpace)
    .png(png)
    .toFile(task.output);
  if (!hasAlpha || task.dropsAlpha)
    return { type: 'decoded', hasAlpha: false, keepsSamples: ignoreIcc, vanishes: false };
  const alpha = `${task.output}.alpha`;
  await open()
    .extractChannel('alpha')
    .toColourspace(isWide ? 'grey16' : 'b-w')
    .png(png)
    .toFile(alpha);
  const { isOpaque } = await opacity(alpha, isWide);
  const vanishes = !isOpaque && (await vanishesOnWhite(task));
  return { type: 'decoded', hasAlpha: !isOpaque, keepsSamples: ignoreIcc, vanishes };
}

/** Whether nothing of a picture is seen on paper, as of a white logo on a transparent ground. */
async function vanishesOnWhite(task: DecodeTask): Promise<boolean> {
  const { glance } = limits;
  const grey = await sharp(task.input, options(task))
    .flatten({ background: '#ffffff' })
    .resize({ width: glance.side, height: glance.side, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer();
  return grey.every((level) => level >= glance.white);
}

/** Whether a mask hides nothing; it can then be dropped, which saves printers work. */
async function opacity(path: string, isWide: boolean): Promise<{ readonly isOpaque: boolean }> {
  const { channels } = await sharp(path, { limitInputPixels: false }).stats();
  return { isOpaque: (channels[0]?.min ?? 0) >= (isWide ? 65_535 : 255) };
}

await answerTask<readonly DecodeTask[], readonly Decoded[]>(async (tasks) => {
  const outcomes: Decoded[] = [];
  for (const task of tasks) {
    outcomes.push(await decode(task).catch((error: Error) => ({ type: 'failed', reason: error.message })));
  }
  return outcomes;
});

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

/** How libvips names samples that are not brightness values as they are: measured values, with or without a sign. */
const measured: ReadonlySet<string | undefined> = new Set(['float', 'double', 'char', 'int', 'uint']);

/**
 * The linear map that makes the darkest measured sample black and the brightest white. Takes the samples themselves:
 * sharp's statistics are whole numbers, and many such pictures range from 0 to 1.
 */
async function stretch(task: DecodeTask): Promise<{ readonly factor: number; readonly shift: number }> {
  const side = limits.measuredSide;
  const { data } = await sharp(task.input, options(task))
    .removeAlpha()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of new Float32Array(data.buffer, data.byteOffset, Math.floor(data.length / 4))) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const factor = high > low ? 255 / (high - low) : 1;
  return { factor, shift: high > low ? -low * factor : 0 };
}

const png = { compressionLevel: 6, adaptiveFiltering: true } as const;

/** Refuses what libvips takes for brightness from 0 to 65,535, so that all below 0 would become black. */
async function refuseSigned(task: DecodeTask): Promise<void> {
  const { channels } = await sharp(task.input, options(task)).stats();
  if (channels.some(({ min }) => min < 0)) throw new Error('samples below 0 in 16 bits');
}

async function decode(task: DecodeTask): Promise<Decoded> {
  const { depth, space, channels, hasAlpha } = await sharp(task.input, options(task)).metadata();
  if (depth === 'short') await refuseSigned(task);
  const isGrey = channels - (hasAlpha ? 1 : 0) < 3;
  const isWide = depth === 'ushort';
  // The profile is embedded in the PDF with the samples; only CMYK and Lab are converted to RGB here.
  const ignoreIcc = space !== 'cmyk' && space !== 'lab';
  const open = () => sharp(task.input, { ...options(task), ignoreIcc });
  const colours = open().removeAlpha();
  if (measured.has(depth)) {
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

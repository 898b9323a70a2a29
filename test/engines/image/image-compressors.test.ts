import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparePictures } from '../../../api/comparison/rasters/compare-pictures.ts';
import type { Artifact } from '../../../api/engine.ts';
import { readBmp } from '../../../api/engines/image/bmp/read-bmp.ts';
import { jpegEncoding } from '../../../api/engines/image/compress/picture-encoding.ts';
import { createImage } from '../../../api/engines/image/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import type { Options } from '../../../catalog/operations.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { inputFile } from '../../support/input-file.ts';
import { bmp, type Colour, type PixelRows, quarterPixels } from '../../support/pictures/bmp.ts';
import { type CameraPicture, cameraPicture } from '../../support/pictures/camera-picture.ts';
import { jpeg, pngPicture, rgbPixels } from '../../support/pictures/picture.ts';
import { animated } from '../../support/pictures/png.ts';
import { damagedFax, pageFields, short, tiff } from '../../support/pictures/tiff.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { readByOthers } from '../../support/read-by-others.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const timeoutMs = 90_000;
const create = (processes: Processes) => createImage({ processes, timeoutMs });
const rows = ({ width, height, rgb }: CameraPicture): PixelRows =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 3;
      return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0, 255] as const;
    }),
  );
const photographBmp = () => bmp({ pixels: rows(cameraPicture(480, 320)), bits: 24 });

testEngine('image', {
  create,
  createMissing: null,
  cases: [
    {
      operation: 'compress-jpeg',
      options: { quality: 70 },
      format: 'jpg',
      file: () => jpeg(),
      result: 'jpg',
      corrupt: { file: async () => (await jpeg()).subarray(0, 500), code: 'damaged-file' },
    },
    {
      operation: 'compress-jpeg',
      options: { quality: 70 },
      format: 'png',
      file: () => pngPicture({ kind: 'alpha' }),
      result: 'jpg',
      corrupt: { file: async () => (await pngPicture()).subarray(0, 60), code: 'damaged-file' },
    },
    {
      operation: 'compress-tiff',
      options: { quality: 85, export7z: false },
      format: 'tiff',
      file: () => tiff([{ fields: pageFields(80, 48), strips: [rgbPixels(80, 48)] }]),
      result: 'tiff',
      corrupt: {
        file: () => tiff([{ fields: pageFields(8, 6), strips: [rgbPixels(8, 6)] }]).subarray(0, 170),
        code: 'damaged-file',
      },
    },
    {
      operation: 'compress-bmp',
      options: { quality: 85, format: 'bmp', export7z: false },
      format: 'bmp',
      file: () => bmp({ pixels: quarterPixels(80, 48), bits: 24 }),
      result: 'bmp',
      corrupt: { file: () => bmp({ pixels: quarterPixels(80, 48), bits: 24 }).subarray(0, 200), code: 'damaged-file' },
    },
    {
      operation: 'compress-bmp',
      options: { quality: 85, format: 'jpg', export7z: true },
      format: 'bmp',
      file: () => bmp({ pixels: quarterPixels(80, 48), bits: 24 }),
      result: '7z',
      corrupt: { file: () => bmp({ pixels: quarterPixels(8, 4), bits: 8 }).subarray(0, 60), code: 'damaged-file' },
    },
  ],
  slow: {
    operation: 'compress-jpeg',
    options: { quality: 70 },
    format: 'png',
    file: () =>
      sharp({ create: { width: 9000, height: 9000, channels: 4, background: '#12345678' } })
        .png()
        .toBuffer(),
  },
});

let scratch: string;
let processes: Processes;
beforeAll(async () => {
  scratch = await scratchFolder();
  processes = await testProcesses();
});

type Compressor = 'compress-jpeg' | 'compress-tiff' | 'compress-bmp';

async function run<O extends Compressor>(
  operation: O,
  format: FormatId,
  content: Uint8Array,
  options: Options<'image', O>,
): Promise<Artifact> {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, `input.${format}`);
  await writeFile(path, content);
  const { size: bytes } = await stat(path);
  const perform = create(processes).operations[operation] as (job: unknown) => Promise<Artifact>;
  return perform({
    inputs: [inputFile({ path, format, bytes })],
    options,
    workspace,
    signal: new AbortController().signal,
  });
}

async function compress<O extends Compressor>(...job: Parameters<typeof run<O>>): Promise<Artifact> {
  const artifact = await run(...job);
  readByOthers(artifact.path, artifact.format);
  return artifact;
}

/**
 * Compresses to a size halfway between those of a high and the lowest quality, and sees that it is kept.
 * @param at Compresses at a quality, and to a size in megabytes where one is given.
 * @returns The result, and that of the lowest quality.
 */
async function fitBetween(at: (quality: number, targetMegabytes?: number) => Promise<Artifact>) {
  const [finest, smallest] = [await at(95), await at(10)];
  const targetMegabytes = Math.round((finest.bytes + smallest.bytes) / 2e2) / 1e4;
  const maxBytes = targetMegabytes * 1_000_000;
  const fitted = await at(95, targetMegabytes);
  expect(fitted.notes[0]).toEqual({ code: 'quality-lowered', quality: expect.any(Number), maxBytes });
  expect(fitted.bytes).toBeLessThanOrEqual(maxBytes);
  expect(fitted.bytes).toBeGreaterThan(smallest.bytes);
  return { fitted, smallest };
}

const codes = ({ notes }: Artifact) => notes.map(({ code }) => code);
const rawOf = (path: string, page = 0) => sharp(path, { page }).raw().toBuffer();

/** The mean difference of two pictures' samples, of 255. */
function difference(a: Buffer, b: Buffer): number {
  expect(b.length).toBe(a.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('a picture that becomes a JPEG', () => {
  const quality = 70;

  it('is upright, in sRGB, and has no location', async () => {
    const { width, height, rgb } = cameraPicture(320, 200);
    const told = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '48/1 12/1 30/1' }, IFD0: { Artist: 'Ada' } } })
      .withIccProfile('p3')
      .jpeg({ quality: 95 })
      .toBuffer();
    const artifact = await compress('compress-jpeg', 'jpg', told, { quality });
    const {
      orientation,
      exif,
      icc,
      xmp,
      width: shown,
      chromaSubsampling,
      isProgressive,
    } = await sharp(artifact.path).metadata();
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect([shown, chromaSubsampling, isProgressive]).toEqual([height, '4:2:0', true]);
    expect(codes(artifact)).toEqual(['metadata-removed']);
    expect(artifact.bytes).toBeLessThan(told.length / 2);
  });

  it('is smaller the lower the quality', async () => {
    const { width, height, rgb } = cameraPicture(320, 200);
    const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const sizes = [];
    for (const each of [30, 60, 95]) sizes.push((await compress('compress-jpeg', 'png', png, { quality: each })).bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes[2]).toBeGreaterThan((sizes[0] ?? 0) * 2);
  });

  it('gives a grainy PNG a quality at which its grain stays', async () => {
    const [width, height] = [400, 300];
    let seed = 1;
    const noise = () => {
      seed = (seed * 1664525 + 1013904223) >>> 0;
      return seed / 2 ** 32 - 0.5;
    };
    const grey = Buffer.alloc(width * height).map((_, i) => 128 + 60 * Math.sin((i % width) / 50) + 18 * noise());
    const picture = () => sharp(grey, { raw: { width, height, channels: 1 } });
    const png = await picture().png().toBuffer();
    const [coarse] = await comparePictures(png, await picture().jpeg(jpegEncoding(60)).toBuffer(), { maxPixels: 1e6 });
    const artifact = await compress('compress-jpeg', 'png', png, { quality: 60 });
    const [sent] = await comparePictures(png, artifact.path, { maxPixels: 1e6 });
    expect(coarse?.ssim).toBeLessThan(0.79);
    expect(sent?.ssim).toBeGreaterThan(0.79);
    expect(artifact.bytes).toBeLessThan(png.length / 2);
  });

  it('says that an animation becomes its first picture', async () => {
    const still = await pngPicture({ kind: 'alpha', width: 160, height: 96 });
    expect(codes(await compress('compress-jpeg', 'png', animated(still), { quality }))).toContain('frames-left-out');
    expect(codes(await compress('compress-jpeg', 'png', still, { quality }))).not.toContain('frames-left-out');
  });

  it('fills transparency with white', async () => {
    const artifact = await compress(
      'compress-jpeg',
      'png',
      await pngPicture({ kind: 'alpha', width: 160, height: 96 }),
      { quality },
    );
    expect(codes(artifact)).toContain('transparency-filled');
    const pixels = await rawOf(artifact.path);
    expect([...pixels.subarray(0, 3)].every((value) => value > 240)).toBe(true);
  });

  it('fills transparency with black where a picture is white, and with white where it shows nothing', async () => {
    const empty = { create: { width: 80, height: 40, channels: 4, background: '#0000' } } as const;
    const mark = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
    const logo = await sharp(empty)
      .composite([{ input: mark }])
      .png()
      .toBuffer();
    const artifact = await compress('compress-jpeg', 'png', logo, { quality });
    expect(codes(artifact)).toContain('transparency-darkened');
    const pixels = await rawOf(artifact.path);
    expect(pixels[0]).toBeLessThan(15);
    expect(Math.max(...pixels)).toBeGreaterThan(240);
    const nothing = await compress('compress-jpeg', 'png', await sharp(empty).png().toBuffer(), { quality });
    expect(codes(nothing)).toContain('transparency-filled');
  });

  it('keeps the pixels of a small JPEG, but not its metadata', async () => {
    const small = await sharp(await jpeg({ width: 320, height: 200 }))
      .jpeg({ quality: 20, mozjpeg: true })
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer();
    const artifact = await compress('compress-jpeg', 'jpg', small, { quality: 95 });
    expect(codes(artifact)).toEqual(['pixels-kept', 'metadata-removed']);
    expect(artifact.bytes).toBeLessThan(small.length);
    expect((await rawOf(artifact.path)).equals(await sharp(small).raw().toBuffer())).toBe(true);
    const again = await compress('compress-jpeg', 'jpg', await readFile(artifact.path), { quality: 95 });
    expect(codes(again)).toEqual(['original-returned']);
    expect(again.bytes).toBe(artifact.bytes);
  });
});

describe('a TIFF', () => {
  const options = { quality: 75, export7z: false };
  const isInk = (x: number, y: number) =>
    Math.sin(x * 0.11 + Math.sin(y * 0.07) * 3) + Math.cos(y * 0.13 + x * 0.02) > 1.2;
  const bits = Buffer.from(
    Array.from({ length: (400 / 8) * 300 }, (_, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7].reduce(
        (byte, bit) => byte | (Number(isInk((at % 50) * 8 + bit, Math.floor(at / 50))) << (7 - bit)),
        0,
      ),
    ),
  );
  const wide = Buffer.from(Uint16Array.from({ length: 120 * 90 }, (_, i) => (i * 77) % 65_536).buffer);

  async function mixed(): Promise<Buffer> {
    const { width, height, rgb } = cameraPicture(320, 200);
    return tiff([
      { fields: pageFields(width, height, { perInch: 300 }), strips: [rgb] },
      { fields: pageFields(400, 300, { bits: [1], photometric: 0 }), strips: [bits] },
      { fields: pageFields(120, 90, { bits: [16], photometric: 1 }), strips: [wide] },
      {
        fields: { ...pageFields(64, 64, { bits: [8, 8, 8, 8] }), 338: short(2) },
        strips: [Buffer.alloc(64 * 64 * 4, 90)],
      },
    ]);
  }

  it.each([true, false])('stays under a size that is asked for, in an archive: %s', async (export7z) => {
    const { width, height, rgb } = cameraPicture(640, 400);
    const file = tiff([{ fields: pageFields(width, height, { perInch: 300 }), strips: [rgb] }]);
    const at = (quality: number, targetMegabytes?: number) =>
      compress('compress-tiff', 'tiff', file, { quality, export7z, targetMegabytes });
    const { fitted } = await fitBetween(at);
    const { quality } = fitted.notes[0] as { quality: number };
    expect((await at(quality)).bytes).toBe(fitted.bytes);
  });

  it('keeps every page: photographs as JPEG, black and white as fax or bits, the rest without loss', async () => {
    const file = await mixed();
    const artifact = await compress('compress-tiff', 'tiff', file, options);
    const info = execFileSync('tiffinfo', [artifact.path], { encoding: 'utf8' });
    expect([...info.matchAll(/Compression Scheme: (.*)/g)].map(([, name]) => name)).toEqual([
      'JPEG',
      'CCITT Group 4',
      'AdobeDeflate',
      'AdobeDeflate',
    ]);
    expect(info).toContain('Resolution: 300, 300');
    expect(artifact.pages).toBe(4);
    expect(artifact.notes).toEqual([{ code: 'images-recompressed', images: 1, downscaled: 0 }]);
    expect(artifact.bytes).toBeLessThan(file.length * 0.25);
    const original = join(scratch, 'mixed.tif');
    await writeFile(original, file);
    for (const page of [1, 2, 3])
      expect(difference(await rawOf(original, page), await rawOf(artifact.path, page))).toBe(0);
    expect(difference(await rawOf(original), await rawOf(artifact.path))).toBeLessThan(8);
  });

  it('loses nothing at quality 100, and packs as 7z', async () => {
    const file = await mixed();
    const artifact = await compress('compress-tiff', 'tiff', file, { quality: 100, export7z: false });
    const original = join(scratch, 'exact.tif');
    await writeFile(original, file);
    expect(difference(await rawOf(original), await rawOf(artifact.path))).toBe(0);
    const packed = await compress('compress-tiff', 'tiff', file, { quality: 100, export7z: true });
    expect(packed.format).toBe('7z');
    expect(packed.bytes).toBeLessThan(file.length);
    expect(execFileSync(sevenZip, ['l', '-ba', packed.path], { encoding: 'utf8' })).toContain('compressed.tiff');
  });

  it('is returned if it cannot be smaller', async () => {
    const { path } = await compress('compress-tiff', 'tiff', await mixed(), options);
    const artifact = await compress('compress-tiff', 'tiff', await readFile(path), options);
    expect(codes(artifact)).toEqual(['original-returned']);
  });

  it('refuses a fax whose codes cannot be read, and keeps it among other pages, with a note', async () => {
    const refused = compress('compress-tiff', 'tiff', tiff([damagedFax()]), options);
    await expect(refused).rejects.toMatchObject({ code: 'damaged-file', detail: expect.stringContaining('Page 1') });
    const { width, height, rgb } = cameraPicture(320, 200);
    const photograph = { fields: pageFields(width, height, { perInch: 300 }), strips: [rgb] };
    const { notes, path, pages } = await run('compress-tiff', 'tiff', tiff([photograph, damagedFax()]), options);
    expect(notes).toContainEqual({ code: 'scan-damaged' });
    expect(pages).toBe(2);
    expect((await readFile(path)).includes(Buffer.from(damagedFax().strips[0] as Uint8Array))).toBe(true);
  });

  it('keeps big-endian 16-bit samples, and inks', async () => {
    const { rgb } = cameraPicture(320, 200);
    const inks = Buffer.alloc(320 * 200 * 4);
    for (let index = 0; index < 320 * 200; index++)
      for (let c = 0; c < 3; c++) inks[index * 4 + c] = 255 - (rgb[index * 3 + c] ?? 0);
    const big = join(scratch, 'big-endian.tif');
    const little = join(scratch, 'little-endian.tif');
    await writeFile(
      little,
      tiff([
        { fields: pageFields(120, 90, { bits: [16], photometric: 1 }), strips: [wide] },
        { fields: pageFields(320, 200, { bits: [8, 8, 8, 8], photometric: 5 }), strips: [inks] },
      ]),
    );
    execFileSync('tiffcp', ['-B', '-c', 'none', little, big]);
    const artifact = await compress('compress-tiff', 'tiff', await readFile(big), options);
    expect(difference(await rawOf(big), await rawOf(artifact.path))).toBe(0);
    const [before, after] = [
      await sharp(big, { page: 1 }).toColourspace('srgb').raw().toBuffer(),
      await sharp(artifact.path, { page: 1 }).toColourspace('srgb').raw().toBuffer(),
    ];
    expect(difference(before, after)).toBeLessThan(8);
  });

  it('has subsampled colours that every program reads', async () => {
    // One luma pair and its colour differences at a time.
    const strip = Buffer.concat(Array.from({ length: 64 * 32 }, (_, i) => Buffer.from([i % 200, i % 200, 100, 150])));
    const fields = { ...pageFields(64, 64, { photometric: 6 }), 530: short(2, 1) };
    const artifact = await compress('compress-tiff', 'tiff', tiff([{ fields, strips: [strip] }]), options);
    const info = execFileSync('tiffinfo', [artifact.path], { encoding: 'utf8' });
    expect(info).toMatch(/Scheme: (JPEG|AdobeDeflate)/);
    expect(artifact.bytes).toBeLessThan(strip.length);
  });

  it('is refused if a page has no data', async () => {
    const deflated = { fields: pageFields(8, 6, { compression: 8 }), strips: [deflateSync(rgbPixels(8, 6))] };
    const file = tiff([deflated]);
    const at = file.indexOf(Buffer.from([0x11, 0x01, 4, 0, 1, 0, 0, 0]));
    file.writeUInt32LE(99_999, at + 8);
    await expect(compress('compress-tiff', 'tiff', file, options)).rejects.toMatchObject({ code: 'damaged-file' });
  });
});

describe('a BMP', () => {
  it.each(['jpg', 'webp', 'bmp'] as const)('stays under a size that is asked for, as %s', async (format) => {
    const file = photographBmp();
    const at = (quality: number, targetMegabytes?: number) =>
      compress('compress-bmp', 'bmp', file, { format, quality, export7z: false, targetMegabytes });
    const { smallest } = await fitBetween(at);
    const missed = await at(95, 0.0001);
    expect(missed.bytes).toBeLessThanOrEqual(smallest.bytes);
    expect(missed.notes[0]).toMatchObject({ code: 'size-not-reached', bytes: missed.bytes, maxBytes: 100 });
  });

  it.each([
    ['jpg', 0.05],
    ['webp', 0.05],
    ['bmp', 0.2],
  ] as const)('of a photograph is as small a %s as promised', async (format, target) => {
    const file = photographBmp();
    const artifact = await compress('compress-bmp', 'bmp', file, { quality: 75, format, export7z: false });
    expect(artifact.format).toBe(format);
    expect(artifact.bytes / file.length).toBeLessThan(target);
    const shown =
      format === 'bmp'
        ? (await readBmp(await readFile(artifact.path))).rgba
        : await sharp(artifact.path).ensureAlpha().raw().toBuffer();
    expect(difference((await readBmp(file)).rgba, shown)).toBeLessThan(7);
  });

  it('of few colours loses none of them', async () => {
    const file = bmp({ pixels: quarterPixels(300, 200), bits: 24 });
    const artifact = await compress('compress-bmp', 'bmp', file, { quality: 10, format: 'bmp', export7z: false });
    const [before, after] = [await readBmp(file), await readBmp(await readFile(artifact.path))];
    expect(Buffer.compare(before.rgba, after.rgba)).toBe(0);
    expect(artifact.bytes).toBeLessThan(file.length * 0.05);
  });

  it('is returned unchanged if it cannot be smaller', async () => {
    const file = bmp({ pixels: quarterPixels(8, 4), bits: 4 });
    const artifact = await compress('compress-bmp', 'bmp', file, { quality: 85, format: 'bmp', export7z: false });
    expect(codes(artifact)).toEqual(['original-returned']);
    expect(await readFile(artifact.path)).toEqual(file);
  });

  it('of coloured dots becomes a JPEG that keeps them, at a higher quality if needed', async () => {
    const side = 64;
    const dot = (x: number, y: number): Colour => ((x + y) % 2 === 0 ? [0, 0, 255, 255] : [0, 0, 0, 255]);
    const pixels = Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => dot(x, y)));
    const file = bmp({ pixels, bits: 8, header: 12 });
    const artifact = await compress('compress-bmp', 'bmp', file, { quality: 85, format: 'jpg', export7z: false });
    const shown = await sharp(artifact.path).ensureAlpha().raw().toBuffer();
    expect(difference((await readBmp(file)).rgba, shown)).toBeLessThan(7);
  });

  it('with too many pixels a side for a format is refused', async () => {
    const file = bmp({ pixels: [Array.from({ length: 17_000 }, () => [0, 0, 0, 255] as const)], bits: 1 });
    const failed = compress('compress-bmp', 'bmp', file, { quality: 85, format: 'webp', export7z: false });
    await expect(failed).rejects.toMatchObject({ code: 'too-complex' });
  });
});

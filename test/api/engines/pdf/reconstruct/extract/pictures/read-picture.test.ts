import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** Paper on which a third is black, as a JPEG of one channel. */
const drawing = (paper: number, ink: number) =>
  sharp(Buffer.alloc(90 * 90, paper).fill(ink, 0, 30 * 90), { raw: { width: 90, height: 90, channels: 1 } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();

/** The one picture of a page, by its format and the lightness of its ink and its paper. */
async function pictureOf(colorSpace: string, data: Buffer) {
  const entries = `/Type /XObject /Subtype /Image /Width 90 /Height 90 /BitsPerComponent 8 /Filter /DCTDecode /ColorSpace ${colorSpace}`;
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /XObject << /Im 5 0 R >> >> /Contents 4 0 R >>',
    streamOf('q 90 0 0 90 100 100 cm /Im Do Q'),
    { entries, data },
    streamOf('{ 1 exch sub }', '/FunctionType 4 /Domain [0 1] /Range [0 1]'),
  ]);
  const [picture] = openDocument(await startPdfium(), pdf).readPage(0).pictures;
  const gray = await sharp(picture?.bytes).toColourspace('b-w').raw().toBuffer();
  const [ink = -1, paper = -1] = [gray[10 * 90 + 45], gray[80 * 90 + 45]];
  return { format: picture?.format, isInkDark: ink < 40, isPaperLight: paper > 215 };
}

describe('a JPEG file in a PDF', () => {
  it('is taken as it is where its samples are light', async () => {
    const shown = { format: 'jpeg', isInkDark: true, isPaperLight: true };
    expect(await pictureOf('/DeviceGray', await drawing(255, 0))).toEqual(shown);
  });

  it('is drawn where its samples are an ink', async () => {
    const shown = { format: 'png', isInkDark: true, isPaperLight: true };
    expect(await pictureOf('[/Separation /Black /DeviceGray 6 0 R]', await drawing(0, 255))).toEqual(shown);
    expect(await pictureOf('[/DeviceN [/Black] /DeviceGray 6 0 R]', await drawing(0, 255))).toEqual(shown);
  });
});

describe('a picture on a page that is turned, or in a form that turns it', () => {
  /** Where the dark third of a picture is that has it on top, on a page with one of its attributes. */
  async function darkSide(attributes: string, content: string, form = '/Matrix [1 0 0 1 0 0]') {
    const image = '/Type /XObject /Subtype /Image /Width 90 /Height 90 /BitsPerComponent 8 /Filter /DCTDecode';
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] ${attributes} /Resources << /XObject << /Im 5 0 R /Form 6 0 R >> >> /Contents 4 0 R >>`,
      streamOf(content),
      { entries: `${image} /ColorSpace /DeviceGray`, data: await drawing(255, 0) },
      streamOf(
        'q 90 0 0 90 100 100 cm /Im Do Q',
        `/Type /XObject /Subtype /Form /BBox [-300 -300 300 300] ${form} /Resources << /XObject << /Im 5 0 R >> >>`,
      ),
    ]);
    const [picture] = openDocument(await startPdfium(), pdf).readPage(0).pictures;
    const { data, info } = await sharp(picture?.bytes).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    const darkAt = (x: number, y: number) =>
      (data[Math.round(y * info.height) * info.width + Math.round(x * info.width)] ?? 255) < 60;
    const sides = { top: darkAt(0.5, 0.1), right: darkAt(0.9, 0.5), bottom: darkAt(0.5, 0.9), left: darkAt(0.1, 0.5) };
    return Object.entries(sides).flatMap(([side, isDark]) => (isDark ? [side] : []));
  }

  it('is as it is displayed', async () => {
    const content = 'q 90 0 0 90 100 100 cm /Im Do Q';
    expect(await darkSide('', content)).toEqual(['top']);
    expect(await darkSide('/Rotate 90', content)).toEqual(['right']);
    expect(await darkSide('/Rotate 180', content)).toEqual(['bottom']);
    expect(await darkSide('/Rotate 270', content)).toEqual(['left']);
    expect(await darkSide('/Rotate 90', 'q 0 90 -90 0 190 100 cm /Im Do Q')).toEqual(['top']);
    expect(await darkSide('', '/Form Do', '/Matrix [1 0 0 -1 0 300]')).toEqual(['bottom']);
  });
});

describe('a picture with a mask of more pixels than it has', () => {
  /** A page with 2 × 2 pixels of ink, which a mask of 256 × 256 turns into eight bars across an inch. */
  async function barsOf(ink: string, mask: number | null) {
    const rows = Buffer.alloc(256 * 256);
    for (let y = 0; y < 256; y++) if (Math.floor(y / 16) % 2 === 0) rows.fill(255, y * 256, (y + 1) * 256);
    const image = (width: number, colours: string, more = '') =>
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} /BitsPerComponent 8 /ColorSpace ${colours} ${more}`;
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /XObject << /Im 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('q 72 0 0 72 100 100 cm /Im Do Q'),
      {
        entries: image(2, '/DeviceRGB', mask === null ? '' : `/SMask ${mask} 0 R`),
        data: Buffer.from(ink.repeat(4), 'hex'),
      },
      { entries: image(256, '/DeviceGray'), data: rows },
    ]);
    const [picture] = openDocument(await startPdfium(), pdf).readPage(0).pictures;
    const { data, info } = await sharp(picture?.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: info.height }, (_, y) => data.subarray((y * info.width + info.width / 2) * 4));
    const inks = pixels.filter(([, , , alpha = 0]) => alpha > 200).map(([red, green, blue]) => [red, green, blue]);
    const bars = pixels.filter((pixel, y) => (pixel[3] ?? 0) > 128 && (pixels[y - 1]?.[3] ?? 0) <= 128).length;
    return { bars, width: info.width, inks: [...new Set(inks.map(String))] };
  }

  it('shows what the mask leaves of it', async () => {
    expect(await barsOf('3f3eff', 6)).toEqual({ bars: 8, width: 200, inks: ['63,62,255'] });
  });

  it('stays as small as it is without a mask', async () => {
    expect(await barsOf('3f3eff', null)).toEqual({ bars: 1, width: 2, inks: ['63,62,255'] });
  });
});

describe('pictures of the same data', () => {
  /** The files of two pictures of equal samples, of which the mask of the second has a hole at a pixel. */
  async function filesWith(hole: number | null) {
    const side = 200;
    const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8`;
    const masks = [Buffer.alloc(side * side, 255), Buffer.alloc(side * side, 255)];
    if (hole !== null) masks[1]?.fill(0, hole, hole + 1);
    const page = (picture: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /XObject << /Im ${picture} 0 R >> >> /Contents 5 0 R >>`;
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      page(6),
      page(7),
      streamOf('q 90 0 0 90 100 100 cm /Im Do Q'),
      ...[8, 9].map((mask) => ({
        entries: `${image} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`,
        data: Buffer.alloc(3 * side * side, 120),
      })),
      ...masks.map((data) => ({ entries: `${image} /ColorSpace /DeviceGray`, data })),
    ]);
    const source = openDocument(await startPdfium(), pdf);
    return [0, 1].map((index) => source.readPage(index).pictures[0]?.bytes);
  }

  it('are one file if their masks are equal', async () => {
    const [first, second] = await filesWith(null);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('are two if their masks differ by a pixel', async () => {
    const [first, second] = await filesWith(70 * 200 + 90);
    expect(second).not.toEqual(first);
    const { channels } = await sharp(second).metadata();
    expect(channels).toBe(4);
  });
});

describe('a picture that pages repeat', () => {
  /** The picture of each of three pages, which show one object at sides in points, in a colour. */
  async function picturesAt(sides: readonly number[], image: string, data: Buffer, colours: readonly string[] = []) {
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${sides.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${sides.length} >>`,
      { entries: `/Type /XObject /Subtype /Image ${image}`, data },
      ...sides.flatMap((side, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /XObject << /Im 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        streamOf(`q ${colours[index] ?? '0 g'} ${side} 0 0 ${side} 100 100 cm /Im Do Q`),
      ]),
    ]);
    const source = openDocument(await startPdfium(), pdf);
    return sides.map((_, index) => source.readPage(index).pictures[0]?.bytes);
  }
  const pixels = '/Width 80 /Height 80 /BitsPerComponent 8 /ColorSpace /DeviceRGB';

  it('is one file, at each of its sizes', async () => {
    const samples = Buffer.from(Array.from({ length: 3 * 80 * 80 }, (_, at) => (at * 37) % 251));
    const [first, ...others] = await picturesAt([90, 90, 90, 90], pixels, samples);
    expect(first).toBeDefined();
    for (const other of others) expect(other).toBe(first);
    const sizes = await picturesAt([90, 90, 90, 60, 60, 60], pixels, samples);
    expect(sizes[5]).toBe(sizes[3]);
  });

  it('is as often another as a mask is painted in other colours', async () => {
    const mask = '/Width 80 /Height 80 /ImageMask true /BitsPerComponent 1';
    const bits = Buffer.from(Array.from({ length: 10 * 80 }, (_, at) => (at * 91) % 256));
    const colours = ['1 0 0 rg', '1 0 0 rg', '1 0 0 rg', '0 0 1 rg'];
    const [first, , third, last] = await picturesAt([90, 90, 90, 90], mask, bits, colours);
    expect(third).toBe(first);
    expect(last).not.toEqual(first);
  });
});

import { deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf, streamOf } from './pdf-objects.ts';

const [width, height] = [1000, 700];

/** A number from 0 to 1 that looks like chance and is the same each time. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** Whether a point is ink: lines of letters, each a bent stroke and a bar, with the ragged edges of a scan. */
function isInk(x: number, y: number): boolean {
  const [column, line] = [Math.floor(x / 22), Math.floor(y / 34)];
  const [left, top] = [x % 22, y % 34];
  const letter = line * 100 + column;
  if (top > 24 || chance(letter + 0.7) < 0.15) return false;
  const edge = chance(x * 7919 + y) * 1.2;
  const stroke = 5 + 8 * chance(letter) + 5 * Math.sin((top + 9 * chance(letter + 0.3)) / 4);
  const isBar = Math.abs(top - 4 - 16 * chance(letter + 0.5)) < 1 + edge && left > 3 && left < 18;
  return isBar || Math.abs(left - stroke) < 2 + edge;
}

/** Samples of one bit, packed in rows; ink is 0. */
function bits(): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const data = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * rowBytes + (x >> 3);
      if (!isInk(x, y)) data[at] = (data[at] ?? 0) | (128 >> (x & 7));
    }
  }
  return data;
}

/** The same in bytes of two greys. */
function greys(): Buffer {
  const data = Buffer.alloc(width * height, 250);
  for (let i = 0; i < data.length; i++) if (isInk(i % width, Math.floor(i / width))) data[i] = 20;
  return data;
}

const image = (samples: Buffer, entries: string): PdfObject => ({
  entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /Filter /FlateDecode ${entries}`,
  data: deflateSync(samples),
});

/** One page with a scan in black and white, the same inverted, as a stencil over red, and in two greys. */
export function scannedPdf(): Buffer {
  const draw = (name: string, y: number) => `q 500 0 0 190 40 ${y} cm /${name} Do Q`;
  const content = ['1 0 0 rg', draw('Plain', 620), draw('Inverted', 420), draw('Stencil', 220), draw('Greys', 20)];
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /XObject << /Plain 5 0 R /Inverted 6 0 R /Stencil 7 0 R /Greys 8 0 R >> >> >>',
    streamOf(content.join('\n')),
    image(bits(), '/BitsPerComponent 1 /ColorSpace /DeviceGray'),
    image(bits(), '/BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0]'),
    image(bits(), '/ImageMask true'),
    image(greys(), '/BitsPerComponent 8 /ColorSpace /DeviceGray'),
  ]);
}

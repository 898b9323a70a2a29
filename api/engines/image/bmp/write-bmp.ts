import { thresholds } from '../thresholds.ts';

// Own code: no well-maintained library writes run-length coded BMP.
/** A picture of palette indexes, in rows from the top. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
  /** RGB triples. */
  readonly palette: Uint8Array;
  /** Pixels per metre. */
  readonly density: readonly [number, number];
}

const headBytes = 54;
/** Pixels of a run, whose length is one byte. */
export const maxRun = 255;
const { minRun } = thresholds.bmp;

function runLength(row: Uint8Array, from: number): number {
  let end = from + 1;
  while (end < row.length && end - from < maxRun && row[end] === row[from]) end++;
  return end - from;
}

/** How many pixels from here on are best written as literals. */
function literalLength(row: Uint8Array, from: number): number {
  let end = from;
  while (end < row.length && end - from < maxRun && runLength(row, end) < minRun) end++;
  return end - from;
}

/** Run-length encodes 8-bit pixels (BI_RLE8), bottom row first. */
function packRuns({ width, height, indexes }: IndexedPicture): Buffer {
  const target = Buffer.allocUnsafe(height * (width * 2 + 4) + 2);
  let length = 0;
  const push = (byte: number) => {
    target[length++] = byte;
  };
  for (let y = height - 1; y >= 0; y--) {
    const row = indexes.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < width; ) {
      const literal = literalLength(row, x);
      // Fewer than three cannot be literals: the codes 0 to 2 are escapes.
      if (literal < 3) {
        const run = runLength(row, x);
        push(run);
        push(row[x] ?? 0);
        x += run;
        continue;
      }
      push(0);
      push(literal);
      for (let at = x; at < x + literal; at++) push(row[at] ?? 0);
      if ((literal & 1) === 1) push(0);
      x += literal;
    }
    push(0);
    push(y === 0 ? 1 : 0);
  }
  return target.subarray(0, length);
}

function packPlain({ width, height, indexes }: IndexedPicture, bits: 1 | 4 | 8): Buffer {
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const target = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const [from, to] = [(height - 1 - y) * width, y * rowBytes];
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      const at = to + (bit >> 3);
      target[at] = (target[at] ?? 0) | ((indexes[from + x] ?? 0) << (8 - bits - (bit & 7)));
    }
  }
  return target;
}

/** How the rows of a BMP are coded: as they are, or as runs of one byte a pixel (BI_RGB, BI_RLE8). */
const codings = { plain: 0, runs: 1 } as const;

function file(picture: IndexedPicture, bits: number, coding: keyof typeof codings, body: Buffer): Buffer {
  const { width, height, palette, density } = picture;
  const colours = palette.length / 3;
  const head = Buffer.alloc(headBytes + colours * 4);
  head.write('BM', 'latin1');
  head.writeUInt32LE(head.length + body.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(codings[coding], 30);
  head.writeUInt32LE(body.length, 34);
  head.writeUInt32LE(density[0], 38);
  head.writeUInt32LE(density[1], 42);
  head.writeUInt32LE(colours, 46);
  for (let index = 0; index < colours; index++) {
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
    head.set([blue, green, red], headBytes + index * 4);
  }
  return Buffer.concat([head, body]);
}

/** The smallest BMP that every viewer opens: run-length coded, or plain with 8, 4 or 1 bits per pixel. */
export function writeBmp(picture: IndexedPicture): Buffer {
  const colours = picture.palette.length / 3;
  const bits = colours <= 2 ? 1 : colours <= 16 ? 4 : 8;
  const [runs, plain] = [packRuns(picture), packPlain(picture, bits)];
  return runs.length < plain.length ? file(picture, 8, 'runs', runs) : file(picture, bits, 'plain', plain);
}

/** What a picture shows at a place, each channel from 0 to 1. */
type Painting = (x: number, y: number) => readonly number[];

/** The sides of a gallery's pictures, in pixels. */
export const size = { width: 160, height: 120 } as const;

/** A little noise, the same each time, from 0 to 1. */
const grain = (x: number, y: number) => ((Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 8) & 0xff) / 255;

/** Colours that run over the picture, with a dark disc and light stripes, under grain: red, green and blue. */
export const rgb: Painting = (x, y) => {
  const isDisc = Math.hypot(x - 50, y - 60) < 30;
  const isStripe = x > 100 && Math.floor(y / 12) % 2 === 0;
  const shades = isDisc ? [0.15, 0.2, 0.45] : isStripe ? [0.95, 0.9, 0.7] : [x / size.width, y / size.height, 0.5];
  return shades.map((shade) => shade * 0.92 + grain(x, y) * 0.06);
};

/** The same painting, moved to the left by this many pixels. */
export const moved =
  (by: number): Painting =>
  (x, y) =>
    rgb((x + by) % size.width, y);

/** The same in grey. */
export const grey: Painting = (x, y) => {
  const [red = 0, green = 0, blue = 0] = rgb(x, y);
  return [0.3 * red + 0.59 * green + 0.11 * blue];
};

/** The same in cyan, magenta, yellow and black. */
export const cmyk: Painting = (x, y) => {
  const [red = 0, green = 0, blue = 0] = rgb(x, y);
  const black = 1 - Math.max(red, green, blue);
  return [red, green, blue].map((shade) => 1 - shade - black).concat(black);
};

/** The same in luma and two channels of colour (ITU-R BT.601, full range). */
export const ycc: Painting = (x, y) => {
  const [red = 0, green = 0, blue = 0] = rgb(x, y);
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [luma, 0.5 + (blue - luma) * 0.564, 0.5 + (red - luma) * 0.713];
};

/** Opaque but for the right third, with a soft edge. */
export const opacity: Painting = (x) => [Math.min(1, Math.max(0, (120 - x) / 20))];

/** Several paintings as further channels of one. */
export const together =
  (...paintings: readonly Painting[]): Painting =>
  (x, y) =>
    paintings.flatMap((painting) => painting(x, y));

/** Integers from 0 to `highest`, pixel after pixel. */
function levels(painting: Painting, highest: number): readonly (readonly number[])[] {
  return Array.from({ length: size.width * size.height }, (_, at) =>
    painting(at % size.width, Math.floor(at / size.width)).map((share) => Math.round(share * highest)),
  );
}

/** Interleaved samples of 1 to 16 bits, rows padded to bytes (ISO 32000-1 §8.9.5.2). */
export function samples(painting: Painting, bits = 8): Buffer {
  const pixels = levels(painting, 2 ** bits - 1);
  const perRow = size.width * (pixels[0]?.length ?? 0);
  const rowBytes = Math.ceil((perRow * bits) / 8);
  const out = Buffer.alloc(rowBytes * size.height);
  for (const [index, value] of pixels.flat().entries()) {
    const row = Math.floor(index / perRow);
    const bit = (index % perRow) * bits;
    const at = row * rowBytes + (bit >> 3);
    if (bits === 16) out.writeUInt16BE(value, at);
    else out[at] = (out[at] as number) | (value << (8 - bits - (bit & 7)));
  }
  return out;
}

/** Samples of more than eight bits as two bytes each, the high one first; others as one byte. */
export function wholeBytes(painting: Painting, bits: number): Buffer {
  const values = levels(painting, 2 ** bits - 1).flat();
  if (bits <= 8) return Buffer.from(values);
  const out = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) out.writeUInt16BE(value, index * 2);
  return out;
}

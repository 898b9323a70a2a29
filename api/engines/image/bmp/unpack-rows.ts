import { type BmpHeader, damagedBmp } from './read-header.ts';

/** Writes the pixel at `x` of the row that begins at `row` to `target` as RGB with opacity. */
type PutPixel = (row: number, x: number, target: number) => void;

interface Scale {
  readonly mask: number;
  readonly shift: number;
  readonly factor: number;
}

/** Scales the bits under a mask to 0–255. */
function scaleOf(mask: number): Scale {
  if (mask === 0) return { mask: 0, shift: 0, factor: 0 };
  const shift = 31 - Math.clz32(mask & -mask);
  return { mask, shift, factor: 255 / (mask >>> shift) };
}

/** Linear light in 16-bit fixed point with 13 bits behind the point, as sRGB (GDI+ PixelFormat64bppARGB). */
function fromFixedPoint(value: number): number {
  const linear = Math.min(1, Math.max(0, value / 8192));
  const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

function putter(bytes: Buffer, rgba: Buffer, { bits, masks, palette }: BmpHeader): PutPixel {
  const set = (target: number, red: number, green: number, blue: number, opacity: number) => {
    rgba[target] = red;
    rgba[target + 1] = green;
    rgba[target + 2] = blue;
    rgba[target + 3] = opacity;
  };
  const byte = (at: number) => bytes[at] ?? 0;
  if (bits <= 8) {
    return (row, x, target) => {
      const bit = x * bits;
      const entry = ((byte(row + (bit >> 3)) >> (8 - bits - (bit & 7))) & (2 ** bits - 1)) * 3;
      set(target, palette[entry] ?? 0, palette[entry + 1] ?? 0, palette[entry + 2] ?? 0, 255);
    };
  }
  if (bits === 24) {
    return (row, x, target) => {
      const at = row + x * 3;
      set(target, byte(at + 2), byte(at + 1), byte(at), 255);
    };
  }
  if (bits === 64) {
    return (row, x, target) => {
      const at = row + x * 8;
      const colour = (place: number) => fromFixedPoint(bytes.readInt16LE(at + place));
      const opacity = Math.min(255, Math.max(0, Math.round((bytes.readInt16LE(at + 6) / 8192) * 255)));
      set(target, colour(4), colour(2), colour(0), opacity);
    };
  }
  const [red, green, blue, opacity] = masks.map(scaleOf) as [Scale, Scale, Scale, Scale];
  const part = (value: number, { mask, shift, factor }: Scale) => Math.round(((value & mask) >>> shift) * factor);
  const step = bits / 8;
  return (row, x, target) => {
    const at = row + x * step;
    const value = bits === 16 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at);
    const alpha = opacity.mask === 0 ? 255 : part(value, opacity);
    set(target, part(value, red), part(value, green), part(value, blue), alpha);
  };
}

/**
 * The pixels of uncompressed rows, as RGBA from the top. Throws `damaged-file` if rows are missing.
 */
export function unpackRows(bytes: Buffer, header: BmpHeader): Buffer {
  const { width, height, isTopDown, bits, dataStart, paletteEnd } = header;
  const usedBytes = Math.ceil((width * bits) / 8);
  const rowBytes = Math.ceil(usedBytes / 4) * 4;
  // Some programs omit the padding of the last row.
  const needed = rowBytes * (height - 1) + usedBytes;
  const start = [dataStart, paletteEnd].find((at) => at >= paletteEnd && at + needed <= bytes.length);
  if (start === undefined) throw damagedBmp(`${needed} bytes of pixels are not there`);
  const rgba = Buffer.allocUnsafe(width * height * 4);
  const put = putter(bytes, rgba, header);
  for (let y = 0; y < height; y++) {
    const target = (isTopDown ? y : height - 1 - y) * width * 4;
    for (let x = 0; x < width; x++) put(start + y * rowBytes, x, target + x * 4);
  }
  return rgba;
}

import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { encodeFax } from './encode-fax.ts';
import type { Encoded } from './encoded.ts';
import type { Size } from './target-size.ts';
import type { FailOn } from './whole-jpeg.ts';

const { maxLosslessPixels } = limits.images;
const { minFullChromaQuality } = thresholds.images;

/** The zlib stream in a PNG, which PDF readers decode with PNG predictors (ISO 32000-1 §7.4.4.4). */
function idatOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

const spaceOf = (components: 1 | 3) => (components === 1 ? ('b-w' as const) : ('srgb' as const));

/**
 * Encodes a JPEG with mozjpeg's optimisations. With `fast`, it does so without them: eight times faster, a few per cent
 * larger.
 */
export async function encodeJpeg(
  picture: Sharp,
  size: Size,
  components: 1 | 3,
  { quality, fast }: { readonly quality: number; readonly fast: boolean },
): Promise<Encoded> {
  const chromaSubsampling = quality >= minFullChromaQuality ? '4:4:4' : '4:2:0';
  // mozjpeg's deringing turns black blocks next to white ones grey.
  const optimised = { mozjpeg: true, overshootDeringing: false };
  const coding = fast ? { optimiseCoding: true, progressive: true } : optimised;
  const data = await picture
    .clone()
    .toColourspace(spaceOf(components))
    .jpeg({ quality, chromaSubsampling, ...coding })
    .toBuffer();
  return { data, filter: '/DCTDecode', size };
}

/** Encodes losslessly with PNG predictors. Undefined for pictures so large that this would take too long. */
export async function encodePredicted(picture: Sharp, size: Size, components: 1 | 3): Promise<Encoded | undefined> {
  if (size.width * size.height > maxLosslessPixels) return undefined;
  const encodeWith = async (filtering: { readonly adaptiveFiltering: boolean }) =>
    idatOf(
      await picture
        .clone()
        .toColourspace(spaceOf(components))
        .png({ compressionLevel: 9, ...filtering, palette: false })
        .toBuffer(),
    );
  const unfiltered = await encodeWith({ adaptiveFiltering: false });
  const filtered = await encodeWith({ adaptiveFiltering: true });
  const data = unfiltered.length <= filtered.length ? unfiltered : filtered;
  const parameters = { '/Predictor': 15, '/Colors': components, '/BitsPerComponent': 8, '/Columns': size.width };
  return { data, filter: '/FlateDecode', parameters, size };
}

/** Colours that 8-bit indexes can address. */
const maxPaletteColours = 256;
const bitsFor = (colours: number) => (colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8);

/** Encodes with a palette; two colours as CCITT Group 4 if that is smaller. Undefined for more than 256 colours. */
export async function encodeIndexed(samples: Buffer, size: Size, components: 1 | 3): Promise<Encoded | undefined> {
  const indexOf = new Map<number, number>();
  const indexes = new Uint8Array(size.width * size.height);
  for (let i = 0, at = 0; i < indexes.length; i++, at += components) {
    const colour = components === 1 ? (samples[at] as number) : samples.readUIntBE(at, 3);
    let index = indexOf.get(colour);
    if (index === undefined) {
      index = indexOf.size;
      if (index === maxPaletteColours) return undefined;
      indexOf.set(colour, index);
    }
    indexes[i] = index;
  }
  const bits = bitsFor(indexOf.size);
  const rowBytes = Math.ceil((size.width * bits) / 8);
  const packed = Buffer.alloc(rowBytes * size.height);
  for (let row = 0, i = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++, i++) {
      const bit = column * bits;
      const at = row * rowBytes + (bit >> 3);
      packed[at] = (packed[at] as number) | ((indexes[i] as number) << (8 - bits - (bit & 7)));
    }
  }
  const colours = Buffer.alloc(indexOf.size * components);
  for (const [colour, index] of indexOf) colours.writeUIntBE(colour, index * components, components);
  const palette = { colours, count: indexOf.size, bits } as const;
  const data = deflateSync(packed, { level: 9, memLevel: 9 });
  const fax = bits === 1 ? await encodeFax(packed, size) : undefined;
  if (fax !== undefined && fax.data.length < data.length) return { ...fax, palette };
  return { data, filter: '/FlateDecode', size, palette };
}

/** Opens raw samples or a JPEG for encoding, scaled to `to` pixels. Colours are not converted. */
export function openPicture(
  picture: { readonly data: Buffer; readonly raw?: Size & { readonly channels: 1 | 3 } },
  from: Size,
  to: Size,
  failOn: FailOn = 'none',
): Sharp {
  const { data, raw } = picture;
  const options = { failOn, ignoreIcc: true, limitInputPixels: false as const };
  const opened = raw ? sharp(data, { ...options, raw }) : sharp(data, options);
  const isSame = from.width === to.width && from.height === to.height;
  return isSame ? opened : opened.resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' });
}

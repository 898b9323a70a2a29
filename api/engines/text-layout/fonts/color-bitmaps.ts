import type { Font } from 'fontkit';

/** A bitmap glyph (OpenType, CBDT): its PNG, and its place in ems from the origin on the baseline. */
export interface ColorBitmap {
  readonly png: Uint8Array;
  readonly leftEm: number;
  readonly bottomEm: number;
  readonly widthEm: number;
  readonly heightEm: number;
}

/** Members of fontkit's fonts that its published types omit. fontkit reads only the first entry of CBLC. */
interface FontFile {
  readonly directory: { readonly tables: Readonly<Record<string, { readonly offset: number } | undefined>> };
  readonly stream: { readonly buffer: Uint8Array };
}

/** Size of the glyph metrics before the length of the PNG, by image format (OpenType, CBDT formats 17 and 18). */
const metricsBytes: Readonly<Record<number, number>> = { 17: 5, 18: 8 };

/** Offset and image format of a glyph's data; index formats 1 and 3 differ in the width of their offsets. */
function locate(
  file: DataView,
  index: number,
  data: number,
  glyph: number,
): { start: number; format: number } | undefined {
  const size = index + 8;
  const list = index + file.getUint32(size);
  for (let entry = 0; entry < file.getUint32(size + 8); entry++) {
    const at = list + entry * 8;
    const nth = glyph - file.getUint16(at);
    if (nth < 0 || glyph > file.getUint16(at + 2)) continue;
    const table = list + file.getUint32(at + 4);
    const offsets = table + 8;
    const indexFormat = file.getUint16(table);
    if (indexFormat !== 1 && indexFormat !== 3) return undefined;
    const offset = indexFormat === 1 ? file.getUint32(offsets + nth * 4) : file.getUint16(offsets + nth * 2);
    return { start: data + file.getUint32(table + 4) + offset, format: file.getUint16(table + 2) };
  }
  return undefined;
}

/** The bitmap of a glyph; undefined where the font has none in a supported format. */
export function colorBitmap(font: Font, glyph: number): ColorBitmap | undefined {
  const { directory, stream } = font as unknown as FontFile;
  const index = directory.tables.CBLC?.offset;
  const data = directory.tables.CBDT?.offset;
  if (index === undefined || data === undefined) return undefined;
  const bytes = stream.buffer;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = locate(file, index, data, glyph);
  const metrics = found && metricsBytes[found.format];
  if (!found || metrics === undefined) return undefined;
  const { start } = found;
  const pixelsPerEm = file.getUint8(index + 8 + 45);
  const png = start + metrics + 4;
  const [height, width] = [file.getUint8(start), file.getUint8(start + 1)];
  return {
    png: bytes.subarray(png, png + file.getUint32(png - 4)),
    leftEm: file.getInt8(start + 2) / pixelsPerEm,
    bottomEm: (file.getInt8(start + 3) - height) / pixelsPerEm,
    widthEm: width / pixelsPerEm,
    heightEm: height / pixelsPerEm,
  };
}

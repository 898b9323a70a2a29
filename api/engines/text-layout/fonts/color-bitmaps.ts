import type { Font } from 'fontkit';

/** A glyph as a picture (OpenType, CBDT): its PNG and where it stands, in em from the origin on the baseline. */
export interface ColorBitmap {
  readonly png: Uint8Array;
  readonly leftEm: number;
  readonly bottomEm: number;
  readonly widthEm: number;
  readonly heightEm: number;
}

interface IndexEntry {
  readonly firstGlyphIndex: number;
  readonly lastGlyphIndex: number;
  readonly subtable: {
    readonly version: number;
    readonly imageFormat: number;
    readonly imageDataOffset: number;
    readonly offsetArray: readonly number[];
  };
}

/** What fontkit reads of a bitmap font; it decodes the index and leaves the pictures to the caller. */
interface BitmapFont {
  readonly CBLC?: {
    readonly sizes: readonly { readonly ppemY: number; readonly indexSubTableArray: readonly IndexEntry[] }[];
  };
  readonly directory: { readonly tables: Readonly<Record<string, { readonly offset: number } | undefined>> };
  readonly stream: { readonly buffer: Uint8Array };
}

/** Bytes of metrics before the length of the PNG: small or big glyph metrics (OpenType, CBDT formats 17 and 18). */
const metricsBytes: Readonly<Record<number, number>> = { 17: 5, 18: 8 };

/** The picture of a glyph, or undefined where the font has none in a form that is known. */
export function colorBitmap(font: Font, glyph: number): ColorBitmap | undefined {
  const { CBLC, directory, stream } = font as unknown as BitmapFont;
  const size = CBLC?.sizes[0];
  const dataOffset = directory.tables['CBDT']?.offset;
  if (!size || dataOffset === undefined) return undefined;
  const entry = size.indexSubTableArray.find(
    ({ firstGlyphIndex, lastGlyphIndex }) => firstGlyphIndex <= glyph && glyph <= lastGlyphIndex,
  );
  const metrics = entry && metricsBytes[entry.subtable.imageFormat];
  // Index formats 1 and 3 differ in the width of their offsets, which fontkit has read.
  if (!entry || metrics === undefined || ![1, 3].includes(entry.subtable.version)) return undefined;
  const relative = entry.subtable.offsetArray[glyph - entry.firstGlyphIndex];
  if (relative === undefined) return undefined;

  const bytes = stream.buffer;
  const start = dataOffset + entry.subtable.imageDataOffset + relative;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const [height, width, left, top] = [view.getUint8(0), view.getUint8(1), view.getInt8(2), view.getInt8(3)];
  const pngStart = start + metrics + 4;
  return {
    png: bytes.subarray(pngStart, pngStart + view.getUint32(metrics)),
    leftEm: left / size.ppemY,
    bottomEm: (top - height) / size.ppemY,
    widthEm: width / size.ppemY,
    heightEm: height / size.ppemY,
  };
}

/** A component of a JPEG 2000 codestream (ISO/IEC 15444-1, A.5.1). */
export interface JpxComponent {
  readonly bits: number;
  readonly isSigned: boolean;
  /** Pixels of the picture for one of its samples, in each direction. */
  readonly stepX: number;
  readonly stepY: number;
}

/** What the header of a JPEG 2000 picture says, a whole JP2 file or a bare codestream. */
export interface JpxHeader {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpxComponent[];
  /** The enumerated colour space of the file (I.5.3.3): 16 sRGB, 17 grey, 18 sYCC; undefined where it names none. */
  readonly colourSpace: number | undefined;
  /** Samples are indexes into a palette of the file's own (I.5.3.4). */
  readonly hasPalette: boolean;
}

/** The start mark of a codestream and its first segment, which tells the size. */
const codestreamStart = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const sizeHeadBytes = 42;
const maxComponents = 16_384;
const boxHeadBytes = 8;

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The boxes of a JP2 file, or of a box that holds others (I.4). Ends at the first that is none. */
function* boxesIn(data: Buffer): Generator<Box> {
  for (let at = 0; at + boxHeadBytes <= data.length; ) {
    const declared = data.readUInt32BE(at);
    const isLong = declared === 1 && at + 16 <= data.length;
    const length = isLong ? Number(data.readBigUInt64BE(at + 8)) : declared === 0 ? data.length - at : declared;
    const head = isLong ? 2 * boxHeadBytes : boxHeadBytes;
    if (length < head) return;
    yield { type: data.toString('latin1', at + 4, at + 8), content: data.subarray(at + head, at + length) };
    at += length;
  }
}

function readCodestream(data: Buffer): Pick<JpxHeader, 'width' | 'height' | 'components'> | undefined {
  if (data.length < sizeHeadBytes || !data.subarray(0, 4).equals(codestreamStart)) return undefined;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => data.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const count = data.readUInt16BE(40);
  if (count > maxComponents || data.length < sizeHeadBytes + count * 3) return undefined;
  const components = Array.from({ length: count }, (_, index): JpxComponent => {
    const [depth = 0, stepX = 0, stepY = 0] = data.subarray(sizeHeadBytes + index * 3);
    return { bits: (depth & 0x7f) + 1, isSigned: depth > 0x7f, stepX, stepY };
  });
  return { width: right - left, height: bottom - top, components };
}

/** Reads what decides how a JPEG 2000 picture can be decoded. Undefined where there is no codestream. */
export function readJpxHeader(data: Buffer): JpxHeader | undefined {
  const bare = readCodestream(data);
  if (bare !== undefined) return { ...bare, colourSpace: undefined, hasPalette: false };
  let header: Buffer | undefined;
  for (const { type, content } of boxesIn(data)) {
    if (type === 'jp2h') header ??= content;
    if (type !== 'jp2c') continue;
    const picture = readCodestream(content);
    const described = header === undefined ? [] : [...boxesIn(header)];
    const colours = described.find((box) => box.type === 'colr')?.content;
    const isEnumerated = colours?.[0] === 1 && colours.length >= 7;
    const hasPalette = described.some((box) => box.type === 'pclr');
    return picture && { ...picture, colourSpace: isEnumerated ? colours.readUInt32BE(3) : undefined, hasPalette };
  }
  return undefined;
}

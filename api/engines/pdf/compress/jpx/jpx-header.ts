/** A component of a JPEG 2000 code stream (ISO/IEC 15444-1, A.5.1). */
export interface JpxComponent {
  readonly bits: number;
  readonly isSigned: boolean;
  /** Pixels per sample in each direction (XRsiz, YRsiz). */
  readonly subsamplingX: number;
  readonly subsamplingY: number;
}

/** The headers of a JPEG 2000 image, which is a JP2 file or a bare code stream. */
export interface JpxHeader {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpxComponent[];
  /** The enumerated colour space of a JP2 file (I.5.3.3): 16 sRGB, 17 grey, 18 sYCC; undefined if it names none. */
  readonly colourSpace: number | undefined;
  /** Whether samples are indexes into a palette of the JP2 file (I.5.3.4). */
  readonly hasPalette: boolean;
}

/** The markers SOC and SIZ, which begin a code stream. */
const codeStreamStart = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
/** Bytes of SIZ before its list of components. */
const sizHeadBytes = 42;
const maxComponents = 16_384;
/** Length and type of a box. A long box has an 8-byte length after them. */
const boxHeadBytes = 8;

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The boxes of a JP2 file or of a superbox (I.4), up to the first malformed one. */
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

function readCodeStream(data: Buffer): Pick<JpxHeader, 'width' | 'height' | 'components'> | undefined {
  if (data.length < sizHeadBytes || !data.subarray(0, 4).equals(codeStreamStart)) return undefined;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => data.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const count = data.readUInt16BE(40);
  if (count > maxComponents || data.length < sizHeadBytes + count * 3) return undefined;
  const components = Array.from({ length: count }, (_, index): JpxComponent => {
    const [depth = 0, subsamplingX = 0, subsamplingY = 0] = data.subarray(sizHeadBytes + index * 3);
    return { bits: (depth & 0x7f) + 1, isSigned: depth > 0x7f, subsamplingX, subsamplingY };
  });
  return { width: right - left, height: bottom - top, components };
}

/** Reads the headers of a JPEG 2000 image. Undefined if there is no code stream. */
export function readJpxHeader(data: Buffer): JpxHeader | undefined {
  const bare = readCodeStream(data);
  if (bare !== undefined) return { ...bare, colourSpace: undefined, hasPalette: false };
  let header: Buffer | undefined;
  for (const { type, content } of boxesIn(data)) {
    if (type === 'jp2h') header ??= content;
    if (type !== 'jp2c') continue;
    const codeStream = readCodeStream(content);
    const boxes = header === undefined ? [] : [...boxesIn(header)];
    const colours = boxes.find((box) => box.type === 'colr')?.content;
    const isEnumerated = colours?.[0] === 1 && colours.length >= 7;
    const hasPalette = boxes.some((box) => box.type === 'pclr');
    return codeStream && { ...codeStream, colourSpace: isEnumerated ? colours.readUInt32BE(3) : undefined, hasPalette };
  }
  return undefined;
}

import type { ByteSource } from '../byte-source.ts';

/** What the markers of a JPEG say (ITU-T T.81). */
export interface JpegScan {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly precision: number;
  readonly components: readonly number[];
  /** The low byte of the frame's marker: C0 baseline, C1 extended, C2 progressive, others rare. */
  readonly frame: number;
  readonly jfifDensity: { readonly unit: number; readonly x: number; readonly y: number } | undefined;
  readonly exif: Buffer | undefined;
  readonly profile: Buffer | undefined;
  /** The transform of Adobe's marker: 0 none, 1 YCbCr, 2 YCCK. */
  readonly adobeTransform: number | undefined;
  readonly hasJfif: boolean;
  /** One past the end of the first picture in the file; undefined where the file ends before it. */
  readonly end: number | undefined;
  /** True where bytes stand between segments that belong to none. */
  readonly hasStrayBytes: boolean;
}

interface Collected {
  frame?: { marker: number; body: Buffer };
  jfif?: Buffer;
  exif?: Buffer;
  adobe?: Buffer;
  readonly profileParts: Map<number, Buffer>;
}

const windowBytes = 1 << 16;
const profileLabel = 'ICC_PROFILE\0';
const maxProfileParts = 255;
/** No camera or program writes so many; each costs a look at the file. */
const maxSegments = 20_000;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function collect(found: Collected, marker: number, body: Buffer): void {
  const starts = (label: string) => body.toString('latin1', 0, label.length) === label;
  if (isFrame(marker)) found.frame ??= { marker, body };
  else if (marker === 0xe0 && starts('JFIF\0')) found.jfif ??= body;
  else if (marker === 0xe1 && starts('Exif\0')) found.exif ??= body.subarray(6);
  else if (marker === 0xee && starts('Adobe')) found.adobe ??= body;
  else if (marker === 0xe2 && starts(profileLabel) && found.profileParts.size < maxProfileParts) {
    found.profileParts.set(body[profileLabel.length] ?? 0, body.subarray(profileLabel.length + 2));
  }
}

/** Where the next marker after entropy-coded data stands; stuffed and restart markers belong to the data. */
async function endOfData(source: ByteSource, from: number): Promise<number | undefined> {
  for (let offset = from; offset < source.size; ) {
    const bytes = await source.read(offset, windowBytes);
    for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1];
      if (next === undefined) break;
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset + at;
    }
    if (bytes.length < windowBytes) return undefined;
    // The last byte is read again: it may be the first half of a marker.
    offset += bytes.length - 1;
  }
  return undefined;
}

/** The start of the next marker at or after `from`, over fill bytes and bytes that belong nowhere. */
async function nextMarker(source: ByteSource, from: number): Promise<number | undefined> {
  const bytes = await source.read(from, windowBytes);
  let at = bytes.indexOf(0xff);
  while (at !== -1 && (bytes[at + 1] === 0xff || bytes[at + 1] === 0)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? undefined : from + at;
}

function summary(found: Collected, end: number | undefined, hasStrayBytes: boolean): JpegScan | undefined {
  const { frame, jfif, adobe, profileParts } = found;
  if (frame === undefined || frame.body.length < 6) return undefined;
  const { body } = frame;
  const count = Math.min(body[5] ?? 0, Math.floor((body.length - 6) / 3));
  const parts = [...profileParts].sort(([a], [b]) => a - b).map(([, part]) => part);
  return {
    precision: body[0] ?? 0,
    height: body.readUInt16BE(1),
    width: body.readUInt16BE(3),
    components: Array.from({ length: count }, (_, index) => body[6 + index * 3] ?? 0),
    frame: frame.marker,
    hasJfif: jfif !== undefined,
    jfifDensity:
      jfif && jfif.length >= 12 ? { unit: jfif[7] ?? 0, x: jfif.readUInt16BE(8), y: jfif.readUInt16BE(10) } : undefined,
    exif: found.exif,
    profile: parts.length > 0 ? Buffer.concat(parts) : undefined,
    adobeTransform: adobe?.[11],
    end,
    hasStrayBytes,
  };
}

/** Reads the markers of a JPEG up to the end of its first picture. Undefined where no frame is found. */
export async function scanJpeg(source: ByteSource): Promise<JpegScan | undefined> {
  const found: Collected = { profileParts: new Map() };
  let stray = false;
  let offset: number | undefined = 2;
  for (let segment = 0; offset !== undefined && segment < maxSegments; segment++) {
    const at: number | undefined = await nextMarker(source, offset);
    if (at === undefined) break;
    const head: Buffer = await source.read(at, 4);
    const marker = head[1] ?? 0;
    // A fill byte may stand before any marker (T.81 B.1.1.2).
    stray ||= at !== offset && (await source.read(offset, at - offset)).some((byte) => byte !== 0xff);
    if (marker === 0xd9) return summary(found, at + 2, stray);
    if (head.length < 4) break;
    const length = head.readUInt16BE(2);
    if (length < 2) break;
    collect(found, marker, await source.read(at + 4, length - 2));
    const next: number = at + 2 + length;
    offset = marker === 0xda ? await endOfData(source, next) : next;
  }
  return summary(found, undefined, stray);
}

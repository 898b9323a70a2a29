import { isFrameMarker } from '../../../formats/image-size.ts';
import { type ByteSource, buffered } from '../byte-source.ts';
import { limits } from '../thresholds.ts';
import { findMarker } from './find-marker.ts';
import { holdsMorePictures } from './more-pictures.ts';

/** A JPEG's properties according to its markers (ITU-T T.81). */
export interface JpegScan {
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
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
  /** True if there are bytes between segments that belong to neither. */
  readonly hasStrayBytes: boolean;
  /** Whether the file holds further pictures to be seen. */
  readonly holdsMore: boolean;
}

interface Collected {
  frame?: { marker: number; body: Buffer };
  jfif?: Buffer;
  exif?: Buffer;
  adobe?: Buffer;
  holdsMore?: boolean;
  readonly profileParts: Map<number, Buffer>;
}

const { maxStrayBytes, maxSegments } = limits.jpeg;
const profileLabel = 'ICC_PROFILE\0';
const picturesLabel = 'MPF\0';
/** Parts are numbered with one byte (ICC.1 annex B.4). */
const maxProfileParts = 255;

function collect(found: Collected, marker: number, body: Buffer): void {
  const starts = (label: string) => body.toString('latin1', 0, label.length) === label;
  if (isFrameMarker(marker)) found.frame ??= { marker, body };
  else if (marker === 0xe0 && starts('JFIF\0')) found.jfif ??= body;
  else if (marker === 0xe1 && starts('Exif\0')) found.exif ??= body.subarray(6);
  else if (marker === 0xee && starts('Adobe')) found.adobe ??= body;
  else if (marker === 0xe2 && starts(picturesLabel)) {
    found.holdsMore ||= holdsMorePictures(body.subarray(picturesLabel.length));
  } else if (marker === 0xe2 && starts(profileLabel) && found.profileParts.size < maxProfileParts) {
    found.profileParts.set(body[profileLabel.length] ?? 0, body.subarray(profileLabel.length + 2));
  }
}

/** Stuffed bytes, fill bytes and restart markers do not end entropy-coded data (ITU-T T.81, B.1.1.5). */
const endsData = (code: number) => code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7);
const beginsSegment = (code: number) => code !== 0 && code !== 0xff;

/** The offset of the next marker at or after `from`, skipping up to `maxStrayBytes` of fill and stray bytes. */
const nextMarker = (source: ByteSource, from: number) => findMarker(source, from, from + maxStrayBytes, beginsSegment);

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
    holdsMore: found.holdsMore === true,
  };
}

/** Reads a JPEG's markers up to the end of its first picture; undefined if it has no frame. */
export async function scanJpeg(file: ByteSource): Promise<JpegScan | undefined> {
  const source = buffered(file);
  const found: Collected = { profileParts: new Map() };
  let stray = false;
  let offset: number | undefined = 2;
  for (let segment = 0; offset !== undefined && segment < maxSegments; segment++) {
    const expected: Buffer = await source.read(offset, 2);
    const isThere = expected[0] === 0xff && beginsSegment(expected[1] ?? 0);
    const at: number | undefined = isThere ? offset : await nextMarker(source, offset);
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
    offset = marker === 0xda ? await findMarker(source, next, source.size, endsData) : next;
  }
  return summary(found, undefined, stray);
}

import { type Font, tableOf } from '../../../../formats/fonts/sfnt.ts';

/** Flags of a point, and of a component (OpenType 1.9, "glyf"). */
const point = { onCurve: 1, shortX: 2, shortY: 4, repeated: 8, sameX: 16, sameY: 32 };
const component = {
  words: 1,
  offsets: 2,
  scale: 8,
  more: 32,
  scales: 64,
  matrix: 128,
  instructions: 256,
  metrics: 512,
};
/** What belongs to instructions, or to advances for single sizes: neither fits scaled outlines. */
const dropped = ['fpgm', 'prep', 'cvt ', 'hdmx', 'LTSH', 'VDMX', 'gasp'];
const headerBytes = 10;

/** The horizontal positions of a simple glyph's points, the flags of all, and their vertical positions as written. */
function readPoints(glyph: Buffer, contours: number) {
  const count = contours === 0 ? 0 : glyph.readUInt16BE(headerBytes + 2 * (contours - 1)) + 1;
  const instructionsAt = headerBytes + 2 * contours;
  let at = instructionsAt + 2 + glyph.readUInt16BE(instructionsAt);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    flags.push(flag);
    if (flag & point.repeated) {
      for (let left = glyph.readUInt8(at++); left > 0; left -= 1) flags.push(flag);
    }
  }
  const xs: number[] = [];
  let x = 0;
  for (const flag of flags) {
    if (flag & point.shortX) x += glyph.readUInt8(at++) * (flag & point.sameX ? 1 : -1);
    else if (!(flag & point.sameX)) {
      x += glyph.readInt16BE(at);
      at += 2;
    }
    xs.push(x);
  }
  const verticalBytes = flags.reduce((sum, flag) => sum + (flag & point.shortY ? 1 : flag & point.sameY ? 0 : 2), 0);
  return { flags, xs, vertical: glyph.subarray(at, at + verticalBytes), instructionsAt };
}

function scaleSimple(glyph: Buffer, contours: number, factor: number): Buffer {
  const { flags, xs, vertical, instructionsAt } = readPoints(glyph, contours);
  const head = Buffer.from(glyph.subarray(0, instructionsAt + 2));
  head.writeUInt16BE(0, instructionsAt);
  const written: number[] = [];
  const deltas: number[] = [];
  let before = 0;
  for (const [index, old] of xs.entries()) {
    const x = Math.round(old * factor);
    const delta = x - before;
    before = x;
    const kept = (flags[index] ?? 0) & ~(point.shortX | point.sameX | point.repeated);
    if (delta === 0) written.push(kept | point.sameX);
    else if (Math.abs(delta) < 256) {
      written.push(kept | point.shortX | (delta > 0 ? point.sameX : 0));
      deltas.push(Math.abs(delta));
    } else {
      written.push(kept);
      deltas.push((delta >> 8) & 0xff, delta & 0xff);
    }
  }
  return Buffer.concat([head, Buffer.from(written), Buffer.from(deltas), vertical]);
}

function scaleComposite(glyph: Buffer, factor: number): Buffer {
  const parts: Buffer[] = [Buffer.from(glyph.subarray(0, headerBytes))];
  let at = headerBytes;
  let flags = component.more;
  while (flags & component.more) {
    flags = glyph.readUInt16BE(at);
    const words = (flags & component.words) !== 0;
    const first = words ? glyph.readInt16BE(at + 4) : glyph.readInt8(at + 4);
    const second = words ? glyph.readInt16BE(at + 6) : glyph.readInt8(at + 5);
    const transformBytes =
      flags & component.scale ? 2 : flags & component.scales ? 4 : flags & component.matrix ? 8 : 0;
    const transformAt = at + (words ? 8 : 6);
    if (flags & component.offsets) {
      const part = Buffer.alloc(8);
      part.writeUInt16BE((flags | component.words) & ~(component.instructions | component.metrics), 0);
      part.writeUInt16BE(glyph.readUInt16BE(at + 2), 2);
      part.writeInt16BE(Math.round(first * factor), 4);
      part.writeInt16BE(second, 6);
      parts.push(part);
    } else {
      // Points are matched, wherever they are.
      const part = Buffer.from(glyph.subarray(at, transformAt));
      part.writeUInt16BE(flags & ~(component.instructions | component.metrics), 0);
      parts.push(part);
    }
    parts.push(glyph.subarray(transformAt, transformAt + transformBytes));
    at = transformAt + transformBytes;
  }
  return Buffer.concat(parts);
}

function scaleGlyph(glyph: Buffer, factor: number): Buffer {
  if (glyph.length < headerBytes) return glyph;
  const contours = glyph.readInt16BE(0);
  const scaled = contours < 0 ? scaleComposite(glyph, factor) : scaleSimple(glyph, contours, factor);
  scaled.writeInt16BE(Math.round(glyph.readInt16BE(2) * factor), 2);
  scaled.writeInt16BE(Math.round(glyph.readInt16BE(6) * factor), 6);
  return scaled;
}

/**
 * Stretches TrueType outlines horizontally, each glyph by a factor of its own, and drops the instructions. Throws
 * `RangeError` where an outline is longer than its glyph.
 */
export function scaleOutlines(font: Font, factors: readonly number[]): void {
  const head = Buffer.from(tableOf(font, 'head'));
  const loca = tableOf(font, 'loca');
  const glyf = tableOf(font, 'glyf');
  const long = head.readInt16BE(50) === 1;
  const offset = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const offsets = Buffer.alloc(4 * (factors.length + 1));
  const glyphs: Buffer[] = [];
  let bytes = 0;
  for (const [glyph, factor] of factors.entries()) {
    offsets.writeUInt32BE(bytes, 4 * glyph);
    const scaled = scaleGlyph(glyf.subarray(offset(glyph), offset(glyph + 1)), factor);
    const padding = Buffer.alloc((4 - (scaled.length & 3)) & 3);
    glyphs.push(scaled, padding);
    bytes += scaled.length + padding.length;
  }
  offsets.writeUInt32BE(bytes, 4 * factors.length);
  head.writeInt16BE(1, 50);
  font.tables.set('head', head);
  font.tables.set('loca', offsets);
  font.tables.set('glyf', Buffer.concat(glyphs));
  for (const tag of dropped) font.tables.delete(tag);
}

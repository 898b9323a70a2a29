import { limits } from '../../limits.ts';

// LibreOffice draws a metafile record by record. What a record takes was measured with files of thousands of one kind, in
// documents and in slides alike: curves become polygons of many points, and each point of a polygon is written.

/** Offsets and signatures of MS-EMF §2.3.4.2, MS-EMFPLUS §2.3 and MS-WMF §2.3.2. */
const emf = { signatureAt: 40, signature: ' EMF', headerBytes: 8, comment: 70, identifierAt: 12, plusAt: 16 };
const plus = { identifier: 'EMF+', headerBytes: 12, sizeAt: 4, object: 0x4008, fillPath: 0x4014, drawPath: 0x4015 };
const wmf = { placeable: 'd7cdc69a', placeableBytes: 22, plain: /^0[12]0009000/, plainBytes: 18, leastWords: 3 };
/** Types of an EMF+ object (MS-EMFPLUS §2.1.1.22) that are made of points or rectangles. */
const [pathObject, regionObject] = [3, 4];

/** Bytes by which an EMF is known. */
const metafileStartBytes = emf.signatureAt + emf.signature.length;
const { recordMicroseconds: cost } = limits.inspect.metafile;

/** Ellipses, rounded rectangles, arcs, chords and pies. */
const curves = {
  emf: new Set([41, 42, 44, 45, 46, 47, 55]),
  wmf: new Set([0x418, 0x61c, 0x817, 0x81a, 0x830]),
  plus: new Set([0x400e, 0x400f, 0x4010, 0x4011, 0x4012]),
};
/** Polygons, curves through points, regions and gradients. */
const points = {
  emf: new Set([2, 3, 4, 5, 6, 7, 8, 56, 71, 72, 73, 74, 75, 85, 86, 87, 88, 89, 90, 91, 92, 118]),
  wmf: new Set([0x324, 0x325, 0x538, 0x6ff]),
  plus: new Set([0x400a, 0x400b, 0x400c, 0x400d, 0x4016, 0x4017, 0x4018, 0x4019]),
};

/** Whether it begins as an EMF. */
const isEmf = (start: Buffer) =>
  start.length >= metafileStartBytes &&
  start.readUInt32LE(0) === 1 &&
  start.toString('latin1', emf.signatureAt, metafileStartBytes) === emf.signature;
const isPlaceable = (start: Buffer) => start.toString('hex', 0, 4) === wmf.placeable;

/** Whether content is a metafile (EMF or WMF), by its first bytes. */
export const isMetafile = (start: Buffer): boolean =>
  isEmf(start) || isPlaceable(start) || wmf.plain.test(start.toString('hex', 0, 5));

function weightOf(kind: keyof typeof curves, type: number, bytes: number): number {
  if (curves[kind].has(type)) return kind === 'plus' ? cost.smoothCurve : cost.curve;
  return cost.any + bytes * (points[kind].has(type) ? cost.pointByte : cost.byte);
}

/** The records of EMF+ within the comment of an EMF. Paths are kept as objects and may be drawn many times. */
function weighPlus(comment: Buffer, paths: Map<number, number>): number {
  let weight = 0;
  for (let at = 0; at + plus.headerBytes <= comment.length; ) {
    const [type, flags] = [comment.readUInt16LE(at), comment.readUInt16LE(at + 2)];
    const size = Math.max(comment.readUInt32LE(at + plus.sizeAt), plus.headerBytes);
    const bytes = Math.min(size, comment.length - at);
    const [id, kind] = [flags & 0xff, (flags >> 8) & 0x7f];
    weight += weightOf('plus', type, bytes);
    if (type === plus.object && (kind === pathObject || kind === regionObject)) paths.set(id, bytes * cost.pointByte);
    if (type === plus.fillPath || type === plus.drawPath) weight += paths.get(id) ?? 0;
    at += size;
  }
  return weight;
}

function weighEmf(file: Buffer): number {
  let weight = 0;
  const paths = new Map<number, number>();
  for (let at = 0; at + emf.headerBytes <= file.length; ) {
    const type = file.readUInt32LE(at);
    const size = Math.max(file.readUInt32LE(at + 4), emf.headerBytes);
    const end = Math.min(at + size, file.length);
    const isPlus =
      type === emf.comment && file.toString('latin1', at + emf.identifierAt, at + emf.plusAt) === plus.identifier;
    weight += isPlus ? weighPlus(file.subarray(at + emf.plusAt, end), paths) : weightOf('emf', type, end - at);
    at += size;
  }
  return weight;
}

function weighWmf(file: Buffer): number {
  let weight = 0;
  const start = (isPlaceable(file) ? wmf.placeableBytes : 0) + wmf.plainBytes;
  for (let at = start; at + 2 * wmf.leastWords <= file.length; ) {
    const size = 2 * Math.max(file.readUInt32LE(at), wmf.leastWords);
    weight += weightOf('wmf', file.readUInt16LE(at + 4), Math.min(size, file.length - at));
    at += size;
  }
  return weight;
}

/** The processor time, in microseconds, that LibreOffice is expected to take for a metafile. */
export const weighMetafile = (file: Buffer): number => (isEmf(file) ? weighEmf(file) : weighWmf(file));

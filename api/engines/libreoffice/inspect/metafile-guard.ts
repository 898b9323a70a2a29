import { ProblemError } from '../../../problem.ts';
import { limits } from '../limits.ts';

const { maxMetafileRecords } = limits.inspect;

/** Offsets and signatures of MS-EMF §2.3.4.2, MS-EMFPLUS §2.3 and MS-WMF §2.3.2. */
const emf = { signatureAt: 40, signature: ' EMF', headerBytes: 8, comment: 70, identifierAt: 12, plusAt: 16 };
const plus = { identifier: 'EMF+', headerBytes: 12, sizeAt: 4 };
const wmf = { placeable: 'd7cdc69a', placeableBytes: 22, plain: /^0[12]0009000/, plainBytes: 18, leastWords: 3 };

/** Bytes by which an EMF is known. */
const metafileStartBytes = emf.signatureAt + emf.signature.length;

const isEmf = (start: Buffer) =>
  start.length >= metafileStartBytes &&
  start.readUInt32LE(0) === 1 &&
  start.toString('latin1', emf.signatureAt, metafileStartBytes) === emf.signature;
const isPlaceable = (start: Buffer) => start.toString('hex', 0, 4) === wmf.placeable;

/** Whether a part is a metafile (EMF or WMF), by its first bytes. */
export const isMetafile = (start: Buffer): boolean =>
  isEmf(start) || isPlaceable(start) || wmf.plain.test(start.toString('hex', 0, 5));

/** The records of EMF+ within the comment of an EMF that goes from `from` to `to`. */
function countPlus(file: Buffer, from: number, to: number): number {
  let records = 0;
  for (let at = from; at + plus.headerBytes <= to; records++) {
    at += Math.max(file.readUInt32LE(at + plus.sizeAt), plus.headerBytes);
  }
  return records;
}

function countEmf(file: Buffer): number {
  let records = 0;
  for (let at = 0; at + emf.headerBytes <= file.length; records++) {
    const size = Math.max(file.readUInt32LE(at + 4), emf.headerBytes);
    const isPlus =
      file.readUInt32LE(at) === emf.comment &&
      file.toString('latin1', at + emf.identifierAt, at + emf.plusAt) === plus.identifier;
    if (isPlus) records += countPlus(file, at + emf.plusAt, Math.min(at + size, file.length));
    at += size;
  }
  return records;
}

function countWmf(file: Buffer): number {
  let records = 0;
  const start = (isPlaceable(file) ? wmf.placeableBytes : 0) + wmf.plainBytes;
  for (let at = start; at + 2 * wmf.leastWords <= file.length; records++) {
    at += 2 * Math.max(file.readUInt32LE(at), wmf.leastWords);
  }
  return records;
}

/** Throws `too-complex` if a metafile has more records than LibreOffice can draw in time. */
export function checkMetafile(file: Buffer): void {
  const records = isEmf(file) ? countEmf(file) : countWmf(file);
  if (records <= maxMetafileRecords) return;
  throw new ProblemError(
    'too-complex',
    `This document holds a drawing of ${records.toLocaleString('en')} steps (EMF or WMF). Insert it as a picture instead, and try again.`,
  );
}

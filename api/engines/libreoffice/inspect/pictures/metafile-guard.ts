import { constants, inflateRawSync } from 'node:zlib';
import { ProblemError } from '../../../../problem.ts';
import { limits } from '../../limits.ts';
import { isMetafile, weighMetafile } from './metafile-weight.ts';

const { maxMicroseconds, maxBytes, maxBlips } = limits.inspect.metafile;

/** Guards LibreOffice from the drawings (EMF and WMF) of one document, wherever it keeps them. */
export interface MetafileGuard {
  /** Takes a picture; anything but a metafile is ignored. Throws `too-complex`. */
  readonly take: (picture: Buffer) => void;
  /** Takes the deflated pictures in a stream of a binary document. Throws `too-complex`. */
  readonly takeBlips: (stream: Buffer) => void;
}

const tooComplex = () =>
  new ProblemError(
    'too-complex',
    'The drawings of this document (EMF or WMF) have too many steps. Insert them as pictures instead, and try again.',
  );

/** Metafiles of binary documents (MS-ODRAW §2.2.24, §2.2.25): four bytes of a header, and identifiers of 16 bytes in front. */
const blips = [
  { start: '403d1af0', identifiers: 1 },
  { start: '503d1af0', identifiers: 2 },
  { start: '60211bf0', identifiers: 1 },
  { start: '70211bf0', identifiers: 2 },
].map(({ start, identifiers }) => ({ start: Buffer.from(start, 'hex'), identifiers }));
/** Bytes of a record's header, an identifier, the header of a metafile, and the one in front of deflated data (RFC 1950). */
const [recordBytes, identifierBytes, headerBytes, zlibBytes] = [8, 16, 34, 2];
const compressionAt = 32;

/** The metafile of a blip; undefined where it cannot be unpacked. Checksums are not read, nor does LibreOffice insist on them. */
function unpack(blip: Buffer, maxOutputLength: number): Buffer | undefined {
  if (blip[compressionAt] !== 0) return blip.subarray(headerBytes);
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateRawSync(blip.subarray(headerBytes + zlibBytes), { maxOutputLength, finishFlush });
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex();
    return undefined;
  }
}

/** A guard for one document: what its metafiles take is counted together. */
export function createMetafileGuard(): MetafileGuard {
  let weight = 0;
  let left = maxBytes;
  let seen = 0;
  const take = (picture: Buffer) => {
    if (!isMetafile(picture)) return;
    if (picture.length > maxBytes) throw tooComplex();
    weight += weighMetafile(picture);
    if (weight > maxMicroseconds) throw tooComplex();
  };
  return {
    take,
    takeBlips(stream) {
      for (const { start, identifiers } of blips) {
        for (let at = stream.indexOf(start); at >= 0; at = stream.indexOf(start, at + start.length)) {
          if (++seen > maxBlips) throw tooComplex();
          const from = at + recordBytes + identifiers * identifierBytes;
          if (from + headerBytes + zlibBytes > stream.length) break;
          const end = at + recordBytes + stream.readUInt32LE(at + 4);
          const picture = unpack(stream.subarray(from, end), Math.max(1, left));
          if (picture === undefined) continue;
          left -= picture.length;
          take(picture);
        }
      }
    },
  };
}

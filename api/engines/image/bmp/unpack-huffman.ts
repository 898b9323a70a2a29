import sharp from 'sharp';
import { compressions, fieldTypes, photometrics, tags } from '../tiff/directories/tiff-codes.ts';
import { type BmpHeader, damagedBmp } from './read-header.ts';

/** Wraps fax data in a TIFF of one strip. */
function faxTiff(data: Buffer, width: number, height: number): Buffer {
  const fields = [
    [tags.width, width],
    [tags.height, height],
    [tags.bitsPerSample, 1],
    [tags.compression, compressions.group3],
    // Palette indexes come out unchanged.
    [tags.photometric, photometrics.blackIsZero],
    [tags.stripOffsets, 0],
    [tags.samplesPerPixel, 1],
    [tags.rowsPerStrip, height],
    [tags.stripByteCounts, data.length],
  ] as const;
  const head = Buffer.alloc(8 + 2 + fields.length * 12 + 4);
  head.write('49492a0008000000', 'hex');
  head.writeUInt16LE(fields.length, 8);
  for (const [index, [tag, value]] of fields.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(fieldTypes.long, at + 2);
    head.writeUInt32LE(1, at + 4);
    head.writeUInt32LE(tag === tags.stripOffsets ? head.length : value, at + 8);
  }
  return Buffer.concat([head, data]);
}

/** The palette indexes of a Huffman coded OS/2 bitmap: one-dimensional Group 3 fax data (ITU-T T.4). Throws `damaged-file`. */
export async function unpackHuffman(data: Buffer, { width, height, isTopDown }: BmpHeader): Promise<Uint8Array> {
  try {
    const picture = sharp(faxTiff(data, width, height), { limitInputPixels: false, failOn: 'error' });
    const bytes = await (isTopDown ? picture : picture.flip()).toColourspace('b-w').raw().toBuffer();
    return bytes.map((value) => (value === 0 ? 0 : 1));
  } catch (error) {
    throw damagedBmp(String(error));
  }
}

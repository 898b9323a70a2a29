import { execFileSync } from 'node:child_process';

/** How libtiff compresses for faxes: its name in Pillow, and the value of the field `T4Options` (TIFF 6 §11). */
const codings = {
  /** Modified Huffman, each row from a byte on, without marks. */
  rows: ['tiff_ccitt', null],
  'group 3': ['group3', 0],
  'group 3, two-dimensional': ['group3', 1],
  'group 4': ['group4', null],
} as const;

export type FaxCoding = keyof typeof codings;

const script = `
import io, sys
from PIL import Image
width, height, compression, options = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
picture = Image.frombytes('1', (width, height), sys.stdin.buffer.read())
fields = {278: height} if options == '' else {278: height, 292: int(options)}
tiff = io.BytesIO()
picture.save(tiff, 'TIFF', compression=compression, tiffinfo=fields)
tags = Image.open(io.BytesIO(tiff.getvalue())).tag_v2
assert len(tags[273]) == 1
sys.stdout.buffer.write(tiff.getvalue()[tags[273][0]:tags[273][0] + tags[279][0]])
`;

/** Encodes packed one-bit samples, of which ones are white, by libtiff. */
export function faxOf(bits: Buffer, width: number, height: number, coding: FaxCoding): Buffer {
  const [compression, options] = codings[coding];
  const args = ['-c', script, String(width), String(height), compression, String(options ?? '')];
  return execFileSync('/usr/bin/python3', args, { input: bits });
}

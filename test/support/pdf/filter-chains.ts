import { deflateSync } from 'node:zlib';

function ascii85(data: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const group = Buffer.alloc(4);
    data.copy(group, 0, at, at + 4);
    const used = Math.min(4, data.length - at);
    let value = group.readUInt32BE(0);
    if (value === 0 && used === 4) {
      text += 'z';
      continue;
    }
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit++) {
      digits.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    text += digits.slice(0, used + 1).join('');
  }
  return Buffer.from(`${text}~>`, 'latin1');
}

/** Literal runs, as long as the format allows. */
function runLength(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const run = data.subarray(at, at + 128);
    parts.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
}

/** Nine-bit codes for single bytes; the table is cleared before a code would need ten bits. */
function lzw(data: Buffer): Buffer {
  const [clear, end, codesPerTable] = [256, 257, 250];
  const codes: number[] = [];
  for (const [index, byte] of data.entries()) {
    if (index % codesPerTable === 0) codes.push(clear);
    codes.push(byte);
  }
  const bits = [...codes, end].map((code) => code.toString(2).padStart(9, '0')).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** Filters by their names in PDF, each with what encodes bytes for it. */
export const encoders = {
  ASCII85Decode: ascii85,
  ASCIIHexDecode: (data: Buffer) => Buffer.from(`${data.toString('hex')}>`, 'latin1'),
  RunLengthDecode: runLength,
  LZWDecode: lzw,
  FlateDecode: (data: Buffer) => deflateSync(data),
  Crypt: (data: Buffer) => data,
} as const satisfies Record<string, (data: Buffer) => Buffer>;

export type FilterName = keyof typeof encoders;

/** Bytes encoded with a chain of filters, which readers undo from first to last. */
export function encodeChain(data: Buffer, filters: readonly FilterName[]): Buffer {
  return filters.reduceRight((bytes: Buffer, name) => encoders[name](bytes), data);
}

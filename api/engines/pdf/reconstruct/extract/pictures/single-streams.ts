import { limits } from '../limits.ts';

/** Tells whether a file has data in a single stream. */
export type IsSingle = (hash: string, data: Uint8Array, file: Uint8Array) => boolean;

const keyword = 'stream';
/** Bytes of two streams that are compared before all of them. */
const startBytes = 16;

/** Where the data of its streams starts (ISO 32000-2, section 7.3.8), and where a word only ends like theirs. */
function startsOfStreams(file: Buffer): readonly number[] {
  const starts: number[] = [];
  for (let at = file.indexOf(keyword); at >= 0; at = file.indexOf(keyword, at)) {
    at += keyword.length;
    if (file[at] === 0x0d) at++;
    if (file[at] === 0x0a) at++;
    starts.push(at);
  }
  return starts;
}

/**
 * Creates a reader for the pictures of one file: wherever the data of a single stream is shown, it is one picture, with one
 * mask. PDFium tells neither the number of the object that a page shows, nor its mask. Beyond a limit of bytes that are
 * compared, no data counts as that of a single stream.
 */
export function createSingleStreams(): IsSingle {
  const known = new Map<string, boolean>();
  let starts: readonly number[] | undefined;
  let bytesLeft: number = limits.maxComparedStreamBytes;
  const isIn = (file: Buffer, data: Uint8Array, at: number, length: number): boolean => {
    bytesLeft -= length;
    return at + length <= file.length && file.compare(data, 0, length, at, at + length) === 0;
  };
  const isSingle = (data: Uint8Array, file: Buffer): boolean => {
    starts ??= startsOfStreams(file);
    let count = 0;
    for (const at of starts) {
      if (bytesLeft < 0) return false;
      const isLike = isIn(file, data, at, Math.min(startBytes, data.length));
      if (isLike && isIn(file, data, at, data.length)) count++;
    }
    return count === 1;
  };
  return (hash, data, file) => {
    const earlier = known.get(hash);
    if (earlier !== undefined) return earlier;
    const isOne = isSingle(data, Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    known.set(hash, isOne);
    return isOne;
  };
}

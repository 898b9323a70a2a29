import { limits } from '../../limits.ts';
import { isMetafile } from '../pictures/metafile-weight.ts';

/** Collects the pictures of an RTF document while its tokens are read. */
export interface RtfPictures {
  readonly open: () => void;
  readonly close: () => void;
  readonly control: (word: string) => void;
  readonly byte: (byte: number) => void;
  readonly binary: (piece: Buffer) => void;
}

/** Bytes by which a metafile is known, and bytes of room for the first ones. */
const [startBytes, firstRoom] = [44, 4096];
const { maxBytes } = limits.inspect.metafile;

/** A picture, of which no more is kept than its start unless it is a metafile. */
function createPicture() {
  let bytes = Buffer.alloc(firstRoom);
  let length = 0;
  let high = -1;
  /** Judged by the start, once: ordinary pictures have millions of digits. */
  let kind: 'unknown' | 'metafile' | 'other' = 'unknown';
  const isKept = () => {
    if (kind === 'unknown' && length >= startBytes) kind = isMetafile(bytes) ? 'metafile' : 'other';
    return kind !== 'other' && length <= maxBytes;
  };
  const add = (piece: Uint8Array) => {
    if (!isKept()) return;
    if (length + piece.length > bytes.length) {
      bytes = Buffer.concat([bytes.subarray(0, length)], Math.max(2 * bytes.length, length + piece.length));
    }
    bytes.set(piece, length);
    length += piece.length;
  };
  const single = new Uint8Array(1);
  return {
    add,
    /** Half a byte, as a hexadecimal digit; anything else is not part of a picture. */
    digit(character: number) {
      if (kind === 'other') return;
      const value = Number.parseInt(String.fromCharCode(character), 16);
      if (Number.isNaN(value)) return;
      if (high < 0) high = value;
      else {
        single[0] = high * 16 + value;
        high = -1;
        add(single);
      }
    },
    whole: () => bytes.subarray(0, length),
  };
}

/** Calls `onPicture` with each picture that is a metafile, and with the start of each other. */
export function createRtfPictures(onPicture: (picture: Buffer) => void): RtfPictures {
  /** The picture of each open group; most have none. */
  const groups: (ReturnType<typeof createPicture> | undefined)[] = [];
  return {
    open() {
      groups.push(undefined);
    },
    close() {
      const picture = groups.pop();
      if (picture) onPicture(picture.whole());
    },
    control(word) {
      if (word === 'pict' && groups.length > 0) groups[groups.length - 1] ??= createPicture();
    },
    byte(byte) {
      groups.at(-1)?.digit(byte);
    },
    binary(piece) {
      groups.at(-1)?.add(piece);
    },
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readRtf } from '../../inspect/rtf/rtf-tokens.ts';
import { blankRanges } from '../edit/blank-ranges.ts';

/** Bytes of a picture that show what it is: those of a metafile (EMF) come last. */
const startBytes = 44;
/** A PNG, JPEG, GIF, TIFF, SVG or PDF, a metafile of Windows (WMF) with or without a header in front, and an enhanced one. */
const knownStart =
  /^(?:89504e470d0a1a0a|ffd8ff|47494638|49492a00|4d4d002a|3c737667|3c3f786d|25504446|d7cdc69a|0[12]000900|01000000.{72}20454d46)/i;
/** Pictures that have no start of their own: LibreOffice puts one in front of them. */
const headless = 'dibitmap';

/** A group that is open, and what is known of the picture that it is. */
interface Group {
  /** Where the picture's data begins; undefined in a group that is not a picture. */
  start: number | undefined;
  isKnown: boolean;
  /** Whether it has binary data, which is not read here. */
  isBinary: boolean;
  digits: string;
}

const isOdd = ({ isKnown, isBinary, digits }: Group) =>
  !isKnown && (isBinary || digits !== '') && !knownStart.test(digits);

/** Start and end offsets, in turn, of the data of pictures whose start does not reveal their kind. */
async function oddPictures(path: string, signal: AbortSignal): Promise<readonly number[]> {
  const found: number[] = [];
  const groups: Group[] = [];
  await readRtf(createReadStream(path, { signal }), {
    open() {
      groups.push({ start: undefined, isKnown: false, isBinary: false, digits: '' });
    },
    close(offset) {
      const group = groups.pop();
      if (group?.start === undefined || !isOdd(group)) return;
      // Pictures within it go with it.
      while ((found.at(-2) ?? 0) > group.start) found.length -= 2;
      found.push(group.start, offset);
    },
    control(word, _, end) {
      const group = groups.at(-1);
      if (group === undefined) return;
      if (word === 'pict') group.start ??= end;
      group.isKnown ||= word === headless;
      group.isBinary ||= word === 'bin';
    },
    byte(byte) {
      const group = groups.at(-1);
      if (group?.start === undefined || group.digits.length >= 2 * startBytes) return;
      const digit = String.fromCharCode(byte);
      if (/[\da-f]/i.test(digit)) group.digits += digit;
    },
  });
  return found;
}

/**
 * Empties the pictures of an RTF document that do not begin like any kind of picture: LibreOffice gives up the whole
 * document for one whose kind it cannot determine. Writes a copy to `output` unless there are none. Throws the signal's
 * reason.
 * @returns How many there are.
 */
export async function dropOddPictures(path: string, output: string, signal: AbortSignal): Promise<number> {
  try {
    const ranges = await oddPictures(path, signal);
    if (ranges.length === 0) return 0;
    // Line ends are not text (RTF 1.9.1, "Conventions of an RTF Reader").
    await pipeline(blankRanges(createReadStream(path), ranges, '\n'), createWriteStream(output), { signal });
    return ranges.length / 2;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

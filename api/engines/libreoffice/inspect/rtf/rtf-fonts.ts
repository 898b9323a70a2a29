import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import { distinct, familyName } from '../../fonts/font-collector.ts';
import { limits } from '../../limits.ts';
import { encodingOfCharset } from './rtf-encodings.ts';

const { maxRtfFonts, maxRtfFontNameBytes } = limits.inspect;

interface Face {
  bytes: number[];
  charset: number;
}

/** Groups whose font numbers do not affect text: tables of fonts, styles and lists. */
const tables = new Set(['fonttbl', 'stylesheet', 'listtable', 'listoverridetable', 'listtext', 'pntext']);

const nameOf = ({ bytes, charset }: Face): string =>
  familyName(decodeWhole(Uint8Array.from(bytes), encodingOfCharset(charset) ?? 'windows-1252'));

/** Collects the fonts that the text of an RTF document uses, from its tokens. */
export interface RtfFonts {
  /** @param depth How many groups are open. */
  readonly control: (word: string, value: number | undefined, depth: number) => void;
  /** A group ends. @param depth How many groups are open, this one included. */
  readonly close: (depth: number) => void;
  readonly byte: (byte: number, depth: number) => void;
  /** The families, each once. */
  readonly families: () => readonly string[];
}

/** Creates a collector of the fonts that one RTF document's text uses. */
export function createRtfFonts(): RtfFonts {
  const faces = new Map<number, Face>();
  const used = new Set<number>();
  /** The current table, the depth of its group, and the face that is being named. */
  let table = '';
  let tableDepth = 0;
  let face: Face | undefined;

  return {
    control(word, value, depth) {
      if (tables.has(word) && table === '') {
        table = word;
        tableDepth = depth;
      } else if (word === 'f' || word === 'af' || word === 'deff') {
        if (table === '' && used.size < maxRtfFonts) used.add(value ?? 0);
        if (table !== 'fonttbl' || word !== 'f' || faces.size >= maxRtfFonts) return;
        face = { bytes: [], charset: 0 };
        faces.set(value ?? 0, face);
      } else if (word === 'fcharset' && face) face.charset = value ?? 0;
    },
    close(depth) {
      if (table === '' || depth > tableDepth) return;
      table = '';
      face = undefined;
    },
    byte(byte, depth) {
      // Alternative names are in deeper groups than the name itself.
      if (face && face.bytes.length < maxRtfFontNameBytes && depth <= tableDepth + 1) face.bytes.push(byte);
    },
    families: () => distinct([...used].map((number) => faces.get(number)).map((found) => found && nameOf(found))),
  };
}

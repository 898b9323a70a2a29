import { createReadStream } from 'node:fs';
import { decodeWhole } from '../../../formats/text-encoding.ts';
import { ProblemError } from '../../../problem.ts';
import { distinct, familyName } from '../fonts/font-collector.ts';
import type { Inspection } from './inspection.ts';
import { readRtf } from './rtf-tokens.ts';

/** Nesting levels and cells of a row. Real documents nest some 20 deep, and Word's rows have up to 63 cells. */
const maxDepth = 500;
const maxCellsInRow = 2000;
/** Fonts that are recorded, both declared and used; any more are ignored. */
const maxFonts = 5000;

/** Encodings of font names by `\fcharset` (RTF 1.9.1, "Font Table"). */
const encodings: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

interface Face {
  bytes: number[];
  charset: number;
}

/** Groups whose font numbers do not affect text: tables of fonts, styles and lists. */
const tables = new Set(['fonttbl', 'stylesheet', 'listtable', 'listoverridetable', 'listtext', 'pntext']);

/**
 * Finds the fonts that an RTF document's text uses. Throws `too-complex` for excessive nesting or rows, and the
 * signal's reason.
 */
export async function inspectRtf(path: string, signal: AbortSignal): Promise<Inspection> {
  const faces = new Map<number, Face>();
  const used = new Set<number>();
  let depth = 0;
  let cells = 0;
  let embedsFonts = false;
  /** The current table, the depth of its group, and the face that is being named. */
  let table = '';
  let tableDepth = 0;
  let face: Face | undefined;

  const control = (word: string, value: number | undefined) => {
    if (tables.has(word) && table === '') {
      table = word;
      tableDepth = depth;
    } else if (word === 'f' || word === 'af' || word === 'deff') {
      if (table === '' && used.size < maxFonts) used.add(value ?? 0);
      if (table !== 'fonttbl' || word !== 'f' || faces.size >= maxFonts) return;
      face = { bytes: [], charset: 0 };
      faces.set(value ?? 0, face);
    } else if (word === 'fcharset' && face) {
      face.charset = value ?? 0;
    } else if (word === 'fontemb') {
      embedsFonts = true;
    } else if (word === 'trowd') {
      cells = 0;
    } else if (word === 'cellx' && ++cells > maxCellsInRow) {
      throw new ProblemError('too-complex', `This document has a table row of more than ${maxCellsInRow} cells.`);
    }
  };

  await readRtf(createReadStream(path, { signal }), {
    open() {
      if (++depth > maxDepth) {
        throw new ProblemError('too-complex', `This document nests its contents more than ${maxDepth} levels deep.`);
      }
    },
    close() {
      if (table !== '' && depth <= tableDepth) {
        table = '';
        face = undefined;
      }
      depth--;
    },
    control,
    byte(byte) {
      // Alternative names are in deeper groups than the name itself.
      if (face && face.bytes.length < 200 && depth <= tableDepth + 1) face.bytes.push(byte);
    },
  });
  const names = [...used].map((number) => faces.get(number)).map((found) => found && nameOf(found));
  return { fonts: distinct(names), macros: false, embedsFonts };
}

function nameOf({ bytes, charset }: Face): string {
  return familyName(decodeWhole(Uint8Array.from(bytes), encodings[charset] ?? 'windows-1252'));
}

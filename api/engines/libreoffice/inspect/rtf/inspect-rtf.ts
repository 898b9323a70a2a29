import { createReadStream } from 'node:fs';
import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import { ProblemError } from '../../../../problem.ts';
import { distinct, familyName } from '../../fonts/font-collector.ts';
import { createRtfContent } from '../../kept/content/rtf-content.ts';
import { limits } from '../../limits.ts';
import type { Inspection } from '../inspection.ts';
import { createMetafileGuard } from '../pictures/metafile-guard.ts';
import { encodingOfCharset } from './rtf-encodings.ts';
import { createRtfPictures } from './rtf-pictures.ts';
import { readRtf } from './rtf-tokens.ts';

const { maxRtfDepth, maxRtfCellsInRow, maxRtfFonts, maxRtfFontNameBytes } = limits.inspect;

interface Face {
  bytes: number[];
  charset: number;
}

/** Groups whose font numbers do not affect text: tables of fonts, styles and lists. */
const tables = new Set(['fonttbl', 'stylesheet', 'listtable', 'listoverridetable', 'listtext', 'pntext']);

const brokenOff = () =>
  new ProblemError('damaged-file', 'This document ends in the middle of a picture. Get another copy of it.');

/** LibreOffice does not open it, and gives no reason. */
const negativeLength = () =>
  new ProblemError('damaged-file', 'A picture of this document has a negative length. Get another copy of it.');

/**
 * Finds the fonts that an RTF document's text uses, and its visible content. Throws `too-complex` for excessive nesting,
 * rows or drawings, `damaged-file` where binary data is missing or has a negative length, and the signal's reason.
 */
export async function inspectRtf(path: string, signal: AbortSignal): Promise<Inspection> {
  const faces = new Map<number, Face>();
  const used = new Set<number>();
  let depth = 0;
  let cells = 0;
  let embedsFonts = false;
  let comments = 0;
  const content = createRtfContent();
  const pictures = createRtfPictures(createMetafileGuard().take);
  /** The current table, the depth of its group, and the face that is being named. */
  let table = '';
  let tableDepth = 0;
  let face: Face | undefined;

  const control = (word: string, value: number | undefined) => {
    content.control(word, value);
    pictures.control(word);
    if (tables.has(word) && table === '') {
      table = word;
      tableDepth = depth;
    } else if (word === 'f' || word === 'af' || word === 'deff') {
      if (table === '' && used.size < maxRtfFonts) used.add(value ?? 0);
      if (table !== 'fonttbl' || word !== 'f' || faces.size >= maxRtfFonts) return;
      face = { bytes: [], charset: 0 };
      faces.set(value ?? 0, face);
    } else if (word === 'fcharset' && face) {
      face.charset = value ?? 0;
    } else if (word === 'annotation') {
      comments++;
    } else if (word === 'fontemb') {
      embedsFonts = true;
    } else if (word === 'trowd') {
      cells = 0;
    } else if (word === 'bin' && value !== undefined && value < 0) {
      throw negativeLength();
    } else if (word === 'cellx' && ++cells > maxRtfCellsInRow) {
      throw new ProblemError('too-complex', `This document has a table row of more than ${maxRtfCellsInRow} cells.`);
    }
  };

  const missing = await readRtf(createReadStream(path, { signal }), {
    open() {
      content.open();
      pictures.open();
      if (++depth > maxRtfDepth) {
        throw new ProblemError('too-complex', `This document nests its contents more than ${maxRtfDepth} levels deep.`);
      }
    },
    close() {
      content.close();
      pictures.close();
      if (table !== '' && depth <= tableDepth) {
        table = '';
        face = undefined;
      }
      depth--;
    },
    control,
    symbol: content.symbol,
    binary: pictures.binary,
    byte(byte) {
      content.byte(byte);
      pictures.byte(byte);
      // Alternative names are in deeper groups than the name itself.
      if (face && face.bytes.length < maxRtfFontNameBytes && depth <= tableDepth + 1) face.bytes.push(byte);
    },
  });
  // LibreOffice would read on beyond the end, byte by byte, for as many as were announced.
  if (missing > 0) throw brokenOff();
  const names = [...used].map((number) => faces.get(number)).map((found) => found && nameOf(found));
  const unprinted = { comments, slidesWithNotes: 0 };
  return { fonts: distinct(names), macros: false, embedsFonts, unprinted, content: content.content() };
}

function nameOf({ bytes, charset }: Face): string {
  return familyName(decodeWhole(Uint8Array.from(bytes), encodingOfCharset(charset) ?? 'windows-1252'));
}

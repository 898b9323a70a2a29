import { firstIndex } from '../../../../first-index.ts';
import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import { limits } from '../../limits.ts';
import type { ShownContent } from '../content/shown-content.ts';
import { createPassageGatherer, type PassageGatherer } from '../gather-passages.ts';
import { createOpenFields } from '../open-fields.ts';
import { findHiddenBytes, type HiddenBytes } from './hidden-characters.ts';
import type { ReadStream } from './read-stream.ts';

/** Magic number of Word 97 and later; files of older versions begin with others (MS-DOC §2.5.2). */
const word97 = 0xa5ec;
const flags = { encrypted: 0x0100, secondTable: 0x0200 } as const;
/** Offsets in the file information block (MS-DOC §2.5.1): flags, lengths of the stories, tables. */
const at = { flags: 10, lengths: 76, hiddenPages: 250, pieces: 418 } as const;
/** The stories of a document, in their order, and how their text is shown; null for those that are not. */
const stories = ['body', 'body', null, null, null, 'body', 'box', null] as const;

const marks = { fieldBegin: '\x13', fieldSeparator: '\x14', fieldEnd: '\x15' } as const;
const ends = new Set(['\r', '\x07', '\x0c', '\x0e']);
const spaces = new Set(['\t', '\x0b']);
const softHyphen = '\x1f';

/** A part of the text, which lies in one piece (MS-DOC §2.8.35). */
interface Piece {
  /** Its first character, counted in the text. */
  readonly first: number;
  readonly characters: number;
  /** Its first byte in the main stream. */
  readonly start: number;
  readonly bytesEach: 1 | 2;
}

function* piecesOf(table: Buffer): Generator<Piece> {
  let offset = 0;
  // Modifiers stand in front of the list of pieces (MS-DOC §2.9.38).
  while (table.readUInt8(offset) === 1) offset += 3 + table.readUInt16LE(offset + 1);
  const bytes = table.readUInt32LE(offset + 1);
  const list = table.subarray(offset + 5, offset + 5 + bytes);
  const count = Math.floor((list.length - 4) / 12);
  for (let index = 0; index < count; index++) {
    const first = list.readUInt32LE(index * 4);
    const position = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isCompressed = (position & 0x40000000) !== 0;
    const start = position & 0x3fffffff;
    yield {
      first,
      characters: list.readUInt32LE(index * 4 + 4) - first,
      start: isCompressed ? start / 2 : start,
      bytesEach: isCompressed ? 1 : 2,
    };
  }
}

/** Takes the characters of all stories, in order. */
function createStoryReader(gatherer: PassageGatherer, lengths: readonly number[]) {
  const fields = createOpenFields();
  let story = 0;
  let left = lengths[0] ?? 0;
  gatherer.begin();

  const endPassage = () => {
    gatherer.end(stories[story] === 'box');
    gatherer.begin();
  };
  const takeMark = (character: string): boolean => {
    if (character === marks.fieldBegin) fields.begin();
    else if (character === marks.fieldSeparator) fields.separate();
    else if (character === marks.fieldEnd) fields.end();
    else return false;
    return true;
  };
  return {
    take(character: string, isHidden: boolean) {
      while (left === 0 && story < stories.length) {
        endPassage();
        fields.clear();
        story++;
        left = lengths[story] ?? 0;
      }
      left--;
      if ((stories[story] ?? null) === null || takeMark(character)) return;
      if (fields.inInstruction()) fields.instruct(character);
      else if (ends.has(character)) endPassage();
      else if (isHidden || character === softHyphen || !fields.isShown()) return;
      else gatherer.add(spaces.has(character) ? ' ' : character);
    },
    end: endPassage,
  };
}

/** Creates a test of whether a byte is hidden; ranges are in order. */
function createHiddenLookup(hidden: readonly HiddenBytes[]): (byte: number) => boolean {
  return (byte) => {
    const next = hidden[firstIndex(hidden, ({ end }) => end > byte)];
    return next !== undefined && next.start <= byte;
  };
}

/**
 * Reads the text of a Word 97 document: its body, notes and text boxes without running heads and comments, what is
 * hidden or deleted, and fields that are recalculated. Its pictures are not counted. Undefined for other files, and for
 * those that are encrypted.
 *
 * @throws RangeError if the file refers to what it does not have.
 */
export async function readBinaryText(streamOf: ReadStream): Promise<ShownContent | undefined> {
  const main = await streamOf('WordDocument');
  if (main === undefined || main.readUInt16LE(0) !== word97) return undefined;
  const found = main.readUInt16LE(at.flags);
  const table = found & flags.encrypted ? undefined : await streamOf(found & flags.secondTable ? '1Table' : '0Table');
  if (table === undefined) return undefined;
  const part = (offset: number) => {
    const start = main.readUInt32LE(offset);
    return table.subarray(start, start + main.readUInt32LE(offset + 4));
  };
  const lengths = stories.map((_, index) => main.readUInt32LE(at.lengths + index * 4));
  const gatherer = createPassageGatherer();
  const reader = createStoryReader(gatherer, lengths);
  const isHidden = createHiddenLookup(findHiddenBytes(main, part(at.hiddenPages)));
  for (const { first, characters, start, bytesEach } of piecesOf(part(at.pieces))) {
    const bytes = main.subarray(start, start + characters * bytesEach);
    if (characters < 0 || bytes.length < characters * bytesEach) return undefined;
    // Pieces of a hostile file could all name the same bytes.
    if (first + characters > limits.inspect.maxBinaryCharacters) return undefined;
    const text = bytesEach === 2 ? bytes.toString('utf16le') : decodeWhole(bytes, 'windows-1252');
    for (let index = 0; index < text.length; index++) {
      reader.take(text[index] as string, isHidden(start + index * bytesEach));
    }
  }
  reader.end();
  return { passages: gatherer.passages(), pictures: 0, slides: null, hiddenSheets: 0 };
}

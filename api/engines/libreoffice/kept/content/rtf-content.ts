import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import { encodingOfCharset, encodingOfCodePage } from '../../inspect/rtf/rtf-encodings.ts';
import { createPassageGatherer, type PassageGatherer } from '../gather-passages.ts';
import { createOpenFields, type OpenFields } from '../open-fields.ts';
import type { ShownContent } from './shown-content.ts';

/** Destinations whose text is not part of the document's own (RTF 1.9.1). */
const unseen = new Set(
  `fonttbl colortbl stylesheet listtable listoverridetable revtbl rsidtbl info pict objdata listtext pntext pntxta
   pntxtb nonshppict shprslt sp header headerl headerr headerf footer footerl footerr footerf annotation atnid
   atnauthor xe tc tcn bkmkstart bkmkend upr`.split(/\s+/),
);
/** Destinations for newer programs that are the document's own. */
const starredShown = new Set(['shpinst', 'fldinst']);
const paragraphEnds = new Set(['par', 'cell', 'nestcell', 'row', 'nestrow', 'sect']);
const spaces = new Set(['line', 'tab', 'page', 'column', 'emspace', 'enspace', 'qmspace', 'chftn']);

interface Group {
  readonly skipped: boolean;
  readonly hidden: boolean;
  readonly inBox: boolean;
  /** Whether it belongs to a footnote or endnote, which stands where its mark is. */
  readonly inNote: boolean;
  readonly instruction: boolean;
  /** Bytes that follow a Unicode character for programs that do not know it. */
  readonly fallbackBytes: number;
  readonly font: number;
  readonly inFontTable: boolean;
}

/** Takes the tokens of an RTF document. */
export interface RtfContent {
  readonly open: () => void;
  readonly close: () => void;
  readonly control: (word: string, value: number | undefined) => void;
  readonly symbol: (byte: number) => void;
  readonly byte: (byte: number) => void;
  readonly content: () => ShownContent;
}

const outermost: Group = {
  skipped: false,
  hidden: false,
  inBox: false,
  inNote: false,
  instruction: false,
  fallbackBytes: 1,
  font: -1,
  inFontTable: false,
};
const maxFonts = 5_000;
/** The `\fcharset` of fonts whose letters stand for signs, as those of Symbol and Wingdings. */
const symbolCharset = 2;

const [asterisk, tilde] = [...'*~'].map((sign) => sign.charCodeAt(0));

/** A document that is being read. */
interface Reading {
  readonly gatherer: PassageGatherer;
  readonly fields: OpenFields;
  /** The depth of each open field's group. */
  readonly fieldDepths: number[];
  /** The character set of each font. */
  readonly charsets: Map<number, number>;
  /** The groups around the current one. */
  readonly groups: Group[];
  group: Group;
  codePage: string;
  /** Text whose encoding is not applied yet. */
  bytes: number[];
  /** Whether the next control word is one that old programs may skip. */
  isStarred: boolean;
  skipBytes: number;
  pictures: number;
}

const isSeen = ({ group, fields }: Reading) =>
  !group.skipped && (group.instruction || (!group.hidden && fields.isShown()));

/** Decodes the bytes so far, in the encoding of their font. */
function flush(reading: Reading): void {
  const { bytes, charsets, codePage, fields, gatherer, group } = reading;
  if (bytes.length === 0) return;
  const charset = charsets.get(group.font);
  const text = decodeWhole(Uint8Array.from(bytes), encodingOfCharset(charset) ?? codePage);
  reading.bytes = [];
  if (group.instruction) fields.instruct(text);
  else gatherer.add(charset === symbolCharset ? ' ' : text);
}

function endPassage({ gatherer, group }: Reading): void {
  gatherer.end(group.inBox);
  gatherer.begin();
}

function beginNote(reading: Reading): void {
  // Its mark divides a word on the page.
  reading.gatherer.add(' ');
  reading.gatherer.begin();
  reading.group = { ...reading.group, inNote: true };
}

function beginField({ fields, fieldDepths, groups }: Reading): void {
  if (fieldDepths.at(-1) === groups.length) return;
  fieldDepths.push(groups.length);
  fields.begin();
  // Groups separate its instruction from its result.
  fields.separate();
}

function addCharacter(reading: Reading, code: number): void {
  reading.skipBytes = reading.group.fallbackBytes;
  if (!isSeen(reading) || reading.group.instruction) return;
  flush(reading);
  reading.gatherer.add(String.fromCharCode(code & 0xffff));
}

/** Changes of the current group that a control word makes; undefined for others. */
function changesBy(word: string, value: number | undefined): Partial<Group> | undefined {
  const on = value !== 0;
  switch (word) {
    case 'v':
    case 'deleted':
      return { hidden: on };
    case 'plain':
      return { hidden: false };
    case 'uc':
      return { fallbackBytes: value ?? 1 };
    case 'f':
      return { font: value ?? 0 };
    case 'shptxt':
      return { inBox: true };
    case 'fldinst':
      return { instruction: true };
    default:
      return undefined;
  }
}

/** Handles control words that begin something. */
function begin(reading: Reading, word: string, value: number | undefined): void {
  const { charsets, group } = reading;
  if (word === 'fonttbl') reading.group = { ...group, inFontTable: true };
  if (word === 'fcharset' && group.inFontTable && charsets.size < maxFonts) charsets.set(group.font, value ?? 0);
  if (word === 'pict' && !group.skipped && isSeen(reading)) reading.pictures++;
  if (word === 'field') beginField(reading);
}

function control(reading: Reading, word: string, value: number | undefined): void {
  const wasStarred = reading.isStarred;
  reading.isStarred = false;
  if (word === 'u') {
    addCharacter(reading, value ?? 0);
    return;
  }
  flush(reading);
  reading.skipBytes = 0;
  begin(reading, word, value);
  const { skipped, inNote } = reading.group;
  if (unseen.has(word) || (wasStarred && !starredShown.has(word))) reading.group = { ...reading.group, skipped: true };
  else if (word === 'ansicpg') reading.codePage = encodingOfCodePage(value);
  else if (word === 'mac') reading.codePage = 'macintosh';
  else if (word === 'footnote' && !skipped && !inNote) beginNote(reading);
  else if (!skipped && paragraphEnds.has(word)) endPassage(reading);
  else if (!skipped && spaces.has(word)) reading.gatherer.add(' ');
  const changed = changesBy(word, value);
  if (changed) reading.group = { ...reading.group, ...changed };
}

function openGroup(reading: Reading): void {
  flush(reading);
  reading.isStarred = false;
  reading.groups.push(reading.group);
}

function closeGroup(reading: Reading): void {
  const { fields, fieldDepths, gatherer, groups } = reading;
  flush(reading);
  if (fieldDepths.at(-1) === groups.length) {
    fieldDepths.pop();
    fields.end();
  }
  const { group } = reading;
  const outer = groups.pop() ?? outermost;
  if (group.inNote && !outer.inNote) gatherer.end(group.inBox);
  if (group.inBox && !outer.inBox) endPassage(reading);
  reading.group = outer;
}

function addSymbol(reading: Reading, byte: number): void {
  reading.isStarred = byte === asterisk;
  if (reading.isStarred) return;
  flush(reading);
  if (byte === tilde && isSeen(reading)) reading.gatherer.add(' ');
}

/** Collects what an RTF document shows. */
export function createRtfContent(): RtfContent {
  const reading: Reading = {
    gatherer: createPassageGatherer(),
    fields: createOpenFields(),
    fieldDepths: [],
    charsets: new Map(),
    groups: [],
    group: outermost,
    codePage: encodingOfCodePage(undefined),
    bytes: [],
    isStarred: false,
    skipBytes: 0,
    pictures: 0,
  };
  const { gatherer } = reading;
  gatherer.begin();
  return {
    open: () => openGroup(reading),
    close: () => closeGroup(reading),
    control: (word, value) => control(reading, word, value),
    symbol: (byte) => addSymbol(reading, byte),
    byte(byte) {
      if (reading.skipBytes > 0) reading.skipBytes--;
      else if (isSeen(reading)) reading.bytes.push(byte);
    },
    content() {
      flush(reading);
      endPassage(reading);
      return { passages: gatherer.passages(), pictures: reading.pictures, slides: null, hiddenSheets: 0 };
    },
  };
}

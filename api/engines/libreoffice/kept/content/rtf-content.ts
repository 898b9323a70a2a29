import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import { encodingOfCharset, encodingOfCodePage } from '../../inspect/rtf/rtf-encodings.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { createOpenFields } from '../open-fields.ts';
import type { ShownContent } from './shown-content.ts';

/** Destinations whose text is no part of the document's own (RTF 1.9.1). */
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

/** Collects what an RTF document shows. */
export function createRtfContent(): RtfContent {
  const gatherer = createPassageGatherer();
  const charsets = new Map<number, number>();
  const groups: Group[] = [];
  const fields = createOpenFields();
  /** The depth of each open field's group. */
  const fieldDepths: number[] = [];
  let group = outermost;
  let codePage = encodingOfCodePage(undefined);
  let bytes: number[] = [];
  let isStarred = false;
  let skipBytes = 0;
  let pictures = 0;

  gatherer.begin();
  const flush = () => {
    if (bytes.length === 0) return;
    const charset = charsets.get(group.font);
    const text = decodeWhole(Uint8Array.from(bytes), encodingOfCharset(charset) ?? codePage);
    bytes = [];
    if (group.instruction) fields.instruct(text);
    else gatherer.add(charset === symbolCharset ? ' ' : text);
  };
  const isSeen = () => !group.skipped && (group.instruction || (!group.hidden && fields.isShown()));
  const endPassage = () => {
    gatherer.end(group.inBox);
    gatherer.begin();
  };
  const beginNote = () => {
    // Its mark divides a word on the page.
    gatherer.add(' ');
    gatherer.begin();
    group = { ...group, inNote: true };
  };

  const character = (code: number) => {
    skipBytes = group.fallbackBytes;
    if (!isSeen() || group.instruction) return;
    flush();
    gatherer.add(String.fromCharCode(code & 0xffff));
  };
  /** Changes of the current group that a control word makes; undefined for others. */
  const change = (word: string, value: number | undefined): Partial<Group> | undefined => {
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
  };

  const control = (word: string, value: number | undefined) => {
    const wasStarred = isStarred;
    isStarred = false;
    if (word === 'u') return character(value ?? 0);
    flush();
    skipBytes = 0;
    if (word === 'fonttbl') group = { ...group, inFontTable: true };
    if (word === 'fcharset' && group.inFontTable && charsets.size < maxFonts) charsets.set(group.font, value ?? 0);
    if (word === 'pict' && !group.skipped && isSeen()) pictures++;
    if (word === 'field' && fieldDepths.at(-1) !== groups.length) {
      fieldDepths.push(groups.length);
      fields.begin();
      // Groups tell its instruction from its result.
      fields.separate();
    }
    if (unseen.has(word) || (wasStarred && !starredShown.has(word))) group = { ...group, skipped: true };
    else if (word === 'ansicpg') codePage = encodingOfCodePage(value);
    else if (word === 'mac') codePage = 'macintosh';
    else if (word === 'footnote' && !group.skipped && !group.inNote) beginNote();
    else if (!group.skipped && paragraphEnds.has(word)) endPassage();
    else if (!group.skipped && spaces.has(word)) gatherer.add(' ');
    const changed = change(word, value);
    if (changed) group = { ...group, ...changed };
  };

  return {
    open() {
      flush();
      isStarred = false;
      groups.push(group);
    },
    close() {
      flush();
      if (fieldDepths.at(-1) === groups.length) {
        fieldDepths.pop();
        fields.end();
      }
      const outer = groups.pop() ?? outermost;
      if (group.inNote && !outer.inNote) gatherer.end(group.inBox);
      if (group.inBox && !outer.inBox) endPassage();
      group = outer;
    },
    control,
    symbol(byte) {
      isStarred = byte === '*'.charCodeAt(0);
      if (isStarred) return;
      flush();
      if (byte === '~'.charCodeAt(0) && isSeen()) gatherer.add(' ');
    },
    byte(byte) {
      if (skipBytes > 0) skipBytes--;
      else if (isSeen()) bytes.push(byte);
    },
    content() {
      flush();
      endPassage();
      return { passages: gatherer.passages(), pictures, slides: null, hiddenSheets: 0 };
    },
  };
}

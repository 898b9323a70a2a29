import { readFontTables, tableOf } from './font-tables.ts';

/** A TrueType font of a PDF that documents may embed. */
export interface FontProgram {
  readonly bytes: Buffer;
  /** The family and the style under which programs list it. */
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Whether it has rules for joining and replacing letters (`GSUB`). */
  readonly hasLayout: boolean;
  /** How wide a character is, in ems; null if the font cannot show it. */
  readonly advanceOf: (character: string) => number | null;
}

/** The first four bytes of a font with TrueType outlines. */
const signatures = [0x00010000, 0x74727565];
/**
 * Bits of `fsType` in `OS/2` (OpenType 1.9): fonts with the first few of them must not be embedded in documents that are
 * edited, unless the editable bit is set; the last two forbid subsets and outlines.
 */
const rights = { usage: 0xf, editable: 0x8, noSubsetsOrOutlines: 0x300 } as const;
/** Whether a document that people edit may embed a font, and a part of it, by its `fsType`. */
export const isEditable = (type: number): boolean =>
  ((type & rights.usage) === 0 || (type & rights.editable) !== 0) && (type & rights.noSubsetsOrOutlines) === 0;

/** Bits of `fsSelection` in `OS/2`. */
const selection = { italic: 0x1, bold: 0x20 } as const;
/** The family in English in `name`, and the most letters that Windows allows for one. */
const familyName = { platform: 3, language: 0x409, id: 1, maxLetters: 31, maxRecords: 512 } as const;
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ._&'()-]*$/u;
/** Characters that fonts show as nothing. */
const blank = /^[\s\p{Cf}]$/u;

/** A table that a font must have for what is asked of it. */
function needed(font: Buffer, tag: string): Buffer {
  const table = tableOf(font, tag);
  if (table === undefined) throw new RangeError(`a font without ${tag}`);
  return table;
}

function readFamily(name: Buffer): string {
  const count = Math.min(name.readUInt16BE(2), familyName.maxRecords);
  const texts = name.readUInt16BE(4);
  for (let at = 6; at < 6 + 12 * count; at += 12) {
    const [platform, language, id] = [name.readUInt16BE(at), name.readUInt16BE(at + 4), name.readUInt16BE(at + 6)];
    if (platform !== familyName.platform || language !== familyName.language || id !== familyName.id) continue;
    const [bytes, from] = [name.readUInt16BE(at + 8), texts + name.readUInt16BE(at + 10)];
    if (bytes > 2 * familyName.maxLetters || bytes % 2 !== 0 || from + bytes > name.length) return '';
    const family = Buffer.from(name.subarray(from, from + bytes))
      .swap16()
      .toString('utf16le');
    return plainName.test(family) ? family : '';
  }
  return '';
}

/** Tells how wide characters are. Letters without an outline, which subsets lose with their cmaps kept, are not shown. */
function createAdvanceOf(font: Buffer): FontProgram['advanceOf'] {
  const { unicode, glyphCount } = readFontTables(font);
  const [head, hhea, hmtx, loca] = ['head', 'hhea', 'hmtx', 'loca'].map((tag) => needed(font, tag)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const [unitsPerEm, metrics] = [head.readUInt16BE(18), hhea.readUInt16BE(34)];
  const isLong = head.readUInt16BE(50) !== 0;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : loca.readUInt16BE(2 * glyph));
  if (unicode === undefined || unitsPerEm === 0 || metrics === 0)
    throw new RangeError('a font without Unicode or widths');
  const known = new Map<string, number | null>();
  const read = (character: string): number | null => {
    const glyph = unicode(character.codePointAt(0) ?? 0);
    if (glyph === 0 || glyph >= glyphCount) return null;
    if (startOf(glyph) === startOf(glyph + 1) && !blank.test(character)) return null;
    return hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / unitsPerEm;
  };
  return (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    let advance: number | null = null;
    try {
      advance = read(character);
    } catch (error) {
      // A table of a damaged font ends too early.
      if (!(error instanceof RangeError)) throw error;
    }
    known.set(character, advance);
    return advance;
  };
}

/**
 * Reads a font of a PDF that a document which people edit may embed: with TrueType outlines, the codes of Unicode, a
 * family's name, and without a restriction of its licence to viewing. Null for any other, and for damaged ones.
 */
export function readFontProgram(bytes: Buffer): FontProgram | null {
  try {
    if (!signatures.includes(bytes.readUInt32BE(0))) return null;
    const facts = needed(bytes, 'OS/2');
    const [type, style] = [facts.readUInt16BE(8), facts.readUInt16BE(62)];
    if (!isEditable(type)) return null;
    const family = readFamily(needed(bytes, 'name'));
    if (family === '' || tableOf(bytes, 'glyf') === undefined) return null;
    return {
      bytes,
      family,
      isBold: (style & selection.bold) !== 0,
      isItalic: (style & selection.italic) !== 0,
      hasLayout: tableOf(bytes, 'GSUB') !== undefined,
      advanceOf: createAdvanceOf(bytes),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

import { thresholds } from './thresholds.ts';

/** What the tables of a font file say about the font. */
export interface FontFacts {
  /** Its PostScript name; empty if unknown. */
  readonly name: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Ems from baseline to baseline; 0 if unknown. */
  readonly lineHeight: number;
}

/** Fonts have about twenty tables. */
const maxTables = 64;
const tags = { 'OS/2': 0x4f532f32, head: 0x68656164, hhea: 0x68686561, name: 0x6e616d65 } as const;
/** The bit of `fsSelection` in `OS/2` that italic fonts set. */
const italicSelection = 1;
/** Identifier of the PostScript name in `name`, and of the platform whose names have one byte for each letter. */
const names = { postScript: 6, macintosh: 1 } as const;
/** Fonts have up to some hundred names, in several languages, and PostScript names of up to 63 letters. */
const maxNames = 512;
const maxNameBytes = 126;

/** Reads the PostScript name in a font's `name` table; empty if it has none. */
function postScriptName(view: DataView, table: number): string {
  const { byteLength } = view;
  const count = Math.min(view.getUint16(table + 2), maxNames);
  const texts = table + view.getUint16(table + 4);
  for (let index = 0; index < count; index++) {
    const record = table + 6 + index * 12;
    if (record + 12 > byteLength) return '';
    if (view.getUint16(record + 6) !== names.postScript) continue;
    const step = view.getUint16(record) === names.macintosh ? 1 : 2;
    const [bytes, from] = [view.getUint16(record + 8), texts + view.getUint16(record + 10)];
    if (bytes === 0 || bytes > maxNameBytes || from + bytes > byteLength) continue;
    // PostScript names are in ASCII.
    const codes = Array.from({ length: Math.floor(bytes / step) }, (_, at) =>
      view.getUint8(from + at * step + step - 1),
    );
    if (codes.every((code) => code > 32 && code < 127)) return String.fromCharCode(...codes);
  }
  return '';
}

/**
 * Reads the name, the style and the line height of a TrueType or OpenType font, from its `name`, `OS/2`, `hhea` and
 * `head` tables. Fonts of other formats have no name, style or line height.
 */
export function readFontFacts(file: Uint8Array): FontFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = file.byteLength < 12 ? 0 : Math.min(view.getUint16(4), maxTables);
  const tableAt = (tag: number, bytes: number): number | null => {
    for (let index = 0; index < count; index++) {
      const entry = 12 + index * 16;
      if (entry + 16 > file.byteLength) return null;
      if (view.getUint32(entry) !== tag) continue;
      const at = view.getUint32(entry + 8);
      return at + bytes <= file.byteLength ? at : null;
    }
    return null;
  };
  const { lineHeight } = thresholds;
  const [weights, selection] = [tableAt(tags['OS/2'], 6), tableAt(tags['OS/2'], 64)];
  const named = tableAt(tags.name, 6);
  const [head, metrics] = [tableAt(tags.head, 20), tableAt(tags.hhea, 10)];
  const unitsPerEm = head === null ? 0 : view.getUint16(head + 18);
  const height =
    metrics === null
      ? 0
      : view.getInt16(metrics + 4) - view.getInt16(metrics + 6) + Math.max(0, view.getInt16(metrics + 8));
  const ems = unitsPerEm > 0 ? height / unitsPerEm : 0;
  return {
    name: named === null ? '' : postScriptName(view, named),
    isItalic: selection !== null && (view.getUint16(selection + 62) & italicSelection) !== 0,
    isBold: weights !== null && view.getUint16(weights + 4) >= thresholds.boldWeight,
    lineHeight: ems > lineHeight.min && ems < lineHeight.max ? ems : 0,
  };
}

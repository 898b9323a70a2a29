import { thresholds } from '../thresholds.ts';

/** What the tables of a font file say about its glyphs. */
export interface FontFacts {
  readonly isBold: boolean;
  /** Ems from baseline to baseline; 0 if unknown. */
  readonly lineHeight: number;
}

/** Fonts have about twenty tables. */
const maxTables = 64;
const tags = { 'OS/2': 0x4f532f32, head: 0x68656164, hhea: 0x68686561 } as const;

/**
 * Reads the weight and the line height of a TrueType or OpenType font, from its `OS/2`, `hhea` and `head` tables. Fonts
 * of other formats are not bold and have no line height.
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
  const { lineHeight } = thresholds.text;
  const weights = tableAt(tags['OS/2'], 6);
  const [head, metrics] = [tableAt(tags.head, 20), tableAt(tags.hhea, 10)];
  const unitsPerEm = head === null ? 0 : view.getUint16(head + 18);
  const height =
    metrics === null
      ? 0
      : view.getInt16(metrics + 4) - view.getInt16(metrics + 6) + Math.max(0, view.getInt16(metrics + 8));
  const ems = unitsPerEm > 0 ? height / unitsPerEm : 0;
  return {
    isBold: weights !== null && view.getUint16(weights + 4) >= thresholds.text.boldWeight,
    lineHeight: ems > lineHeight.min && ems < lineHeight.max ? ems : 0,
  };
}

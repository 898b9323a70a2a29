/** What the tables of a font say about it. */
export interface FontFacts {
  readonly isBold: boolean;
  /** Height of a line in ems; 0 where the font does not tell. */
  readonly lineHeight: number;
}

const boldFrom = 600;
const tags = { 'OS/2': 0x4f532f32, head: 0x68656164, hhea: 0x68686561 } as const;

/** Reads a TrueType or OpenType font's weight (OS/2) and line height (hhea). Other fonts say nothing. */
export function readFontFacts(file: Uint8Array): FontFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = file.byteLength < 12 ? 0 : Math.min(view.getUint16(4), 64);
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
  const weights = tableAt(tags['OS/2'], 6);
  const [head, metrics] = [tableAt(tags.head, 20), tableAt(tags.hhea, 10)];
  const unitsPerEm = head === null ? 0 : view.getUint16(head + 18);
  const height =
    metrics === null
      ? 0
      : view.getInt16(metrics + 4) - view.getInt16(metrics + 6) + Math.max(0, view.getInt16(metrics + 8));
  const ems = unitsPerEm > 0 ? height / unitsPerEm : 0;
  return {
    isBold: weights !== null && view.getUint16(weights + 4) >= boldFrom,
    lineHeight: ems > 0.8 && ems < 3 ? ems : 0,
  };
}

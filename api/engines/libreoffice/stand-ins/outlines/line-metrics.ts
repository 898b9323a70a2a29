import { type Font, tableOf } from '../../../../formats/fonts/sfnt.ts';

/** Heights of a line of text, in ems. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/** Line metrics as fonts' tables have them, in units of an em of 2048. */
export const lineOf2048 = (ascent: number, descent: number): LineMetrics => ({
  ascent: ascent / 2048,
  descent: descent / 2048,
});

/** Offsets in the table OS/2. */
const os2 = { selection: 62, typoAscender: 68, typoDescender: 70, typoLineGap: 72, winAscent: 74, winDescent: 76 };
const useTypoMetrics = 0x80;

/** Units of a font's em. */
export const unitsPerEm = (font: Font): number => tableOf(font, 'head').readUInt16BE(18);

/** Makes all of a font's shapes smaller or larger, with whatever positions them. */
export function setScale(font: Font, scale: number): void {
  const head = Buffer.from(tableOf(font, 'head'));
  head.writeUInt16BE(Math.round(unitsPerEm(font) / scale), 18);
  font.tables.set('head', head);
}

/** Gives a font the height of another: in all three places where programs look for it, without a line gap. */
export function setLineMetrics(font: Font, { ascent, descent }: LineMetrics): void {
  const units = unitsPerEm(font);
  const above = Math.round(ascent * units);
  const below = Math.round(descent * units);
  const hhea = Buffer.from(tableOf(font, 'hhea'));
  hhea.writeInt16BE(above, 4);
  hhea.writeInt16BE(-below, 6);
  hhea.writeInt16BE(0, 8);
  font.tables.set('hhea', hhea);
  const windows = Buffer.from(tableOf(font, 'OS/2'));
  windows.writeUInt16BE(windows.readUInt16BE(os2.selection) & ~useTypoMetrics, os2.selection);
  windows.writeInt16BE(above, os2.typoAscender);
  windows.writeInt16BE(-below, os2.typoDescender);
  windows.writeInt16BE(0, os2.typoLineGap);
  windows.writeUInt16BE(above, os2.winAscent);
  windows.writeUInt16BE(below, os2.winDescent);
  font.tables.set('OS/2', windows);
}

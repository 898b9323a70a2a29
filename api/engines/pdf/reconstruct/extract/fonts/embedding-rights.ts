import { isEditable } from '../../../fonts/font-program.ts';
import { tableOf } from '../../../fonts/font-tables.ts';
import { isFree, isFreeTexFont } from './free-fonts.ts';

/** First four bytes of fonts with tables. */
const tabled = [0x00010000, 0x74727565, 0x4f54544f];
/** Bytes from the start of other fonts that have what they say about themselves. */
const headBytes = 65_536;
/** The same bits as in `OS/2`, in fonts of PostScript (Adobe Technical Note 5147). */
const rights = /\/FSType\s+(\d{1,5})\b/;
/** Licences that let everybody embed and change a font. Reserved names are of the first of them. */
const notices = /Open Font License|with Reserved Font Name|GUST Font License|public domain/i;

/** What `fsType` in a font's `OS/2` is; null if it has no such table. */
function typeOf(file: Buffer): number | null {
  try {
    return tableOf(file, 'OS/2')?.readUInt16BE(8) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether a document that people edit may embed a font of a PDF: because its file says so, or, where programs leave out
 * what it said, because everybody may. Files of TeX's fonts have rights that their licences go beyond.
 * @param font Its PostScript name. @param file TrueType, OpenType, Type 1 or CFF.
 */
export function mayEmbed(font: string, file: Buffer): boolean {
  if (isFreeTexFont(font)) return true;
  if (file.length >= 12 && tabled.includes(file.readUInt32BE(0))) {
    const type = typeOf(file);
    return type === null ? isFree(font) : isEditable(type);
  }
  const head = file.toString('latin1', 0, headBytes);
  const written = rights.exec(head)?.[1];
  return written === undefined ? notices.test(head) || isFree(font) : isEditable(Number(written));
}

import { type Font, tableOf } from './sfnt.ts';

/** Identifiers of names (OpenType 1.9, "name"). */
const copyright = 0;
const family = 1;
const subfamily = 2;
const unique = 3;
const full = 4;
const version = 5;
const postScript = 6;
const licence = 13;
const licenceUrl = 14;

/** What a stand-in keeps of the names of the font that it is made of. */
const kept = [copyright, version, licence, licenceUrl];
const windowsUnicode = 3;
const english = 0x0409;

/** The four styles that Office programs tell apart within a family. */
export type FaceStyle = 'Regular' | 'Bold' | 'Italic' | 'Bold Italic';

/** The style of a face, as names of fonts end. */
export const faceStyle = ({ isBold, isItalic }: { readonly isBold: boolean; readonly isItalic: boolean }): FaceStyle =>
  isBold ? (isItalic ? 'Bold Italic' : 'Bold') : isItalic ? 'Italic' : 'Regular';

/** A family's name as PostScript names of its fonts begin. */
export const postScriptFamily = (familyName: string): string => familyName.replaceAll(' ', '');

/** The English names for Windows in a font, by their identifiers. */
function readNames(font: Font): Map<number, string> {
  const table = tableOf(font, 'name');
  const strings = table.readUInt16BE(4);
  const names = new Map<number, string>();
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const record = 6 + 12 * place;
    if (table.readUInt16BE(record) !== windowsUnicode || table.readUInt16BE(record + 4) !== english) continue;
    const start = strings + table.readUInt16BE(record + 10);
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
    names.set(table.readUInt16BE(record + 6), text.swap16().toString('utf16le'));
  }
  return names;
}

/** Renames a font: licences reserve font names for unchanged fonts. Copyright and licence stay in it. */
export function setNames(font: Font, familyName: string, style: FaceStyle): void {
  const old = readNames(font);
  const fullName = style === 'Regular' ? familyName : `${familyName} ${style}`;
  const names = new Map<number, string>([
    ...kept.flatMap((id) => (old.has(id) ? [[id, old.get(id) as string] as const] : [])),
    [family, familyName],
    [subfamily, style],
    [unique, fullName],
    [full, fullName],
    [postScript, `${postScriptFamily(familyName)}-${style.replaceAll(' ', '')}`],
  ]);
  const sorted = [...names].sort(([a], [b]) => a - b);
  const header = Buffer.alloc(6 + 12 * sorted.length);
  header.writeUInt16BE(sorted.length, 2);
  header.writeUInt16BE(header.length, 4);
  const strings: Buffer[] = [];
  let offset = 0;
  sorted.forEach(([id, text], place) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const record = 6 + 12 * place;
    for (const [index, value] of [windowsUnicode, 1, english, id, bytes.length, offset].entries()) {
      header.writeUInt16BE(value, record + 2 * index);
    }
    strings.push(bytes);
    offset += bytes.length;
  });
  font.tables.set('name', Buffer.concat([header, ...strings]));
}

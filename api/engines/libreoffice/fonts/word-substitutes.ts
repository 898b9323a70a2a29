import { localName, readXml } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../formats/zip/zip-package.ts';
import { type FontLook, latinName, substituteFor } from './substitute-for.ts';

/** The value of a font's character set that has signs in place of letters. */
const symbolCharset = '02';

/** Families that stand for a missing one, by its name in lower case. */
export type FontSubstitutes = ReadonlyMap<string, string>;

export const noSubstitutes: FontSubstitutes = new Map();

/** What a font table says of a font (ECMA-376 part 1, §17.8.3). */
interface FontEntry extends FontLook {
  readonly name: string;
  family: string | undefined;
  pitch: string | undefined;
  panose: string | undefined;
  /** It came with the document, or has signs in place of letters. */
  isOwn: boolean;
}

/**
 * Finds substitutes for the families that a Word document lists and this machine lacks: of the same kind as they, where
 * LibreOffice would take the same one for all of them. Throws as `openPackage` and `readXml` do.
 *
 * @param isKnown Whether a family is installed, or has a stand-in.
 */
export async function findSubstitutes(
  path: string,
  isKnown: (family: string) => boolean,
  signal: AbortSignal,
): Promise<FontSubstitutes> {
  const found = new Map<string, string>();
  let current: FontEntry | undefined;
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/fontTable.xml');
    if (part === undefined) return found;
    const open = (name: string, attributes: Readonly<Record<string, string>>) => {
      const local = localName(name);
      if (local === 'font') {
        const family = attributeOf(attributes, 'name') ?? '';
        current = { name: family, family: undefined, pitch: undefined, panose: undefined, isOwn: false };
      }
      if (current === undefined) return;
      if (local === 'family') current.family = attributeOf(attributes, 'val');
      if (local === 'pitch') current.pitch = attributeOf(attributes, 'val');
      if (local === 'panose1') current.panose = attributeOf(attributes, 'val');
      if (local.startsWith('embed') || (local === 'charset' && attributeOf(attributes, 'val') === symbolCharset)) {
        current.isOwn = true;
      }
    };
    const close = (name: string) => {
      if (localName(name) !== 'font' || current === undefined) return;
      const { name: family, isOwn } = current;
      const substitute = isOwn || !latinName.test(family) || isKnown(family) ? undefined : substituteFor(current);
      if (substitute !== undefined) found.set(family.toLowerCase(), substitute);
      current = undefined;
    };
    await readXml(await opened.read(part), { open, close }, { signal });
    return found;
  } finally {
    opened.close();
  }
}

import { localName, readXml } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../formats/zip/zip-package.ts';
import { type FontLook, latinName, substituteFor } from './substitute-for.ts';

/** The character set of symbol fonts. */
const symbolCharset = '02';

/** Families that stand for a missing one, by its name in lower case. */
export type FontSubstitutes = ReadonlyMap<string, string>;

/** No font is replaced. */
export const noSubstitutes: FontSubstitutes = new Map();

/** What a font table says about a font (ECMA-376 part 1, §17.8.3). */
interface FontEntry extends FontLook {
  readonly name: string;
  /** Other names that it is to be found by, the nearest first: Word writes those of what it takes in its place. */
  alternatives: readonly string[];
  family: string | undefined;
  pitch: string | undefined;
  panose: string | undefined;
  /** Whether it is embedded in the document, or a symbol font. */
  isOwn: boolean;
}

/** The names of a list that commas divide (ECMA-376 part 1, §17.8.3.1). */
const namesIn = (list: string): readonly string[] => list.split(',').map((name) => name.trim());

/** The family that Word substitutes for a missing one; undefined if the document tells neither its kind nor another name. */
function substituteOf(entry: FontEntry, isKnown: (family: string) => boolean): string | undefined {
  return entry.alternatives.find(isKnown) ?? substituteFor(entry);
}

/**
 * Finds substitutes for the families listed by a Word document that are not installed: by their other names, or of the same
 * kind. LibreOffice would replace all of them by the same font. Throws as `openPackage` and `readXml` do.
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
        current = {
          name: family,
          alternatives: [],
          family: undefined,
          pitch: undefined,
          panose: undefined,
          isOwn: false,
        };
      }
      if (current === undefined) return;
      if (local === 'altName') current.alternatives = namesIn(attributeOf(attributes, 'val') ?? '');
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
      const substitute =
        isOwn || !latinName.test(family) || isKnown(family) ? undefined : substituteOf(current, isKnown);
      if (substitute !== undefined) found.set(family.toLowerCase(), substitute);
      current = undefined;
    };
    await readXml(await opened.read(part), { open, close }, { signal });
    return found;
  } finally {
    opened.close();
  }
}

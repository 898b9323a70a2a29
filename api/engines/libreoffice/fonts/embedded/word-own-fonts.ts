import { buffer } from 'node:stream/consumers';
import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { relationshipsOf, resolveTarget } from '../../../../formats/zip/part-name.ts';
import type { OfficePackage } from '../../../../formats/zip/zip-package.ts';
import { limits } from '../../limits.ts';
import { elementsOf, readElements, stringOf } from '../../prepare/edit/xml-tree.ts';
import { clear, isFont, keyOf } from './obfuscated-fonts.ts';

/** A font that a Word document embeds. */
export interface WordOwnFont {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Its file. */
  readonly bytes: Buffer;
}

const fontTable = 'word/fontTable.xml';
/** Elements of an entry of the font table, and of a relationship. */
const maxNodes = 1000;
const looks = new Map([
  ['embedRegular', { isBold: false, isItalic: false }],
  ['embedBold', { isBold: true, isItalic: false }],
  ['embedItalic', { isBold: false, isItalic: true }],
  ['embedBoldItalic', { isBold: true, isItalic: true }],
]);

/**
 * Reads the fonts that a Word document embeds (ECMA-376 part 1, §17.8.1), without those beyond the limits and what is
 * not a font. Throws as the package and `readElements` do, and the signal's reason.
 */
export async function readWordFonts(opened: OfficePackage, signal: AbortSignal): Promise<readonly WordOwnFont[]> {
  const entryOf = (part: string) => opened.entries.find(({ name }) => name === part);
  const read = async (part: string, name: string) => {
    const entry = entryOf(part);
    return entry === undefined ? [] : readElements(await opened.read(entry), [name], { maxNodes, signal });
  };
  const targets = new Map<string, string>();
  for (const { attributes } of await read(relationshipsOf(fontTable), 'Relationship'))
    targets.set(attributes.Id ?? '', resolveTarget(attributes.Target ?? '', 'word'));
  const fonts: WordOwnFont[] = [];
  let bytesLeft: number = limits.fonts.maxEmbeddedBytes;
  for (const font of await read(fontTable, 'font')) {
    for (const { name, attributes } of elementsOf(font)) {
      const [look, family] = [looks.get(localName(name)), stringOf(font, 'name')];
      const entry = entryOf(targets.get(attributeOf(attributes, 'id') ?? '') ?? '');
      if (look === undefined || family === undefined || entry === undefined || entry.bytes > bytesLeft) continue;
      bytesLeft -= entry.bytes;
      const packed = await buffer(await opened.read(entry));
      const key = keyOf(attributeOf(attributes, 'fontKey') ?? '');
      const bytes = key === null ? packed : clear(packed, key);
      if (isFont(bytes)) fonts.push({ family, ...look, bytes });
    }
  }
  return fonts;
}

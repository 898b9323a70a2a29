import { createHash } from 'node:crypto';
import { addTo } from '../../../../groups.ts';
import type { SubsetFont } from '../fonts/subset-fonts.ts';
import { createRelationships, type Relationships } from '../ooxml/relationships.ts';
import { element } from '../ooxml/xml.ts';

/** The start of a font that is obfuscated, and the length of the key, in bytes (ECMA-376 part 1, section 17.8.1). */
const obfuscation = { bytes: 32, keyBytes: 16 } as const;
/** Digits of the groups of a GUID. */
const guidGroups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The fonts of a document as parts of its package. */
export interface EmbeddedFonts {
  /** Paths from the main part's folder. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Those of the font table. */
  readonly relationships: Relationships;
  /** What the entry of a family in the font table refers to. */
  readonly referencesOf: (family: string) => string;
}

/** A key that is the same whenever a font is embedded. */
const keyOf = (bytes: Uint8Array) =>
  createHash('sha256')
    .update(bytes)
    .digest('hex')
    .slice(0, 2 * obfuscation.keyBytes)
    .toUpperCase();

/** Mixes the start of a font with a key, from the key's last byte to its first. */
function obfuscated(bytes: Uint8Array, key: string): Uint8Array {
  const mask = Buffer.from(key, 'hex').reverse();
  return bytes.map((byte, at) => (at < obfuscation.bytes ? byte ^ (mask[at % obfuscation.keyBytes] ?? 0) : byte));
}

/** The elements of a font table for the styles of a family, in schema order (`CT_Font`). */
const styles = [
  { name: 'w:embedRegular', isBold: false, isItalic: false },
  { name: 'w:embedBold', isBold: true, isItalic: false },
  { name: 'w:embedItalic', isBold: false, isItalic: true },
  { name: 'w:embedBoldItalic', isBold: true, isItalic: true },
] as const;

/**
 * Prepares fonts for embedding. They are not marked as parts (`w:subsetted`): LibreOffice 25.2 leaves out those that are and
 * lack what people type.
 * @param families Those that the document uses: others are left out. */
export function embedFonts(fonts: readonly SubsetFont[], families: Pick<ReadonlySet<string>, 'has'>): EmbeddedFonts {
  const relationships = createRelationships();
  const files: { name: string; bytes: Uint8Array }[] = [];
  const references = new Map<string, string[]>();
  for (const { name, ...style } of styles) {
    for (const { family, isBold, isItalic, bytes } of fonts) {
      if (!families.has(family) || isBold !== style.isBold || isItalic !== style.isItalic) continue;
      const file = `fonts/font${files.length + 1}.odttf`;
      const key = keyOf(bytes);
      files.push({ name: file, bytes: obfuscated(bytes, key) });
      const attributes = {
        'r:id': relationships.part('font', file),
        'w:fontKey': `{${key.replace(guidGroups, '$1-$2-$3-$4-$5')}}`,
      };
      addTo(references, family, element(name, attributes));
    }
  }
  return { files, relationships, referencesOf: (family) => (references.get(family) ?? []).join('') };
}

import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../formats/xml/xml-names.ts';
import { addTo } from '../../../../groups.ts';
import { layerOver, type XmlEditor } from '../../prepare/edit/xml-editor.ts';
import type { WordOwnFont } from './word-own-fonts.ts';

/** A font as a part of a package. */
interface PackedFont extends WordOwnFont {
  readonly part: string;
}

/** Settings by which LibreOffice keeps the fonts when it saves the document, without all that it does not use. */
const keptBySettings = ['EmbedFonts', 'EmbedOnlyUsedFonts'];

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns';
const namespaces = {
  'xmlns:style': `${openDocument}:style:1.0`,
  'xmlns:svg': `${openDocument}:svg-compatible:1.0`,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:loext': 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
};

/** The name of a family as a key: fonts are declared in quotes, if need be, and their names have no case. */
const keyOfFamily = (family: string) => family.replace(/^'(.*)'$/, '$1').toLowerCase();

/** Writes where the files of a family are (OpenDocument 1.3 part 3, §16.24). */
function writeSources(editor: XmlEditor, fonts: readonly PackedFont[]): void {
  editor.open('svg:font-face-src', namespaces);
  for (const { part, isBold, isItalic } of fonts) {
    editor.open('svg:font-face-uri', {
      'xlink:href': part,
      'xlink:type': 'simple',
      'loext:font-style': isItalic ? 'italic' : 'normal',
      'loext:font-weight': isBold ? 'bold' : 'normal',
    });
    editor.open('svg:font-face-format', { 'svg:string': 'truetype' });
    for (const name of ['svg:font-face-format', 'svg:font-face-uri']) editor.close(name);
  }
  editor.close('svg:font-face-src');
}

/**
 * Has declared fonts refer to their files.
 * @param declares Whether those that are not declared are: LibreOffice 25.2 names some in the styles of texts only.
 */
function referToFonts(
  editor: XmlEditor,
  families: ReadonlyMap<string, readonly PackedFont[]>,
  declares: boolean,
): XmlEditor {
  const undeclared = new Map(declares ? families : []);
  return layerOver(editor, () => true, {
    open(name, attributes, source) {
      editor.open(name, attributes, source);
      const family = localName(name) === 'font-face' ? attributeOf(attributes, 'font-family') : undefined;
      const key = keyOfFamily(family ?? '');
      undeclared.delete(key);
      const fonts = families.get(key);
      if (fonts !== undefined) writeSources(editor, fonts);
    },
    close(name) {
      for (const fonts of localName(name) === 'font-face-decls' ? undeclared.values() : []) {
        const { family } = fonts[0] as PackedFont;
        editor.open('style:font-face', { ...namespaces, 'style:name': family, 'svg:font-family': `'${family}'` });
        writeSources(editor, fonts);
        editor.close('style:font-face');
      }
      editor.close(name);
    },
  });
}

/** Lists the files of fonts in a manifest (OpenDocument 1.3 part 2, §4.3). */
function listFonts(editor: XmlEditor, fonts: readonly PackedFont[]): XmlEditor {
  return layerOver(editor, () => true, {
    close(name) {
      const prefix = prefixOf(name);
      for (const { part } of localName(name) === 'manifest' ? fonts : []) {
        const attributes = { [`${prefix}full-path`]: part, [`${prefix}media-type`]: 'application/x-font-ttf' };
        editor.open(`${prefix}file-entry`, attributes);
        editor.close(`${prefix}file-entry`);
      }
      editor.close(name);
    },
  });
}

/** Has LibreOffice embed the document's fonts whenever it saves it. */
function keepFonts(editor: XmlEditor): XmlEditor {
  let isKept = false;
  return layerOver(editor, () => true, {
    open(name, attributes, source) {
      isKept = keptBySettings.includes(attributeOf(attributes, 'name') ?? '');
      editor.open(name, attributes, source);
    },
    text: (text) => editor.text(isKept ? 'true' : text),
    close(name) {
      isKept = false;
      editor.close(name);
    },
  });
}

/** What is added to a text with fonts. */
interface EmbeddingEdits {
  /** Parts, and what edits them. */
  readonly edits: readonly (readonly [part: string, wrap: (editor: XmlEditor) => XmlEditor])[];
  /** Their files. */
  readonly added: ReadonlyMap<string, Buffer>;
}

/** What embeds fonts in an OpenDocument text that LibreOffice wrote, wherever it declares their families; nothing for none. */
export function embedInText(fonts: readonly WordOwnFont[]): EmbeddingEdits {
  if (fonts.length === 0) return { edits: [], added: new Map() };
  const packed = fonts.map((font, place): PackedFont => ({ ...font, part: `Fonts/Font${place + 1}.ttf` }));
  const families = new Map<string, PackedFont[]>();
  for (const font of packed) addTo(families, keyOfFamily(font.family), font);
  const refer = (declares: boolean) => (editor: XmlEditor) => referToFonts(editor, families, declares);
  return {
    edits: [
      ['content.xml', refer(true)],
      ['styles.xml', refer(false)],
      ['settings.xml', keepFonts],
      ['META-INF/manifest.xml', (editor: XmlEditor) => listFonts(editor, packed)],
    ],
    added: new Map(packed.map(({ part, bytes }) => [part, bytes])),
  };
}

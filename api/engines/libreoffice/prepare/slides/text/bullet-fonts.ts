import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { standInName } from '../../../stand-ins/stand-in.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { symbolFamilyOf, unicodeOf } from '../../symbol-text.ts';

/** Matches parts with bullets. */
export const bulletHint = /[<:]buChar\s/;

/** The theme's fonts for text of a master's styles, which no other styles stand above. */
const fontsOfStyles: Readonly<Record<string, string>> = {
  titleStyle: '+mj-lt',
  bodyStyle: '+mn-lt',
  otherStyle: '+mn-lt',
  defaultTextStyle: '+mn-lt',
};
const softHyphen = '\u00ad';
/** Discs, squares and triangles, which few fonts have; those for signs show others in their place. */
const shape = /^[\u25a0-\u25ff]$/;
const fontOfShapes = 'Arial';
const fontsWithShapes = /^(?:Arial|Times New Roman|Courier New|.*(?:Symbol|dings|Emoji).*)$/i;

/** The character that a bullet in a font of signs shows; undefined where it is in another font, or has none. */
function signOf(typeface: string | undefined, char: string) {
  const family = symbolFamilyOf(typeface);
  const shown = family === undefined ? undefined : unicodeOf(family, char);
  // LibreOffice takes bullets of the basic plane.
  return family === undefined || shown?.length !== 1 ? undefined : { typeface: standInName(family), char: shown };
}

/** A font for bullets that waits for the bullet. */
interface WaitingFont {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly source: string | undefined;
}

/**
 * The font that a bullet gets in place of one that LibreOffice would choose; undefined where it keeps its own.
 * @param named The font that its level names for bullets.
 * @param isNamed Whether its level names any, if only that of the text.
 * @param ofText The theme's font for the text of its level, where nothing else states one.
 */
function fontFor(char: string, named: string | undefined, isNamed: boolean, ofText: string | undefined) {
  const lacksShape = shape.test(char) && (named === undefined ? !isNamed : !fontsWithShapes.test(named));
  if (lacksShape) return fontOfShapes;
  return isNamed ? undefined : ofText;
}

/**
 * Names the font of bullets that use the text's font explicitly: LibreOffice sets them in a font of its own, larger and
 * higher. A soft hyphen becomes the hyphen that PowerPoint shows, and discs, squares and triangles are those of Arial
 * where their font has none: LibreOffice finds some that are half as large again. Bullets in fonts of signs become the
 * Unicode characters that they show, in stand-ins for these fonts, which have the height of lines: LibreOffice sets bullets
 * in the middle of their line, and its own font for signs far above it.
 */
export function nameBulletFonts(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  /** Whether the properties of the current level name a font for bullets. */
  let isNamed = false;
  let waiting: WaitingFont | undefined;
  let changed = false;

  const writeFont = (name: string, typeface: string) => {
    editor.open(name, { typeface });
    editor.close(name);
    changed = true;
  };
  const release = () => {
    if (waiting === undefined) return;
    editor.open(waiting.name, waiting.attributes, waiting.source);
    editor.close(waiting.name);
    waiting = undefined;
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local.endsWith('pPr')) isNamed = false;
      if (local === 'buFont' || local === 'buFontTx') isNamed = true;
      const font = fontsOfStyles[names.at(-2) ?? ''];
      names.push(local);
      if (local === 'buFont') {
        waiting = { name, attributes, source };
        return;
      }
      if (local !== 'buChar') {
        release();
        return editor.open(name, attributes, source);
      }
      const char = attributes.char ?? '';
      const named = waiting?.attributes.typeface;
      const sign = signOf(named, char);
      if (waiting !== undefined && sign !== undefined) {
        writeFont(waiting.name, sign.typeface);
        waiting = undefined;
        return editor.open(name, { ...attributes, char: sign.char });
      }
      const typeface = fontFor(char, named, isNamed, font);
      if (typeface !== undefined) {
        writeFont(waiting?.name ?? `${prefixOf(name)}buFont`, typeface);
        waiting = undefined;
      }
      release();
      if (char === softHyphen) changed = true;
      if (char === softHyphen) editor.open(name, { ...attributes, char: '-' });
      else editor.open(name, attributes, source);
    },
    close(name) {
      const local = names.pop();
      if (local === 'buFont') return;
      release();
      editor.close(name);
    },
    text(text) {
      // Between elements stands nothing but white space.
      if (waiting === undefined) editor.text(text);
    },
  });
}

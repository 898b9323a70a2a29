import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { standInName } from '../../../stand-ins/stand-in.ts';
import { createHeldEvents } from '../../edit/held-events.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { symbolFamilyOf, unicodeOf } from '../../symbol-text.ts';

/** Events of a run or a list level that wait until it ends; beyond, it stays as it is. */
const maxHeld = 200;

type Attributes = Record<string, string>;

/** What is known of a run or a list level in a symbol font, whose events wait until it ends. */
interface Kept {
  /** How many elements it is in. */
  readonly depth: number;
  readonly texts: { text: string }[];
  fonts: Attributes | undefined;
  /** A drawing or the like: what it holds has fonts of its own. */
  isNested: boolean;
}

const fontsAndSigns = ['rFonts', 'sym', 'lvlText'];
/** Elements that hold runs of their own. */
const containers = ['drawing', 'pict', 'object', 'AlternateContent'];

/** The symbol font that Latin text gets by a `w:rFonts`; undefined where it is not a symbol font. */
const symbolFamily = (attributes: Attributes) =>
  symbolFamilyOf(attributeOf(attributes, 'ascii') ?? attributeOf(attributes, 'hAnsi'));

/** Replaces the text and the fonts of what was kept, where every character of it is known. Returns whether it did. */
function replace({ texts, fonts, isNested }: Kept): boolean {
  const family = fonts && symbolFamily(fonts);
  if (fonts === undefined || family === undefined || isNested) return false;
  const replaced = texts.map(({ text }) => unicodeOf(family, text));
  if (texts.length === 0 || replaced.includes(undefined)) return false;
  texts.forEach((piece, place) => {
    piece.text = replaced[place] ?? piece.text;
  });
  for (const key of Object.keys(fonts)) {
    if (localName(key) === 'hint') delete fonts[key];
    else if (!localName(key).endsWith('Theme')) fonts[key] = standInName(family);
  }
  return true;
}

/** What a `w:sym` shows, and its font. */
interface Sign {
  readonly shown: string;
  readonly family: string;
}

/**
 * The character that a `w:sym` shows by its number in a symbol font, and that font; undefined where it is not known.
 * Several characters must become text: beyond the basic plane there are no such numbers.
 */
function signOf(attributes: Attributes): Sign | undefined {
  const family = symbolFamilyOf(attributeOf(attributes, 'font'));
  const code = Number.parseInt(attributeOf(attributes, 'char') ?? '', 16);
  const shown = family === undefined || Number.isNaN(code) ? undefined : unicodeOf(family, String.fromCharCode(code));
  return family === undefined || shown === undefined ? undefined : { shown, family };
}

/** Has a `w:sym` show its character in the font's stand-in. */
function setSign(attributes: Attributes, { shown, family }: Sign): void {
  attributes[attributeKey(attributes, 'font') ?? ''] = standInName(family);
  attributes[attributeKey(attributes, 'char') ?? ''] = shown.charCodeAt(0).toString(16).padStart(4, '0');
}

/**
 * Replaces bullets and text in Symbol, Wingdings and Webdings (ECMA-376 part 1, §17.9.11, §17.3.3.30) by the Unicode
 * characters that they show, in stand-ins for these fonts. They can then be searched and read aloud, and lines get the
 * same height as in Word.
 */
export function replaceSymbolFonts(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  let kept: Kept | undefined;
  let changed = false;

  const release = () => {
    held.release();
    kept = undefined;
  };
  const held = createHeldEvents(maxHeld, release);
  const keep = (depth: number) => {
    held.hold();
    kept ??= { depth, texts: [], fonts: undefined, isNested: false };
  };
  /** Opens an element with text that is in place of a sign. */
  const openText = (name: string, text: string) => {
    names.push(name);
    held.pass(() => {
      editor.open(name, {});
      editor.text(text);
    });
  };
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (kept === undefined && !fontsAndSigns.includes(local)) {
        names.push(name);
        return editor.open(name, attributes, source);
      }
      const own = { ...attributes };
      // A list level states its text before its font, a run its font before its text.
      if (local === 'lvlText') keep(names.length - 1);
      if (local === 'rFonts' && localName(names.at(-2) ?? '') === 'r' && symbolFamily(own)) keep(names.length - 2);
      const sign = local === 'sym' ? signOf(own) : undefined;
      if (sign !== undefined) changed = true;
      if (sign !== undefined && sign.shown.length > 1) return openText(name.replace(/sym$/, 't'), sign.shown);
      if (sign !== undefined) setSign(own, sign);
      names.push(name);
      if (kept && containers.includes(local)) kept.isNested = true;
      if (kept && local === 'rFonts') kept.fonts = own;
      const key = local === 'lvlText' ? attributeKey(own, 'val') : undefined;
      if (kept === undefined || key === undefined) return held.pass(() => editor.open(name, own));
      const label = { text: own[key] ?? '' };
      kept.texts.push(label);
      held.pass(() => editor.open(name, { ...own, [key]: label.text }));
    },
    close(name) {
      const written = names.pop() ?? name;
      if (kept === undefined) return editor.close(written);
      held.pass(() => editor.close(written));
      if (kept?.depth !== names.length) return;
      if (replace(kept)) changed = true;
      release();
    },
    text(text) {
      if (kept === undefined) return editor.text(text);
      const piece = { text };
      if (localName(names.at(-1) ?? '') === 't') kept.texts.push(piece);
      held.pass(() => editor.text(piece.text));
    },
  });
}

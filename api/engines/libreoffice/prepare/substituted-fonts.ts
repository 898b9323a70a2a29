import { localName } from '../../../formats/xml/xml.ts';
import type { FontSubstitutes } from '../fonts/word-substitutes.ts';
import { layerOver, type XmlEditor } from './edit/xml-editor.ts';

/** Attributes that name fonts of Latin text, by their elements: of runs and styles, of themes and slides, and of bullets. */
const places: Readonly<Record<string, readonly string[]>> = {
  rFonts: ['ascii', 'hAnsi'],
  latin: ['typeface'],
  buFont: ['typeface'],
};

/** A pattern for a name in letters of any case, in which signs may be written as references. */
const named = (family: string) =>
  family.replace(/[a-z]|\W/g, (sign) => (/\W/.test(sign) ? '.{1,6}' : `[${sign}${sign.toUpperCase()}]`));

/** Matches parts that name one of the families where text asks for it; lists of fonts name all of them. */
export const substitutedHint = (substitutes: FontSubstitutes): RegExp =>
  new RegExp(
    `[<:](?:${Object.keys(places).join('|')})\\s[^>]{0,200}(?:${[...substitutes.keys()].map(named).join('|')})`,
  );

/** Has text in families that are missing ask for their substitutes. */
export function substituteFonts(editor: XmlEditor, substitutes: FontSubstitutes): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const keys = places[localName(name)];
      if (keys === undefined) return editor.open(name, attributes, source);
      const own = { ...attributes };
      for (const key of Object.keys(own)) {
        const substitute = keys.includes(localName(key)) ? substitutes.get((own[key] ?? '').toLowerCase()) : undefined;
        if (substitute === undefined) continue;
        own[key] = substitute;
        changed = true;
      }
      editor.open(name, own);
    },
  });
}

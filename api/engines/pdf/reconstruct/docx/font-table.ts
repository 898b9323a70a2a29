import { type FontFacts, fontKind } from '../ooxml/font-kind.ts';
import { element, xmlFile } from '../ooxml/xml.ts';
import { wordNamespaces } from './namespaces.ts';
import { valElement } from './word-xml.ts';

const root = { 'xmlns:w': wordNamespaces['xmlns:w'], 'xmlns:r': wordNamespaces['xmlns:r'] };

/** The font families of a document. */
export interface UsedFonts {
  readonly kinds: ReadonlyMap<string, FontFacts>;
  /** Adds a family with the look of text in it, unless it is known. */
  readonly add: (family: string, look: FontFacts) => void;
}

/** Starts to collect the font families of a document. */
export function createUsedFonts(): UsedFonts {
  const kinds = new Map<string, FontFacts>();
  return {
    kinds,
    add(family, look) {
      if (!kinds.has(family)) kinds.set(family, look);
    },
  };
}

function kindXml(family: string, facts: FontFacts): string {
  const kind = fontKind(family, facts);
  if (kind === null) return valElement('w:family', 'auto') + valElement('w:pitch', 'default');
  return valElement('w:family', kind) + valElement('w:pitch', kind === 'modern' ? 'fixed' : 'variable');
}

/**
 * The part that lists the font families of the document (ECMA-376 part 1, section 17.8).
 * @param referencesOf The elements that refer to the embedded fonts of a family.
 */
export const fontTableXml = ({ kinds }: UsedFonts, referencesOf: (family: string) => string) =>
  xmlFile(
    element(
      'w:fonts',
      root,
      ...[...kinds]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, kind]) => element('w:font', { 'w:name': name }, kindXml(name, kind), referencesOf(name))),
    ),
  );

import type { Look } from '../model/page-model.ts';
import { element, xmlFile } from '../ooxml/xml.ts';
import { wordNamespaces } from './namespaces.ts';
import { valElement } from './word-xml.ts';

const root = { 'xmlns:w': wordNamespaces['xmlns:w'], 'xmlns:r': wordNamespaces['xmlns:r'] };

/** What a font is like, by which Word chooses another where it lacks this one. */
type FontKind = Pick<Look, 'font' | 'isSerif' | 'isFixedPitch'>;

/** The font families of a document. */
export interface UsedFonts {
  readonly kinds: ReadonlyMap<string, FontKind>;
  /** Adds a family with the look of text in it, unless it is known. */
  readonly add: (family: string, look: FontKind) => void;
}

/** Starts to collect the font families of a document. */
export function createUsedFonts(): UsedFonts {
  const kinds = new Map<string, FontKind>();
  return {
    kinds,
    add(family, look) {
      if (!kinds.has(family)) kinds.set(family, look);
    },
  };
}

/** Fonts of signs, of which neither kind says anything. */
const signs = /symbol|wingdings|webdings|dingbats|emoji/i;

function kindXml(family: string, { isSerif, isFixedPitch }: FontKind): string {
  if (signs.test(family)) return valElement('w:family', 'auto') + valElement('w:pitch', 'default');
  const kind = isFixedPitch ? 'modern' : isSerif ? 'roman' : 'swiss';
  return valElement('w:family', kind) + valElement('w:pitch', isFixedPitch ? 'fixed' : 'variable');
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

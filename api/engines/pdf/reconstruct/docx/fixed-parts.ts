import type { Note } from '../model/doc-model.ts';
import { element, xmlFile } from '../ooxml/xml.ts';
import { wordNamespaces } from './namespaces.ts';

const root = { 'xmlns:w': wordNamespaces['xmlns:w'] };
/** The mode of Word 2013 and later: earlier modes lay out tables and lines differently. */
const compatibilityMode = 15;

/** Refers to the separators of notes by id, which the part with these notes must contain. */
const noteSettings = (kind: Note['kind']) =>
  element(`w:${kind}Pr`, {}, element(`w:${kind}`, { 'w:id': -1 }), element(`w:${kind}`, { 'w:id': 0 }));

/** What a document has that its settings name. */
export interface DocumentFeatures {
  /** Whether even pages have running heads of their own. */
  readonly hasEvenHeads: boolean;
  /** Whether it embeds fonts: Word then keeps them when it saves the document. */
  readonly hasFonts: boolean;
  /** The kinds of its notes, footnotes first. */
  readonly notes: readonly Note['kind'][];
}

/** The part with the document's settings (ECMA-376 part 1, section 17.15). */
export const settingsXml = ({ hasEvenHeads, hasFonts, notes }: DocumentFeatures) =>
  xmlFile(
    element(
      'w:settings',
      root,
      hasFonts ? element('w:embedTrueTypeFonts') + element('w:saveSubsetFonts') : '',
      hasEvenHeads ? element('w:evenAndOddHeaders') : '',
      ...notes.map(noteSettings),
      element(
        'w:compat',
        {},
        element('w:compatSetting', {
          'w:name': 'compatibilityMode',
          'w:uri': 'http://schemas.microsoft.com/office/word',
          'w:val': compatibilityMode,
        }),
      ),
    ),
  );

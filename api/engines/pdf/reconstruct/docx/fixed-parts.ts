import { element, xmlFile } from '../ooxml/xml.ts';
import { wordNamespaces } from './namespaces.ts';
import { valued } from './word-xml.ts';

const root = { 'xmlns:w': wordNamespaces['xmlns:w'] };
/** Word 2013 and later: earlier modes lay tables and lines out differently. */
const compatibilityMode = 15;

/** The part with the document's settings (ECMA-376 part 1, section 17.15), which names the separators of notes by id. */
export const settingsXml = (hasEvenHeads: boolean) =>
  xmlFile(
    element(
      'w:settings',
      root,
      hasEvenHeads ? element('w:evenAndOddHeaders') : '',
      element('w:footnotePr', {}, element('w:footnote', { 'w:id': -1 }), element('w:footnote', { 'w:id': 0 })),
      element('w:endnotePr', {}, element('w:endnote', { 'w:id': -1 }), element('w:endnote', { 'w:id': 0 })),
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

/** The part that lists the font families of the document (ECMA-376 part 1, section 17.8). */
export const fontTableXml = (families: ReadonlySet<string>) =>
  xmlFile(
    element(
      'w:fonts',
      root,
      ...[...families]
        .sort()
        .map((name) =>
          element('w:font', { 'w:name': name }, valued('w:family', 'auto'), valued('w:pitch', 'variable')),
        ),
    ),
  );

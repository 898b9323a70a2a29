import type { DocModel } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import { fontFamily } from './font-family.ts';
import { wordNamespaces } from './namespaces.ts';
import { runProperties } from './run-xml.ts';
import { element, valued, xmlFile } from './xml.ts';

/** The id of a heading's style. */
export const styleOf = (heading: number | 'title') => (heading === 'title' ? 'Title' : `Heading${heading}`);

const paragraphStyle = (id: string, name: string, ...content: readonly string[]) =>
  element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    valued('w:name', name),
    valued('w:basedOn', 'Normal'),
    valued('w:next', 'Normal'),
    element('w:qFormat'),
    ...content,
  );

/** The styles of the document: its text's look as the default, and one for every rank of heading. */
export function stylesXml({ body, headings }: DocModel, fonts: Set<string>): string {
  const family = fontFamily(body.font);
  fonts.add(family);
  const size = Math.round(body.size * 2);
  const defaults = element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element(
        'w:rPr',
        {},
        element('w:rFonts', { 'w:ascii': family, 'w:eastAsia': family, 'w:hAnsi': family, 'w:cs': family }),
        body.isBold ? element('w:b') + element('w:bCs') : '',
        body.isItalic ? element('w:i') + element('w:iCs') : '',
        valued('w:color', body.colour),
        valued('w:sz', size),
        valued('w:szCs', size),
      ),
    ),
    element('w:pPrDefault'),
  );
  const normal = element(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
    valued('w:name', 'Normal'),
    element('w:qFormat'),
  );
  const look = (of: Look | undefined) => (of === undefined ? '' : runProperties({ look: of }, { ground: body, fonts }));
  const ranks = [1, 2, 3, 4, 5, 6].map((rank) =>
    paragraphStyle(
      `Heading${rank}`,
      `heading ${rank}`,
      element('w:pPr', {}, element('w:keepNext'), valued('w:outlineLvl', rank - 1)),
      look(headings.get(rank)),
    ),
  );
  const title = paragraphStyle('Title', 'Title', look(headings.get('title')));
  return xmlFile(element('w:styles', { 'xmlns:w': wordNamespaces['xmlns:w'] }, defaults, normal, ...ranks, title));
}

import type { DocModel, Paragraph } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { fontFamily } from '../../ooxml/font-family.ts';
import { element, twentieths, valued, xmlFile } from '../../ooxml/xml.ts';
import { runProperties } from '../body/run-xml.ts';
import { wordNamespaces } from '../namespaces.ts';

/** The id of a heading's style. */
export const styleOf = (heading: number | 'title') => (heading === 'title' ? 'Title' : `Heading${heading}`);

/** The id of the style of a table of contents' entries. */
export const contentsStyle = (level: number) => `TOC${level}`;

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

/** A style for every level of tables of contents, as its first entry is set: entries take it when they are updated. */
function contentsStyles({ sections }: DocModel): readonly string[] {
  const firsts = new Map<number, Paragraph>();
  for (const { blocks } of sections) {
    for (const block of blocks) {
      const level = block.type === 'paragraph' ? block.contents?.level : undefined;
      if (level !== undefined && !firsts.has(level)) firsts.set(level, block as Paragraph);
    }
  }
  return [...firsts]
    .sort(([a], [b]) => a - b)
    .map(([level, { tabs, left }]) => {
      const stop = tabs.at(-1);
      const tab =
        stop === undefined
          ? ''
          : element('w:tab', {
              'w:val': stop.alignment,
              'w:leader': stop.leader === 'none' ? undefined : stop.leader,
              'w:pos': twentieths(stop.at),
            });
      const indent = left < 0.5 ? '' : element('w:ind', { 'w:left': twentieths(left) });
      const properties = element('w:pPr', {}, tab === '' ? '' : element('w:tabs', {}, tab), indent);
      return paragraphStyle(contentsStyle(level), `toc ${level}`, properties);
    });
}

/** The styles of the document: its text's look as the default, and one for every rank of heading. */
export function stylesXml(model: DocModel, fonts: Set<string>): string {
  const { body, headings } = model;
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
        body.stretch === undefined ? '' : valued('w:w', body.stretch),
        valued('w:sz', size),
        valued('w:szCs', size),
      ),
    ),
    element('w:pPrDefault', {}, model.hasWidows ? element('w:pPr', {}, valued('w:widowControl', 0)) : ''),
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
  const toc = contentsStyles(model);
  const title = paragraphStyle('Title', 'Title', look(headings.get('title')));
  return xmlFile(
    element('w:styles', { 'xmlns:w': wordNamespaces['xmlns:w'] }, defaults, normal, ...ranks, title, ...toc),
  );
}

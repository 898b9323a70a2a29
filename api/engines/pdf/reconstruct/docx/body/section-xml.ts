import type { Section } from '../../model/doc-model.ts';
import { element, twentieths, valued } from '../../ooxml/xml.ts';

/** Names of the header's and footer's parts by the pages they are for. */
export interface RunningReferences {
  readonly header: Readonly<Record<string, string>>;
  readonly footer: Readonly<Record<string, string>>;
}

/** The properties of a section in the schema's order. */
export function sectionXml(section: Section, references: RunningReferences | null): string {
  const { width, height, margins, columns, start, firstPageNumber } = section;
  const reference = (place: 'header' | 'footer') =>
    Object.entries(references?.[place] ?? {})
      .map(([type, id]) => element(`w:${place}Reference`, { 'w:type': type, 'r:id': id }))
      .join('');
  const hasFirst = section.header.first !== null || section.footer.first !== null;
  const isEqual = columns.every((column) => Math.abs(column.width - (columns[0]?.width ?? 0)) < 4);
  return element(
    'w:sectPr',
    {},
    reference('header'),
    reference('footer'),
    valued('w:type', start),
    element('w:pgSz', {
      'w:w': twentieths(width),
      'w:h': twentieths(height),
      'w:orient': width > height ? 'landscape' : undefined,
    }),
    element('w:pgMar', {
      'w:top': twentieths(margins.top),
      'w:right': twentieths(margins.right),
      'w:bottom': twentieths(margins.bottom),
      'w:left': twentieths(margins.left),
      'w:header': twentieths(margins.header),
      'w:footer': twentieths(margins.footer),
      'w:gutter': 0,
    }),
    firstPageNumber === null ? '' : element('w:pgNumType', { 'w:start': firstPageNumber }),
    columns.length < 2
      ? element('w:cols', { 'w:space': 720 })
      : element(
          'w:cols',
          {
            'w:num': columns.length,
            'w:space': twentieths(columns[0]?.space ?? 36),
            'w:equalWidth': isEqual ? undefined : 0,
          },
          ...(isEqual
            ? []
            : columns.map(({ width: each, space }) =>
                element('w:col', { 'w:w': twentieths(each), 'w:space': twentieths(space) }),
              )),
        ),
    hasFirst ? element('w:titlePg') : '',
  );
}

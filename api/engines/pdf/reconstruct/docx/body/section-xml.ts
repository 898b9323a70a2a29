import type { LineNumbers, Section } from '../../model/doc-model.ts';
import { element } from '../../ooxml/xml.ts';
import { thresholds } from '../thresholds.ts';
import { twentieths, valElement } from '../word-xml.ts';

/** The relationship ids of the headers and footers that a section does not keep from the one before, by the pages they are for: `default`, `first`, `even`. */
export interface RunningReferences {
  readonly header: Readonly<Record<string, string>>;
  readonly footer: Readonly<Record<string, string>>;
}

/** Half an inch, Word's default space between columns: in twentieths for a section with one column, in points for others. */
const columnSpace = { twentieths: 720, points: 36 } as const;

/** The page size and margins of a section in vertical writing, which starts at the top right. */
const rotatedBack = ({ width, height, margins }: Section): Pick<Section, 'width' | 'height' | 'margins'> => ({
  width: height,
  height: width,
  margins: { ...margins, top: margins.left, right: margins.top, bottom: margins.right, left: margins.bottom },
});

function columnsXml(columns: Section['columns']): string {
  const [first] = columns;
  if (first === undefined || columns.length < 2) return element('w:cols', { 'w:space': columnSpace.twentieths });
  const areEqual = columns.every(({ width }) => Math.abs(width - first.width) < thresholds.equalColumns);
  const each = columns.map(({ width, space }) =>
    element('w:col', { 'w:w': twentieths(width), 'w:space': twentieths(space) }),
  );
  const entries = {
    'w:num': columns.length,
    'w:space': twentieths(first.space ?? columnSpace.points),
    'w:equalWidth': areEqual ? undefined : 0,
  };
  return element('w:cols', entries, ...(areEqual ? [] : each));
}

/** How the lines of a section are numbered. */
const numbersXml = ({ step, distance, restart }: LineNumbers): string =>
  element('w:lnNumType', { 'w:countBy': step, 'w:distance': twentieths(distance), 'w:restart': restart });

/** The first number of its pages, and how these are written, unless they continue in digits. */
function pageNumbersXml({ firstPageNumber, numberFormat = 'decimal' }: Section): string {
  if (firstPageNumber === null && numberFormat === 'decimal') return '';
  const format = numberFormat === 'decimal' ? undefined : numberFormat;
  return element('w:pgNumType', { 'w:fmt': format, 'w:start': firstPageNumber ?? undefined });
}

/**
 * Writes the properties of a section (`w:sectPr`, ECMA-376 part 1, section 17.6.17), in schema order.
 * @param references What is not there is that of the section before; null for none.
 * @param lineNumbers Null for lines without numbers.
 */
export function sectionXml(
  section: Section,
  references: RunningReferences | null,
  lineNumbers: LineNumbers | null = null,
): string {
  const { columns, start, isVertical } = section;
  const { width, height, margins } = isVertical ? rotatedBack(section) : section;
  const reference = (place: 'header' | 'footer') =>
    Object.entries(references?.[place] ?? {})
      .map(([type, id]) => element(`w:${place}Reference`, { 'w:type': type, 'r:id': id }))
      .join('');
  const hasFirst = section.header.first !== null || section.footer.first !== null;
  return element(
    'w:sectPr',
    {},
    reference('header'),
    reference('footer'),
    valElement('w:type', start),
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
    lineNumbers === null ? '' : numbersXml(lineNumbers),
    pageNumbersXml(section),
    columnsXml(columns),
    hasFirst ? element('w:titlePg') : '',
    isVertical ? valElement('w:textDirection', 'tbRl') : '',
  );
}

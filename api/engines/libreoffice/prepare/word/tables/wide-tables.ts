import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { alter, firstOf, type HeldElement, overSpans } from '../held-spans.ts';

/** Matches tables whose width is a share of the text's. */
export const shareHint = /[<:]tblW\s[^>]{0,80}type="pct"/;

/** `w:w` of a table as wide as the text, in fiftieths of a percent (ECMA-376 part 1, §17.18.90). */
const fullWidth = 5000;
/** The largest page of Word, in twentieths of a point: 22 inches. */
const maxWidth = 31_680;

/** Width of a table as a share of the text's, in fiftieths of a percent; undefined where it is not a share. */
function shareOf({ attributes }: HeldElement): number | undefined {
  if (attributeOf(attributes, 'type') !== 'pct') return undefined;
  const value = attributeOf(attributes, 'w') ?? '';
  const share = value.endsWith('%') ? Number(value.slice(0, -1)) * 50 : Number(value);
  return Number.isFinite(share) ? share : undefined;
}

/** The width of a table's columns as Word last laid them out, in twentieths of a point. */
function gridWidth(elements: readonly HeldElement[]): number {
  const locals = elements.map(({ name }) => localName(name));
  const before = locals.indexOf('tblGridChange');
  return elements
    .filter((_, place) => locals[place] === 'gridCol' && (before === -1 || place < before))
    .reduce((sum, { attributes }) => sum + Number(attributeOf(attributes, 'w') ?? 0), 0);
}

/**
 * Places a table beside the margins as Word does: LibreOffice begins centred ones at the margin, and floating ones too
 * unless they are placed on the page, since no text fits beside them.
 */
function place(elements: readonly HeldElement[], excess: number): void {
  const floating = firstOf(elements, 'tblpPr');
  const alignment = firstOf(elements, 'jc');
  const placing = floating ?? alignment;
  if (placing === undefined) return;
  if (floating && attributeOf(floating.attributes, 'horzAnchor') === 'page') return;
  const side = floating ? attributeOf(floating.attributes, 'tblpXSpec') : attributeOf(placing.attributes, 'val');
  if (floating === undefined && side !== 'center') return;
  const start = floating && Number(attributeOf(floating.attributes, 'tblpX') ?? 0);
  const from = side === 'center' ? -Math.round(excess / 2) : (start ?? 0);
  const prefix = prefixOf(placing.name);
  const indent = { [`${prefix}w`]: String(from), [`${prefix}type`]: 'dxa' };
  const stated = firstOf(elements, 'tblInd');
  if (stated) alter(stated, indent);
  if (alignment) alter(alignment, { [`${prefix}val`]: 'left' });
  if (floating || stated === undefined) alter(placing, indent, `${prefix}tblInd`);
}

function setWidth(elements: readonly HeldElement[]): boolean {
  const width = firstOf(elements, 'tblW');
  const share = width && shareOf(width);
  const columns = gridWidth(elements);
  if (width === undefined || share === undefined || share <= fullWidth || !(columns > 0 && columns <= maxWidth)) {
    return false;
  }
  alter(width, {
    ...width.attributes,
    [attributeKey(width.attributes, 'w') ?? '']: String(columns),
    [attributeKey(width.attributes, 'type') ?? '']: 'dxa',
  });
  place(elements, columns * (1 - fullWidth / share));
  return true;
}

/** Keeps tables that are wider than the text (ECMA-376 part 1, §17.4.63): LibreOffice makes them as wide as it. */
export const keepWideTables = (editor: XmlEditor): XmlEditor =>
  overSpans(editor, { from: 'tblPr', to: 'tblGrid', settle: setWidth });

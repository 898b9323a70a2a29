import { emuPerInch, pixelsPerInch } from '../../../../formats/units.ts';
import { boundList, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { type CellRange, maxColumns, maxRows } from './cell-reference.ts';

const { maxAnchors } = limits.sheets;
const emuPerPx = emuPerInch / pixelsPerInch;

/**
 * Cells of the default size, by which sizes in EMUs become cells: close enough to determine which pages an object
 * reaches.
 */
const usualColumnPx = 64;
const usualRowPx = 20;

/** Reads from a drawing part which cells its objects cover. Throws as `scanXml` does. */
export async function readAnchors(source: AsyncIterable<Buffer>): Promise<CellRange[]> {
  const anchors: CellRange[] = [];
  let marker: 'from' | 'to' | undefined;
  let place = { from: { col: 0, row: 0 }, to: { col: 0, row: 0 } };
  let text = '';
  const cell = (count: number, most: number) => Math.min(Math.max(Math.trunc(count) || 0, 0) + 1, most);
  const extend = (attributes: Readonly<Record<string, string>>, wide: 'cx' | 'x', high: 'cy' | 'y') => {
    place.to.col += (Number(attributes[wide]) || 0) / emuPerPx / usualColumnPx;
    place.to.row += (Number(attributes[high]) || 0) / emuPerPx / usualRowPx;
  };
  await scanXml(source, {
    open({ name, attributes, depth }) {
      text = '';
      if (depth === 1) place = { from: { col: 0, row: 0 }, to: { col: 0, row: 0 } };
      else if (name === 'from' || name === 'to') marker = name;
      else if (depth === 2 && name === 'ext') extend(attributes, 'cx', 'cy');
      else if (depth === 2 && name === 'pos') extend(attributes, 'x', 'y');
    },
    close(name, depth) {
      if (name === 'from') place.to = { ...place.from };
      if (name === 'from' || name === 'to') marker = undefined;
      else if (marker !== undefined && (name === 'col' || name === 'row')) place[marker][name] = Number(text) || 0;
      if (depth !== 1 || !name.endsWith('Anchor')) return;
      boundList(anchors.length, maxAnchors);
      anchors.push({
        firstColumn: cell(place.from.col, maxColumns),
        lastColumn: cell(Math.max(place.from.col, place.to.col), maxColumns),
        firstRow: cell(place.from.row, maxRows),
        lastRow: cell(Math.max(place.from.row, place.to.row), maxRows),
      });
    },
    text(part) {
      text = part;
    },
  });
  return anchors;
}

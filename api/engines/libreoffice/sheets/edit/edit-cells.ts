import { pixelsPerInch, pointsPerInch } from '../../../../formats/units.ts';
import type { SpliceHandlers } from '../../../../formats/xml/splice-xml.ts';
import { withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { TextFit } from '../plan/fit-text.ts';
import { columnOf } from '../read/cell-reference.ts';

/**
 * Sets new row heights, and gives cells the copy of their format with line wrapping, which is `wrappedFrom` places
 * further on in the table of formats.
 */
export function editCells({ wrapped, rowsPx }: TextFit, wrappedFrom: number): SpliceHandlers {
  let row = 0;
  let column = 0;
  return {
    open({ name, attributes }, edit) {
      if (name === 'row') {
        row = Number(attributes.r) || row + 1;
        column = 0;
        const px = rowsPx.get(row);
        if (px === undefined) return;
        const tag = edit();
        tag.replace(
          withAttributes(tag.text, { ht: ((px * pointsPerInch) / pixelsPerInch).toFixed(2), customHeight: 1 }),
        );
      } else if (name === 'c') {
        column = columnOf(attributes.r ?? '') || column + 1;
        if (!wrapped.get(row)?.has(column)) return;
        const tag = edit();
        tag.replace(withAttributes(tag.text, { s: Number(attributes.s ?? 0) + wrappedFrom }));
      }
    },
  };
}

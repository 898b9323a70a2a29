import { expect, it } from 'vitest';
import { sizeChartSheets } from '../../../../../../api/engines/libreoffice/prepare/books/chart-sheets.ts';
import { edited } from '../../../../../support/office/edited.ts';

const anchor = (size: string) =>
  `<absoluteAnchor><pos x="0" y="0"/><ext ${size}/><ext cx="0" cy="0"/></absoluteAnchor>`;

it('gives a chart without a size the size of a page', () => {
  expect(edited(anchor('cx="0" cy="0"'), sizeChartSheets)).toBe(anchor('cx="9308969" cy="6078325"'));
});

it('leaves charts with a size, and those between cells', () => {
  expect(edited(anchor('cx="5" cy="5"'), sizeChartSheets)).toBeNull();
  expect(edited('<oneCellAnchor><ext cx="0" cy="0"/></oneCellAnchor>', sizeChartSheets)).toBeNull();
});

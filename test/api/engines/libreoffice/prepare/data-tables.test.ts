import { expect, it } from 'vitest';
import { labelDataTables } from '../../../../../api/engines/libreoffice/prepare/data-tables.ts';
import { edited } from '../../../../support/office/edited.ts';

const shown = (content: string) => edited(content, (editor) => labelDataTables.wrap(editor, 'chart1.xml'));
const series = (labels: string) => `<c:ser><c:idx val="0"/>${labels}<c:cat/><c:val/></c:ser>`;
const chart = (labels: string, table: string) =>
  `<c:plotArea><c:layout/><c:barChart>${series(labels)}<c:axId val="1"/></c:barChart><c:catAx/>${table}</c:plotArea>`;
const table = '<c:dTable><c:showKeys val="1"/></c:dTable>';
const values =
  '<c:dLbls><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>';

it('labels the points of charts with a table', () => {
  expect(table).toMatch(labelDataTables.hint);
  expect(shown(chart('', table))).toBe(chart(values, table));
  expect(shown(chart('<c:dLbls><c:delete val="1"/></c:dLbls>', table))).toBe(chart(values, table));
});

it('leaves labels of their own, and charts without a table', () => {
  const own = '<c:dLbls><c:showVal val="0"/></c:dLbls>';
  expect(shown(chart(own, table))).toBe(chart(own, table));
  expect(shown(chart('', ''))).toBeNull();
});

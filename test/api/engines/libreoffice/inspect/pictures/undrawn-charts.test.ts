import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createUndrawnCharts } from '../../../../../../api/engines/libreoffice/inspect/pictures/undrawn-charts.ts';
import { readXml } from '../../../../../../api/formats/xml/xml.ts';

const chart = '<a:graphicData uri="http://schemas.microsoft.com/office/drawing/2014/chartex"/>';
const common = '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/>';
const remark = '<xdr:sp><a:t>This chart isn’t available in your version of Excel.</a:t></xdr:sp>';
const picture = '<p:pic><a:blip r:embed="rId3"/></p:pic>';
const either = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

async function countOf(part: string, ...content: readonly string[]): Promise<number> {
  const charts = createUndrawnCharts();
  const events = charts.watch(part);
  const { signal } = new AbortController();
  if (events) await readXml(Readable.from([Buffer.from(`<x>${content.join('')}</x>`)]), events, { signal });
  return charts.count();
}

it('counts charts of which the document has no picture', async () => {
  const sheet = 'xl/drawings/drawing1.xml';
  expect(await countOf(sheet, either(chart, remark), either(chart, remark), common, either(common, remark))).toBe(2);
  expect(await countOf('ppt/slides/slide1.xml', either(chart, picture), either(chart, remark))).toBe(1);
  expect(await countOf('word/document.xml', either(chart, picture))).toBe(0);
  expect(await countOf('xl/charts/chartEx1.xml', either(chart, remark))).toBe(0);
});

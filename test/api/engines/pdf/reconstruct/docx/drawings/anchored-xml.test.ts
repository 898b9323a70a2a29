import { expect, it } from 'vitest';
import { anchoredXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/anchored-xml.ts';

const drawing = { x: 10, y: 20.5, cx: 300, cy: 400, id: 7, name: 'Shape 7', graphic: '<a:graphic/>' };

it('places a drawing on its page, in EMUs, with its size and its name', () => {
  const xml = anchoredXml({ ...drawing, description: 'A "sign"' });
  expect(xml).toContain('<wp:positionH relativeFrom="page"><wp:posOffset>127000</wp:posOffset></wp:positionH>');
  expect(xml).toContain('<wp:positionV relativeFrom="page"><wp:posOffset>260350</wp:posOffset></wp:positionV>');
  expect(xml).toContain('<wp:extent cx="300" cy="400"/>');
  expect(xml).toContain('<wp:docPr id="7" name="Shape 7" descr="A &quot;sign&quot;"/>');
  expect(xml).toContain('relativeHeight="7"');
  expect(xml.endsWith('<a:graphic/></wp:anchor></w:drawing>')).toBe(true);
});

it('places a drawing in a cell from where the text of the cell begins', () => {
  const xml = anchoredXml({ ...drawing, origin: { x: 4, y: 22.5 } });
  expect(xml).toContain('<wp:positionH relativeFrom="column"><wp:posOffset>76200</wp:posOffset></wp:positionH>');
  expect(xml).toContain('<wp:positionV relativeFrom="paragraph"><wp:posOffset>-25400</wp:posOffset></wp:positionV>');
});

it('has a drawing behind the text unless it is in front', () => {
  expect(anchoredXml(drawing)).toContain('behindDoc="1"');
  expect(anchoredXml({ ...drawing, isInFront: true })).toContain('behindDoc="0"');
});

it('has its parts in the order of the schema', () => {
  const names = [...anchoredXml(drawing).matchAll(/<(wp:\w+|a:graphic)\b/g)].map(([, name]) => name);
  expect(names.filter((name) => name !== 'wp:posOffset')).toEqual(
    'wp:anchor wp:simplePos wp:positionH wp:positionV wp:extent wp:effectExtent wp:wrapNone wp:docPr wp:cNvGraphicFramePr a:graphic'.split(
      ' ',
    ),
  );
});

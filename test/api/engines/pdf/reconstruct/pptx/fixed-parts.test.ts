import { expect, it } from 'vitest';
import { layoutXml, masterXml, themeXml } from '../../../../../../api/engines/pdf/reconstruct/pptx/fixed-parts.ts';
import { parseXml, type XmlNode } from '../../../../../support/office/read/parse-xml.ts';

const childOf = (node: XmlNode | undefined, name: string) => node?.children.find((child) => child.name === name);

it('has a theme with all colours of Office, two fonts, and three styles of each kind', () => {
  const elements = childOf(parseXml(themeXml), 'a:themeElements');
  const colours = childOf(elements, 'a:clrScheme')?.children ?? [];
  expect(colours.map(({ name }) => name)).toEqual(
    'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'
      .split(' ')
      .map((name) => `a:${name}`),
  );
  expect(colours[0]?.children[0]?.attributes).toEqual({ val: '000000' });
  expect(childOf(elements, 'a:fontScheme')?.children).toHaveLength(2);
  const styles = childOf(elements, 'a:fmtScheme')?.children ?? [];
  expect(styles.map(({ children }) => children.length)).toEqual([3, 3, 3, 3]);
});

it('has a master that uses each colour of the theme, dark on light, with one layout', () => {
  const master = parseXml(masterXml);
  const map = childOf(master, 'p:clrMap')?.attributes;
  expect(map).toMatchObject({ bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2', hlink: 'hlink' });
  expect(Object.keys(map ?? {})).toHaveLength(12);
  expect(childOf(master, 'p:sldLayoutIdLst')?.children.map(({ attributes }) => attributes['r:id'])).toEqual(['rId1']);
});

it('has a blank layout in the colours of its master', () => {
  const layout = parseXml(layoutXml);
  expect(layout.attributes).toMatchObject({ type: 'blank', preserve: '1' });
  expect(childOf(layout, 'p:clrMapOvr')?.children.map(({ name }) => name)).toEqual(['a:masterClrMapping']);
});

import { element, xmlFile } from '../ooxml/xml.ts';
import { shapeTree, slideNamespaces } from './slide-ml.ts';

/** Office's default theme colours. */
const colours = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '44546A',
  lt2: 'E7E6E6',
  accent1: '4472C4',
  accent2: 'ED7D31',
  accent3: 'A5A5A5',
  accent4: 'FFC000',
  accent5: '5B9BD5',
  accent6: '70AD47',
  hlink: '0563C1',
  folHlink: '954F72',
};
const themeFill = element('a:solidFill', {}, element('a:schemeClr', { val: 'phClr' }));
/** Half a point, in EMUs. */
const hairline = 6350;
/** A format scheme needs three styles of each kind. */
const thrice = (xml: string) => xml.repeat(3);

/** The theme, which every presentation must have (ECMA-376 part 1, section 20.1.6.9). */
export const themeXml = xmlFile(
  element(
    'a:theme',
    { 'xmlns:a': slideNamespaces['xmlns:a'], name: 'Plain' },
    element(
      'a:themeElements',
      {},
      element(
        'a:clrScheme',
        { name: 'Plain' },
        ...Object.entries(colours).map(([name, val]) => element(`a:${name}`, {}, element('a:srgbClr', { val }))),
      ),
      element(
        'a:fontScheme',
        { name: 'Plain' },
        ...['a:majorFont', 'a:minorFont'].map((name) =>
          element(name, {}, element('a:latin', { typeface: 'Calibri' }), '<a:ea typeface=""/><a:cs typeface=""/>'),
        ),
      ),
      element(
        'a:fmtScheme',
        { name: 'Plain' },
        element('a:fillStyleLst', {}, thrice(themeFill)),
        element('a:lnStyleLst', {}, thrice(element('a:ln', { w: hairline }, themeFill))),
        element('a:effectStyleLst', {}, thrice('<a:effectStyle><a:effectLst/></a:effectStyle>')),
        element('a:bgFillStyleLst', {}, thrice(themeFill)),
      ),
    ),
  ),
);

/** The theme's colours by their use on slides. */
const colourMap = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
};

/** A slide master with only what the schema requires. */
export const masterXml = xmlFile(
  element(
    'p:sldMaster',
    slideNamespaces,
    shapeTree(),
    element('p:clrMap', colourMap),
    element('p:sldLayoutIdLst', {}, element('p:sldLayoutId', { id: 2_147_483_649, 'r:id': 'rId1' })),
  ),
);

/** A blank slide layout, the only one. */
export const layoutXml = xmlFile(
  element(
    'p:sldLayout',
    { ...slideNamespaces, type: 'blank', preserve: 1 },
    shapeTree(),
    element('p:clrMapOvr', {}, element('a:masterClrMapping')),
  ),
);

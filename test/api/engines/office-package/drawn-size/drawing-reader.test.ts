import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createDrawingReader } from '../../../../../api/engines/office-package/drawn-size/drawing-reader.ts';
import type { DrawnSize } from '../../../../../api/engines/office-package/drawn-size/drawn-size.ts';
import { readXml } from '../../../../../api/formats/xml/xml.ts';

const inch = 914_400;
const size = (name: string, width: number, height: number) => `<${name} cx="${width * inch}" cy="${height * inch}"/>`;
const blip = '<a:blip r:embed="p"/>';
const picture = (inner: string, width: number, height: number) =>
  `<p:pic><p:blipFill>${blip}${inner}</p:blipFill><p:spPr><a:xfrm>${size('a:ext', width, height)}</a:xfrm></p:spPr></p:pic>`;

/** Each use of a picture in a drawing, in the order in which its frames end. */
async function sizesIn(xml: string): Promise<readonly (readonly [string, DrawnSize | undefined])[]> {
  const found: (readonly [string, DrawnSize | undefined])[] = [];
  const reader = createDrawingReader((id, drawn) => found.push([id, drawn]));
  const { signal } = new AbortController();
  await readXml(Readable.from([Buffer.from(`<root>${xml}</root>`)]), reader.events, { signal });
  reader.finish();
  return found;
}

describe('a drawing', () => {
  it.each<readonly [string, string, DrawnSize | undefined]>([
    ['its shape', picture('', 3, 2), { width: 3, height: 2 }],
    [
      'its anchor, where the shape is smaller',
      `<wp:inline>${size('wp:extent', 4, 3)}${picture('', 2, 3)}</wp:inline>`,
      { width: 4, height: 3 },
    ],
    ['what a crop leaves of it', picture('<a:srcRect l="25000" r="25000" t="50000"/>', 3, 2), { width: 6, height: 4 }],
    [
      'the part of a shape that it fills',
      picture('<a:fillRect l="-50000" b="-100000"/>', 2, 2),
      { width: 3, height: 4 },
    ],
    ['nothing where it is tiled', picture('<a:tile sx="100000"/>', 3, 2), 'natural'],
    ['nothing where one of its colours is transparent', picture('<a:clrChange/>', 3, 2), 'exact'],
    [
      'nothing where one of its colours is transparent in VML',
      '<v:shape style="width:144pt;height:1in"><v:imagedata r:id="p" chromakey="white"/></v:shape>',
      'exact',
    ],
    ['nothing where its shape has no size', `<p:pic><p:blipFill>${blip}</p:blipFill></p:pic>`, undefined],
    ['nothing where that is a placeholder', picture('', 0, 0), undefined],
    [
      'a group that shrinks its shapes',
      `<p:grpSp><p:grpSpPr><a:xfrm>${size('a:ext', 2, 1)}${size('a:chExt', 8, 2)}</a:xfrm></p:grpSpPr>${picture('', 4, 2)}</p:grpSp>`,
      { width: 1, height: 1 },
    ],
    [
      'the style of a VML shape',
      '<v:shape style="position:absolute;width:144pt;height:1in"><v:imagedata r:id="p"/></v:shape>',
      { width: 2, height: 1 },
    ],
    [
      'nothing of a VML pattern',
      '<v:rect style="width:9in;height:9in"><v:fill type="tile" r:id="p"/></v:rect>',
      'natural',
    ],
  ])('shows a picture as large as %s', async (_, xml, expected) => {
    const near =
      typeof expected === 'object'
        ? { width: expect.closeTo(expected.width), height: expect.closeTo(expected.height) }
        : expected;
    expect(await sizesIn(xml)).toEqual([['p', near]]);
  });

  it('reports every use of a picture', async () => {
    expect((await sizesIn(picture('', 1, 1) + picture('', 5, 4))).map(([, drawn]) => drawn)).toEqual([
      { width: 1, height: 1 },
      { width: 5, height: 4 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Fill, Picture, Shape } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createMedia } from '../../../../../../api/engines/pdf/reconstruct/ooxml/media.ts';
import { createRelationships } from '../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import { slideXml } from '../../../../../../api/engines/pdf/reconstruct/pptx/slide-xml.ts';
import { parseXml, type XmlNode } from '../../../../../support/office/read/parse-xml.ts';

const curve: Shape = {
  ...{ x0: 10, y0: 20, x1: 30, y1: 60, fill: 'FF0000', stroke: null, width: 0 },
  steps: [
    { type: 'move', points: [10, 20] },
    { type: 'curve', points: [30, 20, 30, 50, 10, 60] },
    { type: 'close', points: [] },
  ],
};

function* elements(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* elements(child);
}

describe('a slide', () => {
  it('has curved shapes at their positions', () => {
    const content = { pictures: [], tables: [], texts: [], inCells: [], leaders: [] };
    const drawings = { fills: [], rules: [], shapes: [curve] };
    const all = [...elements(parseXml(slideXml(content, drawings, createRelationships(), createMedia())))];
    const of = (name: string) => all.find((element) => element.name === name);
    expect(of('a:off')?.attributes).toEqual({ x: '127000', y: '254000' });
    expect(of('a:path')?.children.map(({ name }) => name)).toEqual(['a:moveTo', 'a:cubicBezTo', 'a:close']);
    expect(of('p:spPr')?.children.map(({ name }) => name)).toEqual(['a:xfrm', 'a:custGeom', 'a:solidFill', 'a:ln']);
  });

  it('has text in columns from right to left', () => {
    const paragraph = {
      ...{ inlines: [], alignment: 'left' as const, isRightToLeft: false, pitch: 20 },
      ...{ left: 0, right: 0, firstLine: 0, tabs: [], bullet: null, isLine: true },
    };
    const box = { x0: 10, y0: 20, x1: 30, y1: 200, paragraphs: [paragraph] };
    const vertical = { pictures: [], tables: [], inCells: [], leaders: [], texts: [{ ...box, isVertical: true }, box] };
    const drawings = { fills: [], rules: [], shapes: [] };
    const xml = slideXml(vertical, drawings, createRelationships(), createMedia());
    expect(xml.match(/<a:bodyPr [^>]*>/g)?.map((body) => body.includes('vert="eaVert"'))).toEqual([true, false]);
  });

  it('has drawings in the order in which they are painted, and what is on pictures above them', () => {
    const colours = {
      curve: 'AA0000',
      under: 'AA0001',
      over: 'AA0002',
      onPicture: 'AA0003',
      rule: 'AA0004',
      line: 'AA0005',
    };
    const box = { x0: 10, y0: 20, x1: 30, y1: 60 };
    const rule = { x0: 0, x1: 30, y0: 40, y1: 40, isHorizontal: true, thickness: 1, colour: colours.rule };
    const drawings = {
      fills: [
        { ...box, colour: colours.over, paintedAfter: 3 },
        { ...box, colour: colours.under, paintedAfter: 1 },
        { ...box, colour: colours.onPicture, paintedAfter: 4, onPicture: 'behind-text' as const },
      ],
      rules: [{ ...rule, colour: colours.line, onPicture: 'behind-text' as const }, rule],
      shapes: [{ ...curve, fill: colours.curve, paintedAfter: 2 }],
    };
    const picture = { ...box, bytes: new Uint8Array(1), format: 'png' as const };
    const content = { pictures: [picture], tables: [], texts: [], inCells: [], leaders: [] };
    const xml = slideXml(content, drawings, createRelationships(), createMedia());
    expect(xml.match(/AA000\d|<p:pic>/g)).toEqual([
      ...[colours.under, colours.curve, colours.over, colours.rule],
      ...['<p:pic>', colours.onPicture, colours.line],
    ]);
  });

  it('has pictures and what is painted on them in the order of painting', () => {
    const box = { x0: 10, y0: 20, x1: 30, y1: 60 };
    const pictureAt = (paintedAfter?: number) => ({
      ...{ ...box, bytes: new Uint8Array([paintedAfter ?? 0]), format: 'png' as const },
      ...(paintedAfter !== undefined && { paintedAfter }),
    });
    const areaAt = (paintedAfter: number) => ({
      ...{ ...box, colour: `AA000${paintedAfter}`, paintedAfter, onPicture: 'behind-text' as const },
    });
    const orderOfAll = (pictures: readonly Picture[], areas: readonly Fill[]) => {
      const content = { pictures, tables: [], texts: [], inCells: [], leaders: [] };
      const xml = slideXml(content, { fills: areas, rules: [], shapes: [] }, createRelationships(), createMedia());
      return xml.match(/AA000\d|Picture \d+/g)?.map((name) => name.replace(/ .*/, ''));
    };
    expect(orderOfAll([pictureAt(3), pictureAt(1)], [areaAt(4), areaAt(2)])).toEqual([
      ...['Picture', 'AA0002', 'Picture', 'AA0004'],
    ]);
    // A picture of a chart is in front of what it was made of, and an area that may hide nothing is where it was.
    expect(orderOfAll([pictureAt(3), pictureAt()], [areaAt(2), areaAt(0)])).toEqual([
      ...['AA0002', 'Picture', 'Picture', 'AA0000'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { drawingXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/drawing-xml.ts';
import type { Drawing } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const picture: Picture = { x0: 30, x1: 130, y0: 40, y1: 90, bytes: Uint8Array.of(1), format: 'png' };
const drawing = (place: Drawing['place'], of: Picture = picture, description = ''): Drawing => ({
  ...{ type: 'drawing', picture: of, place, description },
});
const pointsIn = (xml: string) =>
  [...(/<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [])].slice(1).map((emus) => Number(emus) / 12_700);

describe('a picture in a line', () => {
  it('has its size, and is no wider than the column', () => {
    expect(pointsIn(drawingXml(drawing('line'), 200, writeContext()))).toEqual([100, 50]);
    expect(pointsIn(drawingXml(drawing('line'), 50, writeContext()))).toEqual([50, 25]);
    expect(drawingXml(drawing('line'), 50, writeContext())).toContain('<wp:inline ');
  });

  it('is seen, however small it is', () => {
    const line = { ...picture, x1: 30, y1: 40 };
    expect(drawingXml(drawing('line', line), 50, writeContext())).toContain('<wp:extent cx="1" cy="1"/>');
  });
});

describe('a picture on the page', () => {
  it('is at its place, in its size, behind the text or in front of it', () => {
    const xml = drawingXml(drawing('page'), 50, writeContext());
    expect(pointsIn(xml)).toEqual([100, 50]);
    expect(xml).toContain(`<wp:posOffset>${30 * 12_700}</wp:posOffset>`);
    expect(xml).toContain(`<wp:posOffset>${40 * 12_700}</wp:posOffset>`);
    expect(xml).toContain('behindDoc="1"');
    expect(drawingXml(drawing('page', { ...picture, isInFront: true }), 50, writeContext())).toContain('behindDoc="0"');
    expect(xml).toContain('<wp:wrapNone/>');
  });

  it('has text on one side of it, where that flows around it', () => {
    const wrapped = { side: 'right', gap: 9, above: 6, below: 0 } as const;
    const xml = drawingXml(drawing('page', { ...picture, wrapped }), 50, writeContext());
    expect(xml).toContain('<wp:wrapSquare wrapText="right"/>');
    expect(xml).toContain(`<wp:anchor distT="${6 * 12_700}" distB="0" distL="0" distR="${9 * 12_700}"`);
    expect(xml).toContain('behindDoc="0"');
  });
});

it('names pictures by numbers, and describes those that are described', () => {
  const context = writeContext();
  const first = drawingXml(drawing('line', picture, 'A tree'), 200, context);
  const second = drawingXml(drawing('page', picture), 200, context);
  expect(first).toContain('<wp:docPr id="1" name="Picture 1" descr="A tree"/>');
  expect(first).toContain('<pic:cNvPr id="1" name="Picture 1" descr="A tree"/>');
  expect(second).toContain('<wp:docPr id="2" name="Picture 2"/>');
});

it('writes the bytes of a picture once', () => {
  const context = writeContext();
  const xml = [drawing('line'), drawing('page')].map((each) => drawingXml(each, 200, context));
  expect(xml.map((each) => /r:embed="(\w+)"/.exec(each)?.[1])).toEqual(['rId1', 'rId1']);
  expect(context.relationships.xml()).toContain('/image"');
});

it('describes a picture by words that are known, and that of an unknown letter by its sign', () => {
  const descriptionOf = (text: string) =>
    /<wp:docPr [^>]*?descr="([^"]*)"/.exec(drawingXml(drawing('line', picture, text), 200, writeContext()))?.[1];
  expect(descriptionOf('Share \ufffd\ufffd of 2\ufffd pages')).toBe('Share of pages');
  expect(descriptionOf('\ufffd\ufffd \ufffd')).toBeUndefined();
  expect(descriptionOf('\ufffd')).toBe('\ufffd');
});

import { describe, expect, it } from 'vitest';
import { createPaintedFormats } from '../../../../../../api/engines/libreoffice/sheets/tables/painted-formats.ts';
import type { Item, WrittenFormats } from '../../../../../../api/engines/libreoffice/sheets/tables/read-formats.ts';

const item = (name: string, attributes: Item['attributes'] = {}, ...children: Item[]): Item => ({
  ...{ name, attributes, children },
});
const black = item('color', { theme: '1' });
const blue = { rgb: 'FF0000FF' };

/** A plain format, one with a fill and a border of its own, and one in red letters. */
const written: WrittenFormats = {
  styles: new Map(),
  fonts: [item('font', {}, item('sz', { val: '11' }), black), item('font', {}, item('color', { rgb: 'FFFF0000' }))],
  fills: [
    item('fill', {}, item('patternFill', { patternType: 'none' })),
    item('fill', {}, item('patternFill', { patternType: 'solid' })),
  ],
  borders: [item('border'), item('border', {}, item('top', { style: 'thin' }))],
  formats: [
    item('xf', { fontId: '0', fillId: '0', borderId: '0' }),
    item('xf', { fontId: '0', fillId: '1', borderId: '1' }),
    item('xf', { fontId: '1', fillId: '0', borderId: '0' }),
  ],
};
const stylesPart =
  '<styleSheet><fonts count="2"><font/><font/></fonts><fills><fill/><fill/></fills><borders><border/></borders><cellXfs count="3"><xf/><xf/><xf/></cellXfs></styleSheet>';

/** The styles' part with the formats that were asked for. */
async function edited(
  formats: ReturnType<typeof createPaintedFormats>,
  part = stylesPart,
): Promise<string | undefined> {
  const edit = formats.edit();
  if (edit === undefined) return undefined;
  async function* source() {
    yield Buffer.from(part);
  }
  const pieces: Buffer[] = [];
  for await (const piece of edit(source())) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

describe('formats of cells in tables', () => {
  it('are added once for each look, behind those that are there', async () => {
    const formats = createPaintedFormats(written, 100);
    expect([formats.format(0, { bold: true }), formats.format(0, { bold: true })]).toEqual([3, 3]);
    expect(formats.format(0, { bold: true, fill: blue })).toBe(4);
    expect(formats.count()).toBe(5);
    const text = await edited(formats);
    expect(text).toContain('<font/><font/><font><b/><sz val="11"></sz><color theme="1"></color></font></fonts>');
    expect(text).toMatch(/<fills><fill\/><fill\/><fill><patternFill patternType="solid"><fgColor rgb="FF0000FF"\/>/);
    expect(text?.match(/<xf/g)).toHaveLength(5);
  });

  it('have the prefix of the part that they are added to', async () => {
    const formats = createPaintedFormats(written, 100);
    formats.format(0, { bold: true });
    const part = '<x:styleSheet><x:fonts></x:fonts><x:cellXfs></x:cellXfs></x:styleSheet>';
    expect(await edited(formats, part)).toContain('<x:font><x:b/>');
  });

  it('fill lists that are empty', async () => {
    const formats = createPaintedFormats(written, 100);
    formats.format(0, { bold: true });
    const part = '<x:styleSheet><x:fonts count="0" /><x:cellXfs></x:cellXfs></x:styleSheet>';
    expect(await edited(formats, part)).toMatch(/^<x:styleSheet><x:fonts><x:font>.*<\/x:font><\/x:fonts><x:cellXfs>/);
  });

  it('stay as they are where the look changes nothing, or cells have their own', async () => {
    const formats = createPaintedFormats(written, 100);
    expect(formats.format(0, { bold: false })).toBe(0);
    expect(formats.format(1, { bold: false, fill: blue, top: { style: 'thick', colour: blue } })).toBe(1);
    expect(formats.format(2, { bold: false, colour: blue })).toBe(2);
    expect(formats.format(7, { bold: true })).toBe(7);
    expect(await edited(formats)).toBeUndefined();
  });

  it('get the sides of a border that they lack', async () => {
    const formats = createPaintedFormats(written, 100);
    formats.format(1, { bold: false, bottom: { style: 'thick', colour: blue } });
    expect(await edited(formats)).toContain(
      '<border><top style="thin"></top><bottom style="thick"><color rgb="FF0000FF"/></bottom></border>',
    );
  });

  it('are no more than there may be', () => {
    const formats = createPaintedFormats(written, 4);
    expect([formats.format(0, { bold: true }), formats.format(0, { bold: true, fill: blue })]).toEqual([3, 0]);
  });
});

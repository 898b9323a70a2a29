import { expect, it } from 'vitest';
import { readFonts, writeFonts } from '../../../../api/formats/fonts/sfnt.ts';
import { liberationSans, reread } from '../../../support/fonts/font-file.ts';

it('writes a font that others read', async () => {
  const [font] = reread(await liberationSans());
  expect(font?.familyName).toBe('Liberation Sans');
  expect(font?.glyphForCodePoint(0x41).path.commands.length).toBeGreaterThan(5);
});

it('writes what the fonts of a collection share once', async () => {
  const font = await liberationSans();
  const one = writeFonts([font]);
  const three = writeFonts([font, { ...font, tables: new Map(font.tables) }, font]);
  expect(three.length).toBeLessThan(one.length + 2000);
  const read = readFonts(three);
  expect(read).toHaveLength(3);
  expect(read[1]?.tables.get('glyf')).toBe(read[0]?.tables.get('glyf'));
  expect(reread(font, font).map(({ familyName }) => familyName)).toEqual(['Liberation Sans', 'Liberation Sans']);
});

it('gives every table the sum of its words', async () => {
  const font = await liberationSans();
  font.tables.set('test', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 2, 1]));
  const written = writeFonts([font]);
  const record = written.indexOf('test', 0, 'latin1');
  expect(written.readUInt32BE(record + 4)).toBe(0x01000001);
  expect(written.readUInt32BE(record + 8) % 4).toBe(0);
});

it('rejects a font with truncated tables', async () => {
  const whole = writeFonts([await liberationSans()]);
  expect(() => readFonts(whole.subarray(0, whole.length - 100))).toThrow(RangeError);
});

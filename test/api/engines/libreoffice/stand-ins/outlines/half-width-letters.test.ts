import { expect, it } from 'vitest';
import { setHalfWidthLetters } from '../../../../../../api/engines/libreoffice/stand-ins/outlines/half-width-letters.ts';
import { characterMap } from '../../../../../../api/formats/fonts/character-map.ts';
import { type Font, tableOf } from '../../../../../../api/formats/fonts/sfnt.ts';
import { liberationSans, reread } from '../../../../../support/fonts/font-file.ts';

const [a, b, z] = [0x61, 0x62, 0x7a];
const isBeforeZ = (character: number) => character < z;

const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * place);
  return bytes;
};

/** A subtable that replaces each of these glyphs by the one `step` after it; glyphs listed one by one. */
const byStep = (step: number, ...glyphs: readonly number[]) => words(1, 6, step, 1, glyphs.length, ...glyphs);

/** A subtable that replaces each of a range of glyphs by another. */
const byList = (first: number, ...others: readonly number[]) =>
  words(2, 6 + 2 * others.length, others.length, ...others, 2, 1, first, first + others.length - 1, 0);

/** A subtable elsewhere. */
const far = (subtable: Buffer) => Buffer.concat([words(1, 1, 0, 8), subtable]);

/** A table GSUB whose first lookup is for vertical text, the second for half-width glyphs. */
function substitutions(kind: number, subtable: Buffer): Buffer {
  const features = Buffer.concat([
    words(2),
    Buffer.from('vert'),
    words(14),
    Buffer.from('hwid'),
    words(20),
    words(0, 1, 0),
    words(0, 1, 1),
  ]);
  const vertical = Buffer.concat([words(1, 0, 1, 8), byStep(9, 1, 2)]);
  const lookups = Buffer.concat([words(2, 6, 6 + vertical.length), vertical, words(kind, 0, 1, 8), subtable]);
  return Buffer.concat([words(1, 0, 10, 10, 10 + features.length), features, lookups]);
}

/** Liberation Sans with a subtable by which letters become others. */
async function fontWith(kind: number, subtableOf: (glyphs: readonly number[]) => Buffer) {
  const font = await liberationSans();
  const before = characterMap(font);
  const glyphs = [a, b, z].map((letter) => before.get(letter) ?? 0);
  font.tables.set('GSUB', substitutions(kind, subtableOf(glyphs)));
  return { font, before };
}

const drawn = (font: Font, character: number) => reread(font)[0]?.glyphForCodePoint(character).id;

it.each([
  ['by steps', 1, ([first = 0, , last = 0]: readonly number[]) => byStep(100, first, last)],
  ['one by one', 1, ([first = 0]: readonly number[]) => byList(first, first + 100)],
  ['in a subtable elsewhere', 7, ([first = 0, , last = 0]: readonly number[]) => far(byStep(100, first, last))],
])('draws letters with half-width glyphs that are listed %s', async (_, kind, subtableOf) => {
  const { font, before } = await fontWith(kind, subtableOf);
  setHalfWidthLetters(font, isBeforeZ);
  expect(drawn(font, a)).toBe((before.get(a) ?? 0) + 100);
  for (const other of [b, z]) expect(drawn(font, other)).toBe(before.get(other));
});

it('keeps what the font tells of variations of characters', async () => {
  const { font } = await fontWith(1, ([first = 0]) => byStep(1, first));
  const variations = Buffer.alloc(10);
  variations.writeUInt16BE(14, 0);
  variations.writeUInt32BE(variations.length, 2);
  const map = tableOf(font, 'cmap');
  const records = map.subarray(4, 4 + 8 * map.readUInt16BE(2));
  for (let record = 4; record < records.length; record += 8) {
    records.writeUInt32BE(records.readUInt32BE(record) + 8, record);
  }
  const added = Buffer.concat([words(0, 5, 0, map.length + 8)]);
  const header = Buffer.concat([words(0, map.readUInt16BE(2) + 1), added, records]);
  font.tables.set('cmap', Buffer.concat([header, map.subarray(4 + records.length), variations]));
  setHalfWidthLetters(font, isBeforeZ);
  expect(tableOf(font, 'cmap').subarray(-10)).toEqual(variations);
});

it('leaves a font without such glyphs as it is', async () => {
  const font = await liberationSans();
  font.tables.delete('GSUB');
  const map = font.tables.get('cmap');
  setHalfWidthLetters(font, isBeforeZ);
  expect(font.tables.get('cmap')).toBe(map);
});

import { describe, expect, it } from 'vitest';
import { characterMap } from '../../../../api/formats/fonts/character-map.ts';
import { writeCharacterMap } from '../../../../api/formats/fonts/write-character-map.ts';

const fontWith = (cmap: Buffer) => ({ version: 0x00010000, tables: new Map([['cmap', cmap]]) });

/** A table of groups of characters, of any plane (format 12). */
function groups(...ranges: readonly (readonly [start: number, end: number])[]): Buffer {
  const table = Buffer.alloc(28 + 12 * ranges.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(ranges.length, 24);
  ranges.forEach(([start, end], at) => {
    table.writeUInt32BE(start, 28 + 12 * at);
    table.writeUInt32BE(end, 32 + 12 * at);
  });
  return table;
}

describe('the characters of a font', () => {
  it('are those of its table, in any plane', () => {
    expect([...characterMap(fontWith(writeCharacterMap([0x61, 0x62, 0x1d400], 5)))]).toEqual([
      [0x61, 5],
      [0x62, 6],
      [0x1d400, 7],
    ]);
  });

  it('are not read from a table that tells more than there are', () => {
    expect(characterMap(fontWith(groups([0x20, 0x7e]))).size).toBe(95);
    expect(() => characterMap(fontWith(groups([0, 0xfffffffe])))).toThrow(RangeError);
    const often = Array.from({ length: 100 }, () => [0, 0xffff] as const);
    expect(() => characterMap(fontWith(groups(...often)))).toThrow(RangeError);
  });
});

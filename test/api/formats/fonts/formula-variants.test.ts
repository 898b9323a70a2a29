import { describe, expect, it } from 'vitest';
import { formulaVariants } from '../../../../api/formats/fonts/formula-variants.ts';
import {
  alternates,
  extended,
  formulaFont,
  ligature,
  shifted,
  single,
  substitutions,
} from '../../../support/fonts/formula-font.ts';

const signs = [
  [31, 30],
  [32, 30],
] as const;
const variantsBy = (feature: string, type: number, subtable: Buffer) =>
  [...formulaVariants(formulaFont(substitutions(feature, type, subtable)))].sort(([a], [b]) => a - b);

describe('formulaVariants', () => {
  it('tells of which glyphs others are indices, and of which they are higher', () => {
    expect(variantsBy('ssty', 3, alternates(5, 6, 7))).toEqual([[6, 5], [7, 5], ...signs]);
    expect(variantsBy('ssty', 1, single(5, 8))).toEqual([[8, 5], ...signs]);
    expect(variantsBy('ssty', 1, shifted(5, 6, -3))).toEqual([[2, 5], [3, 6], ...signs]);
    expect(variantsBy('ssty', 7, extended(3, alternates(5, 9)))).toEqual([[9, 5], ...signs]);
  });

  it('tells nothing of other substitutions, and of other fonts', () => {
    expect(variantsBy('smcp', 1, single(5, 8))).toEqual(signs);
    expect(variantsBy('ssty', 4, ligature([5, 6], 8))).toEqual(signs);
    const other = formulaFont(substitutions('ssty', 1, single(5, 8)));
    other.tables.delete('MATH');
    expect(formulaVariants(other).size).toBe(0);
  });

  it('throws where tables are damaged', () => {
    expect(() => formulaVariants(formulaFont(Buffer.alloc(4)))).toThrow(RangeError);
    const endless = Buffer.alloc(6 * 70_000);
    endless.writeUInt16BE(2, 0);
    endless.writeUInt16BE(60_000, 2);
    for (let range = 0; range < 60_000; range += 1) endless.writeUInt16BE(0xffff, 6 + 6 * range);
    const subtable = Buffer.concat([single(5, 8).subarray(0, 8), endless]);
    expect(() => formulaVariants(formulaFont(substitutions('ssty', 1, subtable)))).toThrow(RangeError);
  });
});

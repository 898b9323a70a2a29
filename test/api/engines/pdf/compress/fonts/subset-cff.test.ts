import { describe, expect, it } from 'vitest';
import { subsetCff } from '../../../../../../api/engines/pdf/compress/fonts/subset-cff.ts';
import { usedSubrs } from '../../../../../../api/engines/pdf/compress/fonts/used-subrs.ts';
import { readCff } from '../../../../../../api/engines/pdf/fonts/read-cff.ts';
import { cff } from '../../../../../support/fonts/cff.ts';

const number = (value: number) => value + 139;
const [hstem, rlineto, callsubr, returns, endchar, hintmask, twoBytes, add] = [1, 5, 10, 11, 14, 19, 12, 10];
/** Few subroutines are numbered from -107 on. */
const call = (subr: number) => [number(subr - 107), callsubr];
const line = [number(5), number(7), rlineto];

const font = cff({
  charStrings: [
    [...line, endchar],
    [...call(0), endchar],
    // Two hints, and a mask of one byte that is no call.
    [number(0), number(9), hstem, number(3), number(4), hintmask, callsubr, ...call(1), endchar],
    [...line, ...line, ...line, endchar],
  ].map((bytes) => Buffer.from(bytes)),
  ids: [34, 391, 392],
  strings: ['alpha.alt', 'beta.alt'],
  subrs: [
    [...line, returns],
    [...call(2), returns],
    [...line, ...line, returns],
  ].map((bytes) => Buffer.from(bytes)),
  codes: [65],
});

const glyph = (program: Buffer, i: number) => {
  const { charStrings } = readCff(program);
  return [...program.subarray(charStrings.offsetOf(i), charStrings.offsetOf(i + 1))];
};
const subr = (program: Buffer, i: number) => {
  const [subrs] = readCff(program).localSubrs;
  return [...program.subarray(subrs?.offsetOf(i), subrs?.offsetOf(i + 1))];
};

describe('a CFF program', () => {
  it('reports its glyphs, their names and codes', () => {
    const { glyphCount, isCid, codes, idOf, nameOf } = readCff(font);
    expect([glyphCount, isCid, codes]).toEqual([4, false, [65]]);
    expect([1, 2, 3].map(idOf)).toEqual([34, 391, 392]);
    expect([34, 391, 392].map(nameOf)).toEqual([undefined, 'alpha.alt', 'beta.alt']);
  });

  it('is rejected if it is truncated', () => {
    expect(() => readCff(font.subarray(0, font.length - 30))).toThrow();
  });
});

describe('its subset', () => {
  const subset = subsetCff(font, () => new Set([2])) as Buffer;

  it('keeps every offset, and the glyphs that are shown', () => {
    expect(subset.length).toBe(font.length);
    for (const kept of [0, 2]) expect(glyph(subset, kept)).toEqual(glyph(font, kept));
    for (const gone of [1, 3]) expect(glyph(subset, gone)).toEqual([endchar]);
    expect([2, 3].map((i) => readCff(subset).idOf(i))).toEqual([391, 392]);
  });

  it('keeps the subroutines that these call, directly or not', () => {
    expect(subr(subset, 0)).toEqual([returns]);
    for (const kept of [1, 2]) expect(subr(subset, kept)).toEqual(subr(font, kept));
  });

  it('keeps all subroutines if the number of one is computed', () => {
    const computed = Buffer.from([number(-100), number(-7), twoBytes, add, callsubr, endchar]);
    const subrs = [Buffer.of(returns, 1, 2)];
    const odd = cff({ charStrings: [computed, computed], ids: [34], strings: [], subrs, codes: [] });
    expect(() => usedSubrs(odd, readCff(odd), [1])).toThrow();
    expect(subr(subsetCff(odd, () => new Set([1])) as Buffer, 0)).toEqual([returns, 1, 2]);
  });

  it('keeps all subroutines if they call each other endlessly', () => {
    const many = (subr: number) => Array.from({ length: 200 }, () => call(subr)).flat();
    const subrs = [1, 2, 3, 4, 5, 6].map((next) => Buffer.from(next < 6 ? many(next) : line));
    const glyphs = [Buffer.of(endchar), Buffer.from([...many(0), endchar])];
    const odd = cff({ charStrings: glyphs, ids: [34], strings: [], subrs, codes: [] });
    expect(() => usedSubrs(odd, readCff(odd), [1])).toThrow('too many steps');
  });

  it('is undefined if it is unknown what is shown', () => {
    expect(subsetCff(font, () => undefined)).toBeUndefined();
  });
});

/**
 * The built-in encoding of a Type 1 font program: code → glyph name (Adobe Type 1 Font Format §2.2).
 * @param clear The portion of the program that is not encrypted.
 */
export const type1Encoding = (clear: string): ReadonlyMap<number, string> =>
  new Map([...clear.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g)].map(([, code, name = '']) => [Number(code), name]));

/** A number in CFF's five-byte form (Adobe TN 5176 §4), so that offsets do not depend on its value. */
const integer = (value: number) => {
  const bytes = Buffer.alloc(5, 29);
  bytes.writeInt32BE(value, 1);
  return bytes;
};

function index(objects: readonly Buffer[]): Buffer {
  if (objects.length === 0) return Buffer.from([0, 0]);
  const head = Buffer.alloc(3 + (objects.length + 1) * 2);
  head.writeUInt16BE(objects.length);
  head[2] = 2;
  let offset = 1;
  for (const [i, object] of [...objects, Buffer.alloc(0)].entries()) {
    head.writeUInt16BE(offset, 3 + i * 2);
    offset += object.length;
  }
  return Buffer.concat([head, ...objects]);
}

/** The parts of a CFF program; the first glyph is .notdef and has no id. */
export interface CffParts {
  readonly charStrings: readonly Buffer[];
  /** CIDs or string numbers of the other glyphs; strings of the program's own begin at 391. */
  readonly ids: readonly number[];
  readonly strings: readonly string[];
  readonly subrs: readonly Buffer[];
  /** Codes of the first glyphs after .notdef. */
  readonly codes: readonly number[];
}

/** A CFF program whose glyphs have names. */
export function cff({ charStrings, ids, strings, subrs, codes }: CffParts): Buffer {
  const names = index([Buffer.from('Test')]);
  const topOf = (charset: number, encoding: number, glyphs: number, privateAt: number) =>
    index([
      Buffer.concat([
        ...[integer(charset), Buffer.of(15), integer(encoding), Buffer.of(16), integer(glyphs), Buffer.of(17)],
        ...[integer(6), integer(privateAt), Buffer.of(18)],
      ]),
    ]);
  const texts = index(strings.map((text) => Buffer.from(text)));
  const charset = Buffer.concat([Buffer.of(0), ...ids.map((id) => Buffer.of(id >> 8, id & 255))]);
  const encoding = Buffer.from([0, codes.length, ...codes]);
  const glyphs = index(charStrings);
  const start = 4 + names.length + topOf(0, 0, 0, 0).length + texts.length + index([]).length;
  const encodingAt = start + charset.length;
  const glyphsAt = encodingAt + encoding.length;
  const privateAt = glyphsAt + glyphs.length;
  const top = topOf(start, encodingAt, glyphsAt, privateAt);
  const own = Buffer.concat([integer(6), Buffer.of(19)]);
  return Buffer.concat([
    Buffer.of(1, 0, 4, 2),
    names,
    top,
    texts,
    index([]),
    charset,
    encoding,
    glyphs,
    own,
    index(subrs),
  ]);
}

/** A CFF program whose glyphs, after .notdef, have CIDs from 1 on and nothing else. */
export function cidCff(charStrings: readonly Buffer[]): Buffer {
  const names = index([Buffer.from('Test')]);
  const texts = index([Buffer.from('Adobe'), Buffer.from('Identity')]);
  const registry = Buffer.concat([integer(391), integer(392), integer(0), Buffer.of(12, 30)]);
  const topOf = (charset: number, fontOfGlyph: number, glyphs: number, fonts: number) =>
    index([
      Buffer.concat([
        ...[registry, integer(charset), Buffer.of(15), integer(glyphs), Buffer.of(17)],
        ...[integer(fonts), Buffer.of(12, 36), integer(fontOfGlyph), Buffer.of(12, 37)],
      ]),
    ]);
  const charset = Buffer.concat([Buffer.of(0), ...charStrings.slice(1).map((_, at) => Buffer.of(0, at + 1))]);
  const fontOfGlyph = Buffer.alloc(1 + charStrings.length);
  const glyphs = index(charStrings);
  const start = 4 + names.length + topOf(0, 0, 0, 0).length + texts.length + index([]).length;
  const fontsAt = start + charset.length + fontOfGlyph.length + glyphs.length;
  const top = topOf(start, start + charset.length, start + charset.length + fontOfGlyph.length, fontsAt);
  return Buffer.concat([
    ...[Buffer.of(1, 0, 4, 2), names, top, texts, index([]), charset, fontOfGlyph, glyphs],
    index([Buffer.alloc(0)]),
  ]);
}

import { type Bounds, type GlyphTable, writeGlyphTable } from './glyph-table.ts';
import { type FaceStyle, setNames } from './names.ts';
import { type Contour, quadraticOutline } from './outline.ts';
import { type Font, writeFonts } from './sfnt.ts';
import { writeCharacterMap } from './write-character-map.ts';

/** A character with its outline. All lengths are in ems. */
export interface DrawnCharacter {
  /** Its code point. */
  readonly code: number;
  readonly advance: number;
  readonly contours: readonly Contour[];
}

/** A font as the outlines of its characters. */
export interface DrawnFont {
  readonly family: string;
  readonly style: FaceStyle;
  /** How high its lines are above the baseline, and below it, in ems. */
  readonly ascent: number;
  readonly descent: number;
  /** No two of one code. */
  readonly characters: readonly DrawnCharacter[];
}

const unitsPerEm = 2048;
const trueType = 0x00010000;
/** How far curves may be from the ones that they replace, in ems: less than a unit. */
const tolerance = 0.0004;
/** Ems beyond which no part of a letter is written: points are 16-bit integers. */
const maxReach = 15;
/** The glyph for what the font lacks. It is blank. */
const missing = { advance: 0.5, contours: [] } as const;
const weights = { regular: 400, bold: 700 } as const;
/** Bits of `macStyle` in `head`, and of `fsSelection` and `fsType` in `OS/2`. */
const macStyle = { bold: 1, italic: 2 } as const;
const selection = { italic: 0x1, bold: 0x20, regular: 0x40 } as const;
const editable = 0x8;
/** Bits for Latin letters among Unicode's ranges, and for the Latin code page. */
const latin = { ranges: 0x3, codePages: 0x1 } as const;

type Field = readonly [bytes: 1 | 2 | 4, value: number];
const short = (value: number): Field => [2, Math.round(value)];
const long = (value: number): Field => [4, value];
const zeros = (bytes: number): readonly Field[] => Array.from({ length: bytes }, () => [1, 0] as const);

/** Numbers one after the other, in two's complement. */
function fields(...values: readonly Field[]): Buffer {
  const table = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    table.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, at, bytes);
    at += bytes;
  }
  return table;
}

const isWithin = ({ advance, contours }: DrawnCharacter) =>
  advance >= 0 &&
  advance < maxReach &&
  contours.every(({ start, strokes }) =>
    [start, ...strokes.flat()].every((point) => point.every((place) => Math.abs(place) < maxReach)),
  );

/** The box around all glyphs. */
const boxOf = (bounds: readonly Bounds[]): Bounds => ({
  xMin: Math.min(0, ...bounds.map(({ xMin }) => xMin)),
  yMin: Math.min(0, ...bounds.map(({ yMin }) => yMin)),
  xMax: Math.max(0, ...bounds.map(({ xMax }) => xMax)),
  yMax: Math.max(0, ...bounds.map(({ yMax }) => yMax)),
});

/** The tables `head`, `hhea`, `maxp`, `hmtx`, `OS/2` and `post`. */
function metricTables(
  { style, ascent, descent }: DrawnFont,
  codes: readonly number[],
  advances: readonly number[],
  { bounds, maxPoints, maxContours }: GlyphTable,
): readonly (readonly [string, Buffer])[] {
  const { xMin, yMin, xMax, yMax } = boxOf(bounds);
  const [above, below] = [ascent * unitsPerEm, descent * unitsPerEm];
  const [isBold, isItalic] = [style.includes('Bold'), style.includes('Italic')];
  const bits = (isBold ? selection.bold : 0) | (isItalic ? selection.italic : 0) || selection.regular;
  const look = (isBold ? macStyle.bold : 0) | (isItalic ? macStyle.italic : 0);
  const widest = Math.max(...advances);
  const average = advances.reduce((sum, advance) => sum + advance, 0) / advances.length;
  const head = fields(
    ...[long(0x10000), long(0x10000), long(0), long(0x5f0f3cf5), short(0), short(unitsPerEm), ...zeros(16)],
    ...[xMin, yMin, xMax, yMax, look, 8, 2, 1, 0].map(short),
  );
  const hhea = fields(
    ...[long(0x10000), short(above), short(-below), short(0), short(widest), short(xMin), short(0), short(xMax)],
    ...[1, 0, 0, ...Array<number>(5).fill(0), advances.length].map(short),
  );
  const maxp = fields(
    ...[long(0x10000), short(bounds.length), short(maxPoints), short(maxContours)],
    ...[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].map(short),
  );
  const hmtx = fields(
    ...advances.flatMap((advance, glyph) => [short(advance), short(bounds[glyph]?.xMin ?? 0)] as const),
  );
  const last = Math.min(0xffff, codes.at(-1) ?? 0);
  const os2 = fields(
    ...[4, average, isBold ? weights.bold : weights.regular, 5, editable].map(short),
    ...[...zeros(22), ...zeros(10), long(latin.ranges), ...zeros(12), ...zeros(4), short(bits)],
    ...[Math.min(0xffff, codes[0] ?? 0), last, above, -below, 0, above, below].map(short),
    ...[long(latin.codePages), long(0), ...[0, 0, 0, 0x20, 0].map(short)],
  );
  const post = fields(long(0x30000), ...zeros(28));
  return [
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
    ['hmtx', hmtx],
    ['OS/2', os2],
    ['post', post],
  ];
}

/**
 * Makes a TrueType font of the outlines of characters, without instructions and layout rules (OpenType 1.9). Characters
 * that reach too far from their origins for one are left out.
 */
export function buildFont(font: DrawnFont): Buffer {
  const characters = font.characters.filter(isWithin).sort((a, b) => a.code - b.code);
  const codes = characters.map(({ code }) => code);
  const drawn = [missing, ...characters];
  const table = writeGlyphTable(
    drawn.map(({ contours }) =>
      contours
        .map((contour) => quadraticOutline(contour, unitsPerEm, tolerance))
        // A point and a line cover nothing.
        .filter((points) => points.length > 2),
    ),
  );
  const advances = drawn.map(({ advance }) => Math.round(advance * unitsPerEm));
  const built: Font = {
    version: trueType,
    tables: new Map([
      ...metricTables(font, codes, advances, table),
      ['cmap', writeCharacterMap(codes, 1)],
      ['glyf', table.glyf],
      ['loca', table.loca],
      // Names are added to those that the font has.
      ['name', fields(short(0), short(0), short(6))],
    ]),
  };
  setNames(built, font.family, font.style);
  return writeFonts([built]);
}

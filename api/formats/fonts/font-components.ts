/** Components that one character may be drawn from, those of components included: fonts have dozens at most. */
const maxComponents = 5000;
/** Components of all glyphs of a font together: several for each of the most that there can be. */
const maxTotal = 1_000_000;
/** Depth of components within components; FreeType and others follow them recursively. */
const maxDepth = 100;

/** Flags of a component (OpenType, table “glyf”). */
const flags = { wordArguments: 0x1, scale: 0x8, more: 0x20, scaleXY: 0x40, twoByTwo: 0x80 } as const;

interface Glyphs {
  readonly count: number;
  /** The numbers of the glyphs that one is made of; empty for most. */
  readonly componentsOf: (glyph: number) => readonly number[];
}

/** The positions of the tables of each font in a file (OpenType; a collection has several); empty for other files. */
function* directoriesOf(font: Buffer): Generator<ReadonlyMap<string, number>> {
  const isCollection = font.toString('latin1', 0, 4) === 'ttcf';
  const starts = isCollection
    ? Array.from({ length: Math.min(font.readUInt32BE(8), 100) }, (_, index) => font.readUInt32BE(12 + 4 * index))
    : [0];
  for (const start of starts) {
    const tables = new Map<string, number>();
    const count = font.readUInt16BE(start + 4);
    for (let at = start + 12; at < start + 12 + 16 * count; at += 16) {
      tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
    }
    yield tables;
  }
}

function glyphsOf(font: Buffer, tables: ReadonlyMap<string, number>): Glyphs | null {
  const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((name) => tables.get(name));
  if (head === undefined || maxp === undefined || loca === undefined || glyf === undefined) return null;
  const isLong = font.readUInt16BE(head + 50) !== 0;
  const startOf = (glyph: number) =>
    glyf + (isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph));
  return {
    count: font.readUInt16BE(maxp + 4),
    componentsOf(glyph) {
      const start = startOf(glyph);
      if (startOf(glyph + 1) <= start || font.readInt16BE(start) >= 0) return [];
      const found: number[] = [];
      let flag: number = flags.more;
      for (let at = start + 10; (flag & flags.more) !== 0 && found.length <= maxComponents; ) {
        flag = font.readUInt16BE(at);
        found.push(font.readUInt16BE(at + 2));
        at += 4 + (flag & flags.wordArguments ? 4 : 2);
        if (flag & flags.scale) at += 2;
        else if (flag & flags.scaleXY) at += 4;
        else if (flag & flags.twoByTwo) at += 8;
      }
      return found;
    },
  };
}

/** Whether one of the glyphs is made of too many others, or of itself. */
function areBomb({ count, componentsOf }: Glyphs): boolean {
  /** For each glyph that was looked at: what it takes to draw. */
  const costs = new Map<number, number>();
  let total = 0;
  const costOf = (glyph: number, depth: number): number => {
    const known = costs.get(glyph);
    if (known !== undefined) return known;
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    // Until it is known, a glyph within itself has no end.
    costs.set(glyph, Number.POSITIVE_INFINITY);
    let cost = 1;
    const components = componentsSafely(glyph);
    total += components.length;
    for (const component of components) {
      cost += costOf(component, depth + 1);
      if (cost > maxComponents) break;
    }
    costs.set(glyph, cost);
    return cost;
  };
  /** Programs draw nothing for a glyph that is not whole. */
  const componentsSafely = (glyph: number) => {
    try {
      return componentsOf(glyph);
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  };
  for (let glyph = 0; glyph < count; glyph++) {
    if (costOf(glyph, 0) > maxComponents || total > maxTotal) return true;
  }
  return false;
}

/**
 * Whether a TrueType font has characters that are drawn from others thousands of times, as tenfold at each level, or from
 * themselves. Programs that draw or embed such a font never come to an end.
 */
export function isFontBomb(font: Buffer): boolean {
  try {
    for (const tables of directoriesOf(font)) {
      const glyphs = glyphsOf(font, tables);
      if (glyphs !== null && areBomb(glyphs)) return true;
    }
  } catch (error) {
    // A font that is cut off is one that nothing uses.
    if (!(error instanceof RangeError)) throw error;
  }
  return false;
}

/** The platform of Windows, and its encodings for the basic plane and for all planes (OpenType, `cmap`). */
export const windows = { platform: 3, basic: 1, full: 10 } as const;
const lastOfBasicPlane = 0xffff;

/** Characters that follow each other, with the glyph of the first: those of the others follow, too. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly glyph: number;
}

function runsOf(glyphs: Iterable<readonly [character: number, glyph: number]>): readonly Run[] {
  const runs: Run[] = [];
  for (const [character, glyph] of glyphs) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      character === last.end + 1 &&
      character !== lastOfBasicPlane + 1 &&
      glyph - last.glyph === character - last.start;
    if (isNext) runs[runs.length - 1] = { ...last, end: character };
    else runs.push({ start: character, end: character, glyph });
  }
  return runs;
}

/** A subtable of format 4: segments of the basic plane, the last of which is for its last code. */
function writeSegments(runs: readonly Run[]): Buffer {
  const all = [...runs, { start: lastOfBasicPlane, end: lastOfBasicPlane, glyph: 0 }];
  const exponent = Math.floor(Math.log2(all.length));
  const table = Buffer.alloc(16 + 8 * all.length);
  const search = 2 * 2 ** exponent;
  const header = [4, table.length, 0, 2 * all.length, search, exponent, 2 * all.length - search];
  for (const [index, value] of header.entries()) table.writeUInt16BE(value, 2 * index);
  const startsAt = 16 + 2 * all.length;
  all.forEach(({ start, end, glyph }, index) => {
    table.writeUInt16BE(end, 14 + 2 * index);
    table.writeUInt16BE(start, startsAt + 2 * index);
    table.writeUInt16BE((glyph - start) & 0xffff, startsAt + 2 * (all.length + index));
  });
  return table;
}

function writeRuns(runs: readonly Run[]): Buffer {
  const table = Buffer.alloc(16 + 12 * runs.length);
  table.writeUInt16BE(12, 0);
  table.writeUInt32BE(table.length, 4);
  table.writeUInt32BE(runs.length, 12);
  runs.forEach(({ start, end, glyph }, index) => {
    table.writeUInt32BE(start, 16 + 12 * index);
    table.writeUInt32BE(end, 20 + 12 * index);
    table.writeUInt32BE(glyph, 24 + 12 * index);
  });
  return table;
}

/** Writes a subtable of format 12, groups of any plane, for glyphs by their code points. */
export const writeGroups = (glyphs: ReadonlyMap<number, number>): Buffer =>
  writeRuns(runsOf([...glyphs].sort(([one], [other]) => one - other)));

/**
 * Writes a table `cmap` for characters whose glyphs follow each other.
 * @param characters Code points, each greater than the one before it. @param firstGlyph That of the first.
 */
export function writeCharacterMap(characters: readonly number[], firstGlyph: number): Buffer {
  const runs = runsOf(characters.map((character, index) => [character, firstGlyph + index] as const));
  const basic = runs.filter(({ end }) => end < lastOfBasicPlane);
  const subtables = [
    { encoding: windows.basic, table: writeSegments(basic) },
    ...(runs.length > basic.length ? [{ encoding: windows.full, table: writeRuns(runs) }] : []),
  ];
  const header = Buffer.alloc(4 + 8 * subtables.length);
  header.writeUInt16BE(subtables.length, 2);
  let offset = header.length;
  subtables.forEach(({ encoding, table }, index) => {
    header.writeUInt16BE(windows.platform, 4 + 8 * index);
    header.writeUInt16BE(encoding, 6 + 8 * index);
    header.writeUInt32BE(offset, 8 + 8 * index);
    offset += table.length;
  });
  return Buffer.concat([header, ...subtables.map(({ table }) => table)]);
}

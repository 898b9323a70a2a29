import { type CffIndex, type CffProgram, readCff } from '../../fonts/read-cff.ts';
import { type UsedSubrs, usedSubrs } from './used-subrs.ts';

/** Charstrings of just `return` and `endchar`: some readers treat an empty one as damage. */
const [emptySubr, emptyGlyph] = [Buffer.of(11), Buffer.of(14)];

/**
 * Rewrites an INDEX in place, with a filler in place of unused objects and zeros after the last one. What follows the
 * INDEX stays where it is, so no other offset changes.
 */
function blankUnused(
  font: Buffer,
  data: Buffer,
  index: CffIndex,
  isKept: (i: number) => boolean,
  filler: Buffer,
): void {
  const { start, end, count, offsetBytes, offsetOf } = index;
  if (count === 0) return;
  const first = start + 3 + (count + 1) * offsetBytes;
  let length = 0;
  for (let i = 0; i < count; i++) {
    const object = font.subarray(offsetOf(i), offsetOf(i + 1));
    const kept = isKept(i) || object.length < filler.length ? object : filler;
    data.writeUIntBE(length + 1, start + 3 + i * offsetBytes, offsetBytes);
    kept.copy(data, first + length);
    length += kept.length;
  }
  data.writeUIntBE(length + 1, first - offsetBytes, offsetBytes);
  data.fill(0, first + length, end);
}

/** Undefined if the needed subroutines cannot be determined. */
function tryUsedSubrs(font: Buffer, program: CffProgram, glyphs: ReadonlySet<number>): UsedSubrs | undefined {
  try {
    return usedSubrs(font, program, glyphs);
  } catch {
    return undefined;
  }
}

/**
 * Empties the unused glyphs of a CFF program, and the subroutines that only they call. The program keeps its length but
 * deflates to a fraction. Glyph ids, CIDs, names and codes stay the same. Throws for damaged programs.
 * @param shown Returns the ids of the glyphs to keep; .notdef is always kept. If it returns undefined, so does this
 * function.
 */
export function subsetCff(
  font: Buffer,
  shown: (program: CffProgram) => ReadonlySet<number> | undefined,
): Buffer | undefined {
  const program = readCff(font);
  const wanted = shown(program);
  if (wanted === undefined) return undefined;
  const glyphs = new Set([0, ...[...wanted].filter((glyph) => glyph < program.glyphCount)]);
  const data = Buffer.from(font);
  blankUnused(font, data, program.charStrings, (i) => glyphs.has(i), emptyGlyph);
  const used = tryUsedSubrs(font, program, glyphs);
  if (used === undefined) return data;
  blankUnused(font, data, program.globalSubrs, (i) => used.global.has(i), emptySubr);
  for (const index of program.localSubrs) {
    // Font DICTs may share their subroutines.
    const sharing = used.local.filter((_, fontDict) => program.localSubrs[fontDict]?.start === index?.start);
    if (index !== undefined) blankUnused(font, data, index, (i) => sharing.some((calls) => calls.has(i)), emptySubr);
  }
  return data;
}

import { type CffIndex, type CffProgram, readCff } from './read-cff.ts';
import { type UsedSubrs, usedSubrs } from './used-subrs.ts';

/** Charstrings that do nothing: some readers take none at all for damage. */
const [emptySubr, emptyGlyph] = [Buffer.of(11), Buffer.of(14)];

/**
 * Writes an index anew in its old place in `data`: a filler for the objects that are not kept, and zeros where the
 * room is no longer needed. All that follows stays where it is, so that no offset changes.
 */
function thinOut(font: Buffer, data: Buffer, index: CffIndex, isKept: (i: number) => boolean, filler: Buffer): void {
  const { start, end, count, offsetBytes, at } = index;
  if (count === 0) return;
  const first = start + 3 + (count + 1) * offsetBytes;
  let length = 0;
  for (let i = 0; i < count; i++) {
    const object = font.subarray(at(i), at(i + 1));
    const kept = isKept(i) || object.length < filler.length ? object : filler;
    data.writeUIntBE(length + 1, start + 3 + i * offsetBytes, offsetBytes);
    kept.copy(data, first + length);
    length += kept.length;
  }
  data.writeUIntBE(length + 1, first - offsetBytes, offsetBytes);
  data.fill(0, first + length, end);
}

/** Undefined where nobody can say which are needed. */
function tryUsedSubrs(font: Buffer, program: CffProgram, glyphs: ReadonlySet<number>): UsedSubrs | undefined {
  try {
    return usedSubrs(font, program, glyphs);
  } catch {
    return undefined;
  }
}

/**
 * A CFF program as long as before in which glyphs that are not shown, and what only they call, are empty, so that it
 * deflates to a fraction. Glyph ids, CIDs, names and codes stay. Throws where it cannot be read.
 *
 * @param shown Tells the glyphs that stay beside .notdef; undefined for all.
 */
export function subsetCff(
  font: Buffer,
  shown: (program: CffProgram) => ReadonlySet<number> | undefined,
): Buffer | undefined {
  const program = readCff(font);
  const wanted = shown(program);
  if (wanted === undefined) return undefined;
  const glyphs = new Set([0, ...[...wanted].filter((glyph) => glyph < program.glyphs)]);
  const data = Buffer.from(font);
  thinOut(font, data, program.charStrings, (i) => glyphs.has(i), emptyGlyph);
  const used = tryUsedSubrs(font, program, glyphs);
  if (used === undefined) return data;
  thinOut(font, data, program.globalSubrs, (i) => used.global.has(i), emptySubr);
  for (const index of program.localSubrs) {
    // Dictionaries may share their subroutines.
    const sharing = used.local.filter((_, dict) => program.localSubrs[dict]?.start === index?.start);
    if (index !== undefined) thinOut(font, data, index, (i) => sharing.some((calls) => calls.has(i)), emptySubr);
  }
  return data;
}

import { addTo } from '../../../../../groups.ts';
import { tagOf } from '../../lines/line-tags.ts';
import type { Look } from '../../model/page-model.ts';
import { familyOf } from '../../ooxml/font-family.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { couldBeHeading } from './could-be-heading.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import type { HeadingLevel, PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/** The key of all looks that differ in nothing but their size. */
const faceOf = ({ font, isBold, isItalic, colour }: Look) => `${font}/${isBold}/${isItalic}/${colour}`;

/** The levels of groups of at least two known headings that have the same one. */
function agreedLevels<Key>(
  known: ReadonlyMap<Passage, HeadingLevel>,
  keyOf: (look: Look) => Key,
): ReadonlyMap<Key, HeadingLevel> {
  const groups = new Map<Key, HeadingLevel[]>();
  for (const [passage, level] of known) {
    const look = lookOf(passage);
    if (look !== null) addTo(groups, keyOf(look), level);
  }
  const agreed = new Map<Key, HeadingLevel>();
  for (const [key, [level, ...others]] of groups)
    if (level !== undefined && others.length > 0 && others.every((other) => other === level)) agreed.set(key, level);
  return agreed;
}

/**
 * Finds headings that the outline and the tags leave out: passages that look as at least two known headings of a level
 * do, and as no running text does. The title of a table of contents may look as they do, but is none. Word tags every
 * paragraph in a cell as P: there, those larger than the text count, too, and their size may be another one where headings
 * have a font of their own.
 * @param body The look of the body text.
 */
export function byKnown(
  passages: readonly PlacedPassage[],
  known: ReadonlyMap<Passage, HeadingLevel>,
  body: Look,
): ReadonlyMap<Passage, HeadingLevel> {
  const byLook = agreedLevels(known, (look) => look);
  const byFace = agreedLevels(known, faceOf);
  const own = looksOfHeadings(
    passages.map(({ passage }) => passage),
    (passage) => known.has(passage) || couldBeHeading(passage),
  );
  const levelInCell = (look: Look) => {
    if (look.size < body.size * limits.minRatio) return undefined;
    const isOtherFont = familyOf(look) !== familyOf(body);
    return byLook.get(look) ?? (isOtherFont ? byFace.get(faceOf(look)) : undefined);
  };
  const found = new Map<Passage, HeadingLevel>();
  for (const { passage, isInTable, next } of passages) {
    const [line] = passage.lines;
    const look = lookOf(passage);
    if (line === undefined || look === null || known.has(passage) || !own.has(look)) continue;
    const isAboveContents = next !== null && isEntry(next);
    if (isAboveContents) continue;
    const untagged = tagOf(line) === null ? byLook.get(look) : undefined;
    const level = isInTable ? levelInCell(look) : untagged;
    if (level !== undefined) found.set(passage, level);
  }
  return found;
}

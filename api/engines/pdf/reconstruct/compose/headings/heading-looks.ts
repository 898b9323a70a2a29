import { kindsOf } from '../../lines/line.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isBareName } from './could-be-heading.ts';

/** The look that all lines of a passage have, apart from single words in them; null if they differ. */
export function lookOf({ lines }: Passage): Look | null {
  const [first] = lines;
  return first !== undefined && lines.every(({ look }) => look === first.look) ? first.look : null;
}

/**
 * The looks that never occur in running text: no word within other text has them, and no paragraph that its length or
 * content rules out as a heading. A letter or a number that may name a part proves nothing.
 *
 * @param couldBeHeading Whether a passage is short enough for a heading, and no item, entry or address.
 */
export function looksOfHeadings(
  passages: readonly Passage[],
  couldBeHeading: (passage: Passage) => boolean,
): ReadonlySet<Look> {
  const running = new Set<Look>();
  const own = new Set<Look>();
  for (const passage of passages) {
    if (isBareName(passage)) continue;
    const look = lookOf(passage);
    const isOwn = look !== null && couldBeHeading(passage);
    if (isOwn) own.add(look);
    for (const kind of passage.lines.flatMap(kindsOf))
      if (kind.type === 'letter' && !(isOwn && kind.look === look)) running.add(kind.look);
  }
  return new Set([...own].filter((look) => !running.has(look)));
}

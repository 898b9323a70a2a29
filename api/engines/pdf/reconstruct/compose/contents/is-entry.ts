import { kindsOf } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';

const isInternal = (link: string | undefined) => link?.startsWith('#') === true;

/**
 * Whether a paragraph is an entry in a table of contents, figures or tables: it has a dot leader before its page number, or
 * a tab and a link within the document, or stands among others. Such an entry is neither a heading, whatever its size, nor
 * a list item.
 */
export const isEntry = ({ lines, isEntry: isAmongOthers }: Passage): boolean =>
  isAmongOthers === true ||
  lines.some((line) => {
    const kinds = kindsOf(line);
    const [hasLeader, isLinked] = [kinds.some((kind) => kind.hasLeader), kinds.some(({ link }) => isInternal(link))];
    return hasLeader || (isLinked && line.stops.length > 0 && /\t\s*[\divxlc]{1,7}$/i.test(line.text));
  });

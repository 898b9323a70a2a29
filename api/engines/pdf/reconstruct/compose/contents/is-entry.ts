import type { Passage } from '../../paragraphs/passage.ts';

const isPlace = (link: string | undefined) => link?.startsWith('#') === true;

/**
 * Whether a paragraph is an entry of a table of contents, of figures or of tables: dots lead to its page, or a tab
 * does and it opens a place of the document. Its number is text, and however large it is, it heads nothing.
 */
export const isEntry = ({ lines }: Passage): boolean =>
  lines.some(({ marks, stops }) => {
    const [isLed, isLinked] = [marks.some(({ hasLeader }) => hasLeader), marks.some(({ link }) => isPlace(link))];
    return (
      isLed || (isLinked && stops.length > 0 && /\t\s*[\divxlc]{1,7}$/i.test(marks.map(({ text }) => text).join('')))
    );
  });

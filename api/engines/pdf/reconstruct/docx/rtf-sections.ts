import { emptyParagraph } from '../compose/paragraphs/empty-paragraph.ts';
import type { Section } from '../model/doc-model.ts';

/**
 * Has sections with columns begin below an empty line in one column: LibreOffice writes the columns of a section into RTF
 * that begins on its page, but not of one that begins with it, unless it is the whole document.
 */
export function rtfSections(sections: readonly Section[]): readonly Section[] {
  if (sections.length < 2) return sections;
  return sections.flatMap((section): readonly Section[] => {
    const { start, columns, isVertical = false } = section;
    if (start !== 'nextPage' || columns.length < 2 || isVertical) return [section];
    const opening = { ...section, columns: [], blocks: [emptyParagraph({})] };
    return [opening, { ...section, start: 'continuous', firstPageNumber: null }];
  });
}

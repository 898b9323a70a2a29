import { emptyParagraph } from '../compose/paragraphs/empty-paragraph.ts';
import type { Section } from '../model/doc-model.ts';
import { rtfTables } from './rtf-tables.ts';

/**
 * Has a section with columns begin below an empty line in one column: LibreOffice writes the columns of a section into RTF
 * that begins on its page, but not of one that begins with it, unless it is the whole document.
 */
function beginInOneColumn(section: Section): readonly Section[] {
  const { start, columns, isVertical = false } = section;
  if (start !== 'nextPage' || columns.length < 2 || isVertical) return [section];
  const opening = { ...section, columns: [], blocks: [emptyParagraph({})] };
  return [opening, { ...section, start: 'continuous', firstPageNumber: null }];
}

/** Writes sections such that LibreOffice makes RTF of all that is in them. */
export function rtfSections(sections: readonly Section[]): readonly Section[] {
  const written = sections.map((section) => ({ ...section, blocks: rtfTables(section.blocks) }));
  if (written.length < 2) return written;
  return written.flatMap(beginInOneColumn);
}

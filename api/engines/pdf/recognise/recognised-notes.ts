import type { Note } from '../../../../catalog/report.ts';
import { languageTag } from './languages.ts';
import type { Recognised } from './recognise-pages.ts';

/**
 * Notes for the visitor: how many pages were recognised, in which language, and how many were skipped.
 * @param parts The pages of a document, as they were recognised one part after the other.
 */
export function notesOfRecognised(parts: readonly Recognised[]): readonly Note[] {
  const read = parts.filter(({ pages }) => pages.size > 0);
  const pages = read.reduce((sum, part) => sum + part.pages.size, 0);
  const skipped = parts.reduce((sum, part) => sum + part.skipped.length, 0);
  return [
    ...(read[0] === undefined
      ? []
      : [{ code: 'text-recognised', pages, language: languageTag(read[0].language) } as const]),
    ...(skipped === 0 ? [] : [{ code: 'pages-not-recognised', pages: skipped } as const]),
  ];
}

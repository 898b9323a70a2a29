import type { Note } from '../../../../catalog/report.ts';
import { languageTag } from './languages.ts';
import type { Recognised } from './recognise-pages.ts';

/** Notes for the visitor: how many pages were recognised, in which language, and how many were skipped. */
export function notesOfRecognised({ pages, skipped, language }: Recognised): readonly Note[] {
  return [
    ...(pages.size === 0
      ? []
      : [{ code: 'text-recognised', pages: pages.size, language: languageTag(language) } as const]),
    ...(skipped.length === 0 ? [] : [{ code: 'pages-not-recognised', pages: skipped.length } as const]),
  ];
}

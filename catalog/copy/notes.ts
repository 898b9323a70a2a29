import type { Note } from '../report.ts';

/** A note of a report as a sentence for the visitor. */
export function noteText(note: Note): string {
  switch (note.code) {
    case 'font-replaced':
      return `The document asks for the font ${note.font}, which this server does not have. ${note.replacement} stands in for it.`;
    case 'macros-dropped':
      return 'The document contains macros. They were not run, and they are not in the result.';
    case 'output-repaired':
      return 'A small fault that strict programs refuse was mended in the result.';
    case 'sheets-fitted':
      return note.sheets === 1
        ? 'One wide sheet was fitted to the page, so that no column is cut off.'
        : `${note.sheets} wide sheets were fitted to the page, so that no column is cut off.`;
  }
}

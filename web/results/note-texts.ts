import { fontsReplaced, noteText } from '../../catalog/copy/tool-page/notes.ts';
import type { FontReplaced, Note } from '../../catalog/report.ts';

const isFontReplaced = (note: Note): note is FontReplaced => note.code === 'font-replaced';

/** The notes of a report as sentences for the visitor, in their order; several replaced fonts share one. */
export function noteTexts(notes: readonly Note[]): readonly string[] {
  const fonts = notes.filter(isFontReplaced);
  if (fonts.length < 2) return notes.map(noteText);
  return notes
    .filter((note) => !isFontReplaced(note) || note === fonts[0])
    .map((note) => (isFontReplaced(note) ? fontsReplaced(fonts) : noteText(note)));
}

import { describe, expect, it } from 'vitest';
import type { Note } from '../../../catalog/report.ts';
import { noteTexts } from '../../../web/results/note-texts.ts';

const calibri: Note = { code: 'font-replaced', font: 'Calibri', replacement: 'Carlito', sameWidths: true };
const cambria: Note = { code: 'font-replaced', font: 'Cambria', replacement: 'Caladea', sameWidths: true };
const macros: Note = { code: 'macros-dropped' };

describe('noteTexts', () => {
  it('tells of several replaced fonts in one sentence, where the first of them stands', () => {
    const texts = noteTexts([macros, calibri, { code: 'password-removed' }, cambria]);
    expect(texts).toEqual([
      expect.stringContaining('macros'),
      'This server doesn’t have all of the document’s fonts. It used Carlito for Calibri and Caladea for Cambria.',
      expect.stringContaining('password'),
    ]);
  });

  it('leaves a single font its own sentence', () => {
    expect(noteTexts([calibri])).toEqual([expect.stringContaining('Carlito was used instead')]);
  });
});

import { describe, expect, it } from 'vitest';
import { noteSchema } from '../../catalog/note-schema.ts';
import type { Note } from '../../catalog/report.ts';

const told: readonly Note[] = [
  { code: 'original-returned' },
  { code: 'font-replaced', font: 'Calibri', replacement: 'Carlito', sameWidths: true },
  { code: 'not-loaded', kind: 'images', count: 3, from: ['example.com'], more: 2 },
  { code: 'signatures-removed', files: ['contract.pdf'], more: 0 },
];

describe('noteSchema', () => {
  it.each(told)('accepts $code with its fields', (note) => {
    expect(noteSchema.parse(note)).toEqual(note);
  });

  it.each([
    ['an unknown code', { code: 'all-is-well' }],
    ['a missing fact', { code: 'sheets-fitted' }],
    ['a fact of another type', { code: 'sheets-fitted', sheets: 'all' }],
    ['a fact that belongs to no note', { code: 'macros-dropped', html: '<script>' }],
    ['a negative count', { code: 'fonts-subset', fonts: -1 }],
    ['a name without end', { code: 'encoding-recognised', encoding: 'x'.repeat(5000) }],
  ])('refuses %s', (_, note) => {
    expect(noteSchema.safeParse(note).success).toBe(false);
  });
});

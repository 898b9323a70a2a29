import { expect, it } from 'vitest';
import type { PageLayout } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import type { Recognised } from '../../../../../api/engines/pdf/recognise/recognise-pages.ts';
import { notesOfRecognised } from '../../../../../api/engines/pdf/recognise/recognised-notes.ts';

const part = (numbers: readonly number[], skipped: readonly number[], language: string): Recognised => ({
  ...{ skipped, language },
  pages: new Map(numbers.map((number) => [number, {} as PageLayout])),
});

it('counts the pages of all parts, in the language of the first that has some', () => {
  expect(notesOfRecognised([part([], [7], 'eng'), part([1, 2], [], 'deu'), part([4], [5], 'fra')])).toEqual([
    { code: 'text-recognised', pages: 3, language: 'de' },
    { code: 'pages-not-recognised', pages: 2 },
  ]);
});

it('has none if nothing was recognised or skipped', () => {
  expect(notesOfRecognised([])).toEqual([]);
  expect(notesOfRecognised([part([], [], 'eng')])).toEqual([]);
});

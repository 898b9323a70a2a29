import { expect, it } from 'vitest';
import { contentLanguage } from '../../../../../../api/engines/libreoffice/kept/content/content-language.ts';
import type { ShownContent } from '../../../../../../api/engines/libreoffice/kept/content/shown-content.ts';

const shown = (...texts: readonly string[]): ShownContent => ({
  passages: texts.map((text) => ({ text, inBox: false })),
  pictures: 0,
  slides: null,
  hiddenSheets: 0,
});

it('knows the language of a document by its passages together', () => {
  const english = [
    'The tides of the harbour',
    'are for the boats that come',
    'from the sea and go',
    'with the wind and the rain',
  ];
  expect(contentLanguage(shown(...english))).toBe('en');
  expect(
    contentLanguage(
      shown(
        'Die Boote und das Meer',
        'Der Hafen ist nicht weit von der Stadt, die auf dem Berg liegt und die See mit dem Wind',
      ),
    ),
  ).toBe('de');
});

it('says nothing of numbers, of few words and of nothing', () => {
  expect(contentLanguage(shown('1', '2,5', 'Total'))).toBeUndefined();
  expect(contentLanguage(null)).toBeUndefined();
});

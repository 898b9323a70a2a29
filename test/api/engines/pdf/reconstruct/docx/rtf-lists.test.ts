import { expect, it } from 'vitest';
import { rtfLists } from '../../../../../../api/engines/pdf/reconstruct/docx/rtf-lists.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const level = (format: 'bullet' | 'decimal' | 'chineseCounting', text: string) => ({
  ...{ format, text, start: 1, left: 20, hanging: 20, look },
});
const texts = (...levels: readonly ReturnType<typeof level>[]) =>
  rtfLists([{ levels }]).flatMap((list) => list.levels.map(({ text }) => text));

it('writes the signs around numbers in Latin letters', () => {
  expect(texts(level('chineseCounting', '%1、'), level('decimal', '（%2）'), level('decimal', '%1．%2'))).toEqual([
    '%1.',
    '(%2)',
    '%1.%2',
  ]);
});

it('leaves bullets and Latin signs', () => {
  expect(texts(level('bullet', '・'), level('decimal', '§ %1)'))).toEqual(['・', '§ %1)']);
});

import { expect, it } from 'vitest';
import { textOfField } from '../../../../../../../api/engines/pdf/reconstruct/marks/fields/field-text.ts';
import type { FormField } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const field: FormField = {
  ...{ type: 'text', x0: 100, x1: 200, y0: 100, y1: 120, size: 12 },
  ...{ name: '', value: '', isChecked: false, options: [], isMultiline: false, isFree: false },
};
const shown = (given: Partial<FormField>) => textOfField({ ...field, ...given }, null, look);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('sets a line that its field is too narrow for in smaller type, but not in any that is too small to read', () => {
  expect(shown({ value: 'It fits' })).toEqual({ lines: ['It fits'], size: 12 });
  expect(shown({ value: 'It does not fit in here' })).toEqual({ lines: ['It does not fit in here'], size: 8 });
  expect(shown({ value: 'CAPITALS ARE WIDER' }).size).toBeLessThan(shown({ value: 'capitals are wider' }).size);
  expect(shown({ value: 'x'.repeat(200) })).toEqual({ lines: ['x'.repeat(200)], size: 5 });
});

it('sets lines that their field is too low for in smaller type, and leaves out none', () => {
  const lines = { isMultiline: true, y1: 160 };
  expect(shown({ ...lines, value: words(10) })).toMatchObject({ size: 12 });
  expect(shown({ ...lines, value: words(10) }).lines).toHaveLength(4);
  const smaller = shown({ ...lines, value: words(30) });
  expect(smaller.size).toBeLessThan(12);
  expect(smaller.lines.join(' ')).toBe(words(30));
  const pasted = shown({ ...lines, value: words(5000) });
  expect(pasted.size).toBe(5);
  expect(pasted.lines.join(' ')).toBe(words(5000));
});

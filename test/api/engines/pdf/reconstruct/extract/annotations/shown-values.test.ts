import { expect, it } from 'vitest';
import {
  type ReadField,
  withoutFrames,
  withShownValues,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/annotations/shown-values.ts';
import type { Glyph, Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const look = {} as Look;

/** Letters 5 points wide from there on, as high as 10 points. */
const letters = (text: string, x: number, baseline: number): readonly Glyph[] =>
  Array.from(text, (letter, index) => {
    const x0 = x + 5 * index;
    const place = { x0, x1: x0 + 5, y0: baseline - 8, y1: baseline + 2, baseline };
    const space = text[index - 1] === ' ' ? 'written' : null;
    return { ...place, text: letter, look, space, spaces: 0, isSoftHyphen: false } as const;
  }).filter(({ text: letter }) => letter !== ' ');

const field = (name: string, y0: number, y1: number, isUnstored: boolean): ReadField => ({
  ...{ type: 'text', name, value: '', x0: 100, x1: 200, y0, y1, isChecked: false, options: [], isFree: false },
  ...{ isMultiline: false, ...(isUnstored && { isUnstored: true }) },
});

it('gives fields the letters within them, line by line', () => {
  const label = letters('Name', 50, 112);
  const shown = [...letters('Ada May', 102, 112), ...letters('Byron', 102, 124)];
  const fields = withShownValues([field('name', 100, 128, true)], [...label, ...shown]);
  expect(fields).toMatchObject([{ value: 'Ada May\nByron', isMultiline: true }]);
  expect(new Set(shown.map((letter) => letter.field))).toEqual(new Set(fields));
  expect(label.map((letter) => letter.field)).toEqual(label.map(() => undefined));
});

it('leaves fields as they are that have a value, or show no letters', () => {
  const stored = field('stored', 100, 120, false);
  const picture = field('picture', 200, 220, true);
  const text = letters('Printed', 102, 112);
  expect(withShownValues([stored, picture], text)).toEqual([stored, picture]);
  expect(text.map((letter) => letter.field)).toEqual(text.map(() => undefined));
});

it('drops what is drawn within such fields, and nothing else', () => {
  const divider = { x0: 150, x1: 150, y0: 99.5, y1: 120.5, isHorizontal: false, thickness: 1, colour: '000000' };
  const around = { x0: 40, x1: 240, y0: 90, y1: 130, colour: 'EEEEEE' };
  const drawn = { rules: [divider], fills: [around], shapes: [] };
  expect(withoutFrames(drawn, [field('name', 100, 120, true)])).toEqual({ ...drawn, rules: [] });
  expect(withoutFrames(drawn, [field('name', 100, 120, false)])).toEqual(drawn);
});

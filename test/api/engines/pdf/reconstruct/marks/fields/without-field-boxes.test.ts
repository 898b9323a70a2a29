import { expect, it } from 'vitest';
import { withoutFieldBoxes } from '../../../../../../../api/engines/pdf/reconstruct/marks/fields/without-field-boxes.ts';
import type { FormField, Page, Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const box = { x0: 100, x1: 110, y0: 100, y1: 110 };
const field = (type: FormField['type']): FormField => ({
  ...{ ...box, type, name: '', value: '', isChecked: false, options: [], isMultiline: false, isFree: false },
});
const picture: Picture = { ...box, bytes: new Uint8Array(), format: 'png' };
const pageWith = (...fields: readonly FormField[]): Page => ({
  ...emptyPage(0, { width: 300, height: 300 }),
  fields,
  rules: [...gridRules([100, 110], [100, 110]), ...gridRules([200, 210], [200, 210])],
  fills: [{ ...box, colour: 'EEEEEE' }],
  pictures: [picture, { ...picture, x1: 200 }],
});

it('drops what is drawn around a box that is a field', () => {
  const { rules, fills, pictures } = withoutFieldBoxes(pageWith(field('checkbox')));
  expect(rules.map(({ x0 }) => x0 >= 200)).toEqual([true, true, true, true]);
  expect(fills).toEqual([]);
  expect(pictures.map(({ x1 }) => x1)).toEqual([200]);
});

it('keeps what is around other fields', () => {
  const page = pageWith(field('text'));
  expect(withoutFieldBoxes(page)).toBe(page);
});

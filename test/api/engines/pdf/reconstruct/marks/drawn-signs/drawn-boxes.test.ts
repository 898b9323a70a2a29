import { describe, expect, it } from 'vitest';
import { withDrawnBoxes } from '../../../../../../../api/engines/pdf/reconstruct/marks/drawn-signs/drawn-boxes.ts';
import type { Page } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const label = glyphs('Agreed', 85, 109);
const square = gridRules([70, 80], [100, 110]);
const page = (parts: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: label,
  rules: square,
  ...parts,
});
const boxesOf = (parts: Partial<Page>) => withDrawnBoxes(page(parts)).fields.map(({ isChecked }) => isChecked);
const cross = {
  ...{ x0: 71, y0: 101, x1: 79, y1: 109, fill: null, stroke: '000000', width: 1 },
  steps: [
    { type: 'move', points: [71, 101] },
    { type: 'line', points: [79, 109] },
  ],
} as const;

const picture = { bytes: new Uint8Array(), format: 'png' } as const;

describe('squares on a page', () => {
  it('are check boxes next to text', () => {
    expect(withDrawnBoxes(page({})).fields).toMatchObject([
      { type: 'checkbox', isChecked: false, x0: 70, y0: 100, x1: 80, y1: 110 },
    ]);
    expect(boxesOf({ rules: gridRules([70, 80], [100, 110, 120]) })).toEqual([false]);
    expect(
      boxesOf({ rules: gridRules([70, 80], [100, 110, 120]), glyphs: [...label, ...glyphs('Not agreed', 85, 119)] }),
    ).toEqual([false, false]);
  });

  it('are ticked by a letter or by lines', () => {
    const ticked = withDrawnBoxes(page({ glyphs: [...glyphs('X', 72.5, 108), ...label] }));
    expect(ticked.fields).toMatchObject([{ isChecked: true }]);
    expect(ticked.glyphs).toEqual(label);
    expect(boxesOf({ shapes: [cross] })).toEqual([true]);
  });

  it('are ticked where they are filled in like their sides, beside open ones', () => {
    const rules = [...square, ...gridRules([70, 80], [130, 140])];
    const fill = (colour: string) => [{ x0: 70, y0: 130, x1: 80, y1: 140, colour }];
    const both = [...label, ...glyphs('Not agreed', 85, 139)];
    expect(boxesOf({ rules, fills: fill('000000'), glyphs: both })).toEqual([false, true]);
    expect(boxesOf({ rules, fills: fill('0000FF'), glyphs: both })).toEqual([false]);
    expect(boxesOf({ rules: rules.slice(square.length), fills: fill('000000'), glyphs: both })).toEqual([]);
  });

  it('may be on a picture, or have a small one in them', () => {
    const background = { ...picture, x0: 0, x1: 600, y0: 0, y1: 800 };
    const mark = { ...picture, x0: 73, x1: 77, y0: 103, y1: 107 };
    expect(boxesOf({ pictures: [background, mark] })).toEqual([false]);
  });

  it.each<[string, Partial<Page>]>([
    ['stand by themselves', { glyphs: glyphs('Agreed', 85, 209) }],
    ['hold other text', { glyphs: [...glyphs('7', 72.5, 108), ...label] }],
    ['are colors of a legend', { fills: [{ x0: 70, y0: 100, x1: 80, y1: 110, colour: '0000FF' }] }],
    ['are the border of a picture', { pictures: [{ ...picture, x0: 70.5, x1: 79.5, y0: 100.5, y1: 109.5 }] }],
    ['are a square of many', { rules: gridRules([70, 80, 90, 100], [100, 110]) }],
    ['are cells of a table', { rules: [...square, ...gridRules([80, 200], [100, 110])] }],
    ['are wide', { rules: gridRules([50, 80], [100, 110]) }],
    ['are open', { rules: square.slice(1) }],
  ])('are none where they %s', (_, parts) => {
    expect(boxesOf(parts)).toEqual([]);
  });

  it('are not a second box if the form has a field', () => {
    const [field] = withDrawnBoxes(page({})).fields;
    expect(field === undefined ? [] : boxesOf({ fields: [field] })).toEqual([false]);
  });
});

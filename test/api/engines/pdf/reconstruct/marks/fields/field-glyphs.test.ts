import { describe, expect, it } from 'vitest';
import { composeBest } from '../../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import {
  fieldGlyphs,
  withFieldGlyphs,
} from '../../../../../../../api/engines/pdf/reconstruct/marks/fields/field-glyphs.ts';
import type { FormField, Page } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const field = (type: FormField['type'], x0: number, y0: number, x1: number, y1: number): FormField => ({
  ...{ type, x0, y0, x1, y1 },
  ...{ name: '', value: '', isChecked: false, options: [], isMultiline: false, isFree: false },
});

describe('the fields of a form', () => {
  it('are no bullets, and their boxes are not drawn twice', async () => {
    const tops = [100, 120, 140];
    const page: Page = {
      ...emptyPage(0, { width: 600, height: 800 }),
      glyphs: tops.flatMap((y, index) => glyphs(`Choice ${index + 1}`, 90, y + 9)),
      rules: tops.flatMap((y) => gridRules([70, 80], [y, y + 10])),
      pictures: tops.map((y) => ({ x0: 65, y0: y - 4, x1: 85, y1: y + 14, bytes: new Uint8Array(), format: 'png' })),
      fields: tops.map((y) => field('checkbox', 70, y, 80, y + 10)),
    };
    const { sections } = await composeBest({ pages: [page], outline: [], title: '' });
    const blocks = sections.flatMap((section) => section.blocks);
    expect(
      blocks.map((block) =>
        block.type === 'paragraph'
          ? [block.list, ...block.inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type))]
          : [],
      ),
    ).toEqual([1, 2, 3].map((number) => [null, '☐', ' ', `Choice ${number}`]));
  });

  it('stand on the line of a label that is set somewhat lower', () => {
    const label = glyphs('Your name', 20, 107, { ...look, size: 14 });
    expect(fieldGlyphs([field('text', 120, 87, 260, 103)], { glyphs: label, width: 600 }, look)[0]?.baseline).toBe(107);
    expect(fieldGlyphs([field('text', 120, 77, 260, 93)], { glyphs: label, width: 600 }, look)[0]?.baseline).not.toBe(
      107,
    );
  });

  it('show all rows of a list box, with a control where one is chosen, or else in the first', () => {
    const listBox = (chosen: string): FormField => ({
      ...field('choice', 20, 100, 120, 150),
      rows: ['Red', 'Green'].map((text) => ({ text, isChosen: text === chosen })),
    });
    const rowsOf = (list: FormField) => {
      const letters = fieldGlyphs([list], { glyphs: [], width: 600 }, look);
      const baselines = [...new Set(letters.map(({ baseline }) => baseline))];
      return baselines.map((at) => {
        const row = letters.filter(({ baseline }) => baseline === at);
        const [first] = row;
        const isControl = first?.field === list;
        return [row.map(({ text }) => text).join(''), isControl, first?.highlight !== undefined];
      });
    };
    expect(rowsOf(listBox('Green'))).toEqual([
      ['Red', false, false],
      ['Green', true, true],
    ]);
    expect(rowsOf(listBox(''))).toEqual([
      ['Red', true, false],
      ['Green', false, false],
    ]);
  });

  it('are the blank that the form has in their place', () => {
    const page: Page = {
      ...emptyPage(0, { width: 600, height: 800 }),
      glyphs: glyphs('Name: ________', 20, 100),
      fields: [field('text', 48, 90, 92, 102), field('text', 48, 120, 92, 132)],
    };
    const [name, age] = page.fields;
    const all = withFieldGlyphs(page).glyphs;
    expect(all.map((glyph) => [glyph.text, glyph.field === name]).filter(([, isName]) => isName)).toHaveLength(8);
    expect(all.filter((glyph) => glyph.field === age)).toHaveLength(1);
  });

  it('stand underlined in the place of the blank that they are written on', () => {
    const filled = { ...field('text', 48, 90, 92, 102), value: 'Ann' };
    const bold = { ...look, font: 'Other-Bold', isBold: true };
    const page: Page = {
      ...emptyPage(0, { width: 600, height: 800 }),
      glyphs: [...glyphs('A form', 20, 50, bold), ...glyphs('Name: ________', 20, 100)],
      fields: [filled, { ...field('text', 48, 120, 92, 132), value: 'Elsewhere' }],
    };
    const all = withFieldGlyphs(page).glyphs;
    const textOf = (letters: typeof all) => letters.map(({ text }) => text).join('');
    expect(textOf(all)).toBe('AformName:AnnElsewhere');
    expect(textOf(all.filter(({ isUnderlined }) => isUnderlined === true))).toBe('Ann');
    expect(all.find((glyph) => glyph.field === filled)).toMatchObject({ baseline: 100, look: { font: look.font } });
  });

  it('have the size and the colour that the file gives to what is typed, if it fits', () => {
    const lookOf = (given: Partial<FormField>) =>
      fieldGlyphs([{ ...field('text', 120, 87, 260, 103), ...given }], { glyphs: [], width: 600 }, look)[0]?.look;
    expect(lookOf({ size: 6, colour: '0000FF' })).toMatchObject({ size: 6, colour: '0000FF' });
    expect(lookOf({ size: 40 })?.size).toBe(lookOf({})?.size);
  });

  it('have their text where it is aligned', () => {
    const startOf = (given: Partial<FormField>) =>
      fieldGlyphs(
        [{ ...field('text', 100, 87, 300, 103), value: 'abc', ...given }],
        { glyphs: [], width: 600 },
        look,
      )[0]?.x0 ?? 0;
    expect(startOf({})).toBe(102);
    expect(startOf({ alignment: 'center' })).toBeGreaterThan(180);
    expect(startOf({ alignment: 'center' })).toBeLessThan(200);
    expect(startOf({ alignment: 'right' })).toBeGreaterThan(270);
    // An empty field fills its place.
    expect(startOf({ value: '', alignment: 'right' })).toBe(102);
  });

  it('do not look like the headline of their page', () => {
    const headline = { ...look, isBold: true, isItalic: true, colour: 'FF0000' };
    const [letter] = fieldGlyphs([field('text', 120, 87, 260, 103)], { glyphs: [], width: 600 }, headline);
    expect(letter?.look).toMatchObject({ isBold: false, isItalic: false, colour: '000000' });
  });
});

import { describe, expect, it } from 'vitest';
import {
  areApart,
  type DrawnText,
  keyOf,
  markParagraphs,
  sizesAround,
} from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-paragraphs.ts';
import type { Box } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters on a baseline; a space of its own has none. */
const drawn = (text: string, baseline: number, area: Box | null = null, size = 10): DrawnText => ({
  ...{ index: 0, baseline, area },
  letters: glyphs(text.trim(), 50, baseline, { ...look, size }),
});
const end = (baseline: number, area: Box | null = null) => drawn('', baseline, area);
const cell = (x0: number): Box => ({ x0, x1: x0 + 100, y0: 90, y1: 110 });

/** The paragraph of each text with letters. */
function paragraphsOf(texts: readonly DrawnText[], head?: 'header') {
  markParagraphs(texts, head);
  return texts.flatMap(({ letters }) => (letters[0]?.paragraph === undefined ? [] : [letters[0].paragraph]));
}

describe('paragraphs that Word drew', () => {
  it('end with a space behind their last line', () => {
    const [first, second, third] = paragraphsOf([
      drawn('One', 100),
      drawn('goes on', 112),
      end(112),
      drawn('Two', 124),
    ]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect([first?.isEnded, third?.isEnded]).toEqual([true, false]);
  });

  it('do not end with a space within a line', () => {
    const [first, second] = paragraphsOf([drawn('One', 100), end(100), drawn('more', 100), end(100)]);
    expect(second).toBe(first);
  });

  it('have what such a space parts from their first line as their label, unless it has spaces or is long', () => {
    const leadOf = (label: string) =>
      paragraphsOf([drawn(label, 100), end(100), drawn('An item', 100), end(100)])[0]?.lead;
    expect(leadOf('1.')).toBe('1.');
    expect(leadOf('1. and')).toBeUndefined();
    expect(leadOf('elevenhundredfirst')).toBeUndefined();
  });

  it('have no label in a further line', () => {
    const [paragraph] = paragraphsOf([drawn('First', 100), drawn('2.', 112), end(112), drawn('more', 112), end(112)]);
    expect(paragraph).not.toHaveProperty('lead');
  });

  it('tell whether their first word is drawn together with the next one', () => {
    const [runsOn] = paragraphsOf([drawn('Two words', 100), end(100)]);
    const [alone] = paragraphsOf([drawn('Word', 100), drawn('two words', 112), end(112)]);
    expect([runsOn?.runsOn, alone?.runsOn]).toEqual([true, undefined]);
  });

  it('are others in the next column of a table, but go on below', () => {
    const [first, beside, below] = paragraphsOf([
      drawn('Cell', 100, cell(50)),
      drawn('Next', 100, cell(150)),
      drawn('its end', 112, { ...cell(150), y0: 111 }),
    ]);
    expect(beside).not.toBe(first);
    expect(below).toBe(beside);
    expect(first?.isEnded).toBe(false);
    const row = [drawn('Cell', 100, cell(50)), drawn('1.', 100, cell(150)), end(100, cell(150))];
    expect(paragraphsOf([...row, drawn('An item', 100, cell(150))]).at(-1)?.lead).toBe('1.');
  });

  it('name the running head that they are painted with', () => {
    expect(paragraphsOf([drawn('Head', 20)], 'header')).toMatchObject([{ head: 'header' }]);
    expect(paragraphsOf([drawn('Text', 100)])[0]).not.toHaveProperty('head');
  });
});

describe('text that is apart', () => {
  const text = drawn('One', 100, cell(50));

  it('is on another line, by more than 0.6 ems', () => {
    expect(areApart(text, drawn('a', 106, cell(50)), 10)).toBe(false);
    expect(areApart(text, drawn('a', 106.1, cell(50)), 10)).toBe(true);
    expect(areApart(text, drawn('a', 93.9, cell(50)), 10)).toBe(true);
    expect(areApart(text, undefined, 10)).toBe(true);
  });

  it('is in another area, by a tenth of a point', () => {
    expect(areApart(text, drawn('a', 100, cell(50.04)), 10)).toBe(false);
    expect(areApart(text, drawn('a', 100, cell(50.1)), 10)).toBe(true);
    expect(areApart(text, drawn('a', 100), 10)).toBe(true);
    expect(keyOf(cell(50.04))).toBe(keyOf(cell(50)));
  });
});

it('takes the size of the smaller letters around each text', () => {
  const texts = [drawn('Large', 100, null, 20), end(100), drawn('small', 112, null, 8), end(112)];
  expect(sizesAround(texts)).toEqual([8, 8, 8, 8]);
  expect(sizesAround([drawn('small', 100, null, 8), end(100), drawn('Large', 112, null, 20)])).toEqual([8, 8, 20]);
  expect(sizesAround([end(100)])).toEqual([Number.POSITIVE_INFINITY]);
});

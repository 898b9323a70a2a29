import { describe, expect, it } from 'vitest';
import { headingLevels } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-levels.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { OutlineEntry } from '../../../../../../../api/engines/pdf/reconstruct/model/outline.ts';
import type { Glyph, Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const large = { ...look, size: 14 };
const bold = { ...look, isBold: true };
const linked = (letters: readonly Glyph[], link = '#place_1_100') => letters.map((glyph) => ({ ...glyph, link }));

/** The paragraphs of a column, or of a cell of a table. */
function placedOf(letters: readonly Glyph[], isInTable = false) {
  const passages = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 350 });
  return passages.map((passage, index) => ({ passage, page: 0, isInTable, next: passages[index + 1] ?? null }));
}

/** The texts of what is taken for headings. */
function headingsOf(
  letters: readonly Glyph[],
  outline: readonly OutlineEntry[] = [],
  cells: readonly (readonly Glyph[])[] = [],
): readonly string[] {
  const placed = [...placedOf(letters), ...cells.flatMap((cell) => placedOf(cell, true))];
  return [...headingLevels(placed, outline, look).keys()].map(({ text }) => text);
}

describe('headings by their look', () => {
  const text = glyphs('Text that follows, in the usual size.', 50, 140);

  it('are large, or bold lines of their own', () => {
    expect(headingsOf([...glyphs('A large one', 50, 100, large), ...text])).toEqual(['A large one']);
    expect(headingsOf([...glyphs('A bold one', 50, 120, bold), ...text])).toEqual(['A bold one']);
  });

  it('are in a colour and font that no running text has, whatever follows', () => {
    const blue = { ...bold, colour: '4F81BD' };
    const before = glyphs('Text that precedes, in the usual size.', 50, 100);
    expect(headingsOf([...before, ...glyphs('A blue one', 50, 140, blue)])).toEqual(['A blue one']);
    const word = [...glyphs('Text with a', 50, 60), ...glyphs('word', 110, 60, blue)];
    expect(headingsOf([...word, ...before, ...glyphs('A blue one', 50, 140, blue)])).toEqual([]);
    const code = { ...blue, isFixedPitch: true };
    expect(headingsOf([...before, ...glyphs('let total', 50, 140, code)])).toEqual([]);
  });

  it('are not indented more than the text below', () => {
    expect(headingsOf([...glyphs('A term', 90, 120, bold), ...text])).toEqual([]);
  });

  it('may be in cells, where they look as several others do but for their size', () => {
    const cambria = { ...bold, font: 'Cambria', colour: '365F91' };
    const parts = [100, 200].flatMap((y) => [
      ...glyphs(`Part ${y} of it`, 50, y, { ...cambria, size: 20 }),
      ...glyphs('Text that follows.', 50, y + 40),
    ]);
    const cell = (of: Look) => [glyphs('Requirement', 60, 300, of)];
    expect(headingsOf(parts, [], cell({ ...cambria, size: 16 }))).toContain('Requirement');
    expect(headingsOf(parts, [], cell({ ...cambria, size: 10 }))).not.toContain('Requirement');
    const plain = [100, 200].flatMap((y) => [
      ...glyphs(`Part ${y} of it`, 50, y, large),
      ...glyphs('Text.', 50, y + 40),
    ]);
    expect(headingsOf(plain, [], cell(large))).not.toContain('Requirement');
  });

  it('are no entries of a table of contents', () => {
    expect(headingsOf([...glyphs('Introduction ....... 2', 50, 100, large), ...text])).toEqual([]);
    const entry = linked([...glyphs('Introduction', 50, 100, large), ...glyphs('2', 340, 100, large)]);
    expect(headingsOf([...entry, ...text])).toEqual([]);
  });

  it('are no program code', () => {
    expect(headingsOf([...glyphs('let total', 50, 100, { ...large, isFixedPitch: true }), ...text])).toEqual([]);
  });

  it('are no addresses', () => {
    expect(headingsOf([...linked(glyphs('Our site', 50, 100, large), 'https://x.org'), ...text])).toEqual([]);
    expect(headingsOf([...linked(glyphs('Our site', 50, 100, large)), ...text])).toEqual(['Our site']);
  });
});

describe('headings that the outline leaves out', () => {
  const heads = ['First', 'Second', 'Third'].flatMap((title, index) => glyphs(title, 50, 100 + 80 * index, large));
  const texts = [120, 200, 280].flatMap((y) => glyphs('Text that follows, in the usual size.', 50, y));
  const entry = (title: string): OutlineEntry => ({ title, level: 0, page: 0, y: 0 });

  it('look as two others do, and as no running text', () => {
    expect(headingsOf([...heads, ...texts], [entry('First'), entry('Second')])).toEqual(['First', 'Second', 'Third']);
    expect(headingsOf([...heads, ...texts], [entry('First')])).toEqual(['First']);
    const word = [...glyphs('Text with a', 50, 320), ...glyphs('word', 120, 320, large)];
    expect(headingsOf([...heads, ...texts, ...word], [entry('First'), entry('Second')])).toEqual(['First', 'Second']);
  });

  it('are not titles of contents', () => {
    const contents = [
      ...glyphs('Contents', 50, 340, large),
      ...linked([...glyphs('First', 50, 360), ...glyphs('7', 330, 360)]),
    ];
    expect(headingsOf([...heads, ...texts, ...contents], [entry('First'), entry('Second')])).toEqual([
      ...['First', 'Second', 'Third'],
    ]);
  });

  it('are not the text of cells that reads as an entry of the outline, where another text does', () => {
    const cell = placedOf(glyphs('First', 60, 60), true);
    const placed = [...cell, ...placedOf([...heads, ...texts])];
    const [heading] = [...headingLevels(placed, [entry('First')], look).keys()];
    expect(heading?.size).toBe(large.size);
    expect(headingLevels(cell, [entry('First')], look).size).toBe(1);
  });

  it('may be in cells, if they are larger than the text', () => {
    const outline = [entry('First'), entry('Second')];
    const tag = { block: 1, heading: null, isItem: false, cell: null };
    const cell = glyphs('In a cell', 60, 420, large).map((glyph) => ({ ...glyph, tag }));
    expect(headingsOf([...heads, ...texts], outline, [cell])).toContain('In a cell');
    const others = ['First', 'Second'].flatMap((title, index) => glyphs(title, 50, 100 + 80 * index, bold));
    expect(headingsOf([...others, ...texts], outline, [glyphs('In a cell', 60, 420, bold)])).toEqual([
      'First',
      'Second',
    ]);
  });

  it('have another size in cells only where they have a font of their own', () => {
    const outline = [entry('First'), entry('Second')];
    const own = { ...large, font: 'Cambria' };
    const inFont = ['First', 'Second'].flatMap((title, index) => glyphs(title, 50, 100 + 80 * index, own));
    const cellOf = (font: string) => [glyphs('In a cell', 60, 420, { ...large, font, size: 13 })];
    expect(headingsOf([...inFont, ...texts], outline, cellOf('Cambria'))).toContain('In a cell');
    expect(headingsOf([...heads, ...texts], outline, cellOf(look.font))).not.toContain('In a cell');
  });
});

describe('headings with tags', () => {
  const tagged = (text: string, y: number, size: number, heading: number) => {
    const tag = { block: y, heading, isItem: false, cell: null };
    return glyphs(text, 50, y, size === large.size ? large : look).map((glyph) => ({ ...glyph, tag }));
  };
  const levelsOf = (chapter: number, part: number) => {
    const sizes = [
      ['First chapter', large.size, chapter],
      ['First part', look.size, part],
      ['Second chapter', large.size, chapter],
      ['Second part', look.size, part],
    ] as const;
    const letters = sizes.flatMap(([text, size, level], index) => tagged(text, 100 + 50 * index, size, level));
    return [...headingLevels(placedOf(letters), [], look).values()];
  };

  it('have the levels of their tags, unless these rank smaller ones above others', () => {
    expect(levelsOf(2, 4)).toEqual([2, 4, 2, 4]);
    expect(levelsOf(3, 1)).toEqual([1, 2, 1, 2]);
  });
});

describe('headings in cells of a document that names none', () => {
  const text = glyphs('Text that follows, in the usual size.', 50, 140);
  const title = { ...large, isBold: true };
  const event = [...glyphs('Come and see', 50, 100, title), ...glyphs('It is open all day.', 50, 120)];

  it('are bold and larger than the text that follows in their cell, or look like those', () => {
    expect(headingsOf(text, [], [event, glyphs('On Monday', 60, 100, title)])).toEqual(['Come and see', 'On Monday']);
  });

  it('are not the header cells of a table', () => {
    expect(headingsOf(text, [], [glyphs('Name', 50, 100, title), glyphs('Size', 200, 100, title)])).toEqual([]);
  });
});

describe('titles', () => {
  const huge = { ...look, size: 26 };
  const entry: OutlineEntry = { title: 'A heading', level: 0, page: 0, y: 0 };
  const text = [...glyphs('A heading', 50, 200, large), ...glyphs('Text that follows, in the usual size.', 50, 220)];

  it('are larger than all headings, and may be below one, and have a second part', () => {
    const title = [...glyphs('The guide', 50, 100, huge), ...glyphs('Part two', 50, 300, huge)];
    expect(headingsOf([...title, ...text], [entry])).toEqual(['A heading', 'The guide', 'Part two']);
  });

  it('are not above a table of contents', () => {
    const contents = [...glyphs('Contents', 50, 300, huge), ...glyphs('A heading ....... 1', 50, 340)];
    expect(headingsOf([...glyphs('The guide', 50, 100, huge), ...text, ...contents], [entry])).toEqual([
      'A heading',
      'The guide',
    ]);
  });
});

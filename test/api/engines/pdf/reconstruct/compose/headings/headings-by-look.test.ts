import { describe, expect, it } from 'vitest';
import { headingsByLook } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/headings-by-look.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold = { ...look, isBold: true };
const ofSize = (size: number) => ({ ...look, size });

/** The headings of pages, each as its text and its rank. */
function headingsOf(...pages: readonly (readonly Glyph[])[]): readonly (readonly [string, number | 'title'])[] {
  const placed = pages.flatMap((letters, page) => {
    const passages = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 350 });
    return passages.map((passage, index) => ({ passage, page, isInTable: false, next: passages[index + 1] ?? null }));
  });
  return [...headingsByLook(placed, look)].map(([{ text }, level]) => [text, level]);
}
const textsOf = (...pages: readonly (readonly Glyph[])[]) => headingsOf(...pages).map(([text]) => text);
const text = (y: number) => glyphs('Text that follows, in the usual size.', 50, y);

describe('bold lines', () => {
  const own = { ...bold, font: 'Cambria' };

  it('are headings above another heading of its own look', () => {
    expect(
      textsOf([...glyphs('3. Parts', 50, 100, own), ...glyphs('3.1 Wheels', 50, 130, bold), ...text(150)]),
    ).toEqual(['3. Parts', '3.1 Wheels']);
  });

  it('may end with a colon if no running text looks like them', () => {
    expect(textsOf([...glyphs('Main steps:', 50, 100, bold), ...text(120)])).toEqual(['Main steps:']);
    const word = [...glyphs('Text with a', 50, 60), ...glyphs('word', 120, 60, bold)];
    expect(textsOf([...word, ...glyphs('Main steps:', 50, 100, bold), ...text(120)])).toEqual([]);
    expect(textsOf([...glyphs('First of all,', 50, 100, bold), ...text(120)])).toEqual([]);
    expect(textsOf([...glyphs('首先，', 50, 100, bold), ...text(120)])).toEqual([]);
  });

  it('are not what text below describes, where most of their kind are', () => {
    const term = (name: string, y: number, x: number) => [
      ...glyphs(name, 90, y, bold),
      ...glyphs('It is so.', x, y + 20),
    ];
    const terms = [...term('Compact', 100, 50), ...term('Efficient', 160, 50), ...term('Simple', 220, 90)];
    expect(textsOf(terms)).toEqual([]);
    expect(textsOf([...term('Compact', 100, 50), ...term('Fast', 160, 90), ...term('Simple', 220, 90)])).toHaveLength(
      3,
    );
  });

  it('may be smaller than the text in capitals that no running text has', () => {
    const small = { ...own, size: 9.5 };
    const body = [...glyphs('Some text before, as usual.', 50, 60), ...text(140)];
    expect(textsOf([...body, ...glyphs('INTRODUCTION', 50, 120, small)])).toEqual(['INTRODUCTION']);
    expect(textsOf([...body, ...glyphs('Introduction', 50, 120, small)])).toEqual([]);
  });

  it('may stand before a table if they have numbers, as others of their look', () => {
    const numbered = [
      ...[...glyphs('1.1 Terms', 50, 60, own), ...text(80)],
      ...[...glyphs('1.2 Roles', 50, 120, own), ...text(140)],
    ];
    expect(textsOf([...numbered, ...glyphs('1.3 Classes', 50, 180, own)])).toHaveLength(3);
    expect(textsOf([...numbered, ...glyphs('A table', 50, 180, own)])).toHaveLength(2);
    const italic = { ...look, isItalic: true };
    expect(textsOf([...numbered, ...glyphs('1.2.1 Aims', 50, 180, italic)])).toHaveLength(3);
    expect(textsOf([...numbered, ...glyphs('7.2.1 Aims', 50, 180, italic)])).toHaveLength(2);
    expect(textsOf([...numbered, ...glyphs('1.2.1 Aims', 50, 180)])).toHaveLength(2);
  });

  it('may be a letter that names a part, in the look of other headings', () => {
    const blue = { ...look, font: 'Cambria', colour: '4F81BD', isItalic: true };
    const named = (name: string, y: number) => [...glyphs(name, 50, y, blue), ...text(y + 20)];
    expect(textsOf([...named('Recitals', 60), ...named('Articles', 120), ...named('A', 180)])).toHaveLength(3);
    expect(textsOf(named('A', 180))).toEqual([]);
  });

  it('may be centred above text that is not', () => {
    const centred = glyphs('The first part', 165, 100, bold);
    const lines = (x: number) => [
      ...glyphs('Text that fills the whole line up to its very end and goes', x, 120),
      ...glyphs('on.', x, 132),
    ];
    expect(textsOf([...centred, ...lines(50)])).toEqual(['The first part']);
    expect(textsOf([...centred, ...glyphs('Jane Doe', 180, 120)])).toEqual([]);
  });

  it('are no full first line of a paragraph', () => {
    const full = glyphs('The first words of a paragraph that is bold at its start and', 50, 100, bold);
    const end = Math.max(...full.map(({ x1 }) => x1));
    const stretched = full.map((glyph) => ({
      ...glyph,
      x0: 50 + ((glyph.x0 - 50) * 298) / (end - 50),
      x1: 50 + ((glyph.x1 - 50) * 298) / (end - 50),
    }));
    expect(textsOf([...stretched, ...glyphs('goes on in the usual weight.', 50, 130)])).toEqual([]);
    expect(textsOf([...stretched, ...glyphs('Goes on in the usual weight.', 50, 130)])).toHaveLength(1);
  });
});

describe('lines in italics', () => {
  const italic = { ...look, isItalic: true };
  const parts = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      ...glyphs(`Part ${at + 1} of it`, 50, 100 + 50 * at, italic),
      ...text(120 + 50 * at),
    ]).flat();

  it('are headings if several are, and no running text is', () => {
    expect(textsOf(parts(3))).toHaveLength(3);
    expect(textsOf(parts(2))).toEqual([]);
    expect(textsOf([...parts(3), ...glyphs('Text with a', 50, 400), ...glyphs('word', 120, 400, italic)])).toEqual([]);
  });
});

describe('larger lines', () => {
  it('are no sentences, unless they are much larger or numbered', () => {
    expect(textsOf([...glyphs('This is said aloud.', 50, 100, ofSize(12)), ...text(120)])).toEqual([]);
    expect(textsOf([...glyphs('This is said aloud.', 50, 100, ofSize(20)), ...text(120)])).toHaveLength(1);
    expect(textsOf([...glyphs('1. Introduction.', 50, 100, ofSize(12)), ...text(120)])).toHaveLength(1);
  });

  it('are no title of a table of contents', () => {
    expect(textsOf([...glyphs('Contents', 50, 100, ofSize(14)), ...glyphs('Introduction ....... 2', 50, 120)])).toEqual(
      [],
    );
  });

  it('rank below the title if that is much larger', () => {
    const chapters = [100, 200].flatMap((y) => [...glyphs(`Chapter ${y}`, 50, y, ofSize(14)), ...text(y + 20)]);
    const under = (size: number) => headingsOf([...glyphs('The guide', 50, 50, ofSize(size)), ...chapters]);
    const ranked = (title: number | 'title', chapter: number) => [
      ['The guide', title],
      ['Chapter 100', chapter],
      ['Chapter 200', chapter],
    ];
    expect(under(26)).toEqual(ranked('title', 1));
    expect(under(16)).toEqual(ranked(1, 2));
  });
});

describe('a cover', () => {
  const cover = [...glyphs('The guide', 50, 100, ofSize(20)), ...glyphs('Jane Doe, Berlin', 50, 200, ofSize(14))];
  const chapters = [100, 200].flatMap((y) => [...glyphs(`Chapter ${y}`, 50, y, ofSize(14)), ...text(y + 20)]);

  it('has no heading besides its title', () => {
    expect(textsOf(cover, chapters)).toEqual(['The guide', 'Chapter 100', 'Chapter 200']);
  });

  it('has no running text', () => {
    expect(textsOf([...cover, ...text(220)], chapters)).toContain('Jane Doe, Berlin');
  });
});

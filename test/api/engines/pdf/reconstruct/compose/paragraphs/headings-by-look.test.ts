import { describe, expect, it } from 'vitest';
import { headingsByLook } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/headings-by-look.ts';
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

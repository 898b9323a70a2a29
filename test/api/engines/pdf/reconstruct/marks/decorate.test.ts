import { describe, expect, it } from 'vitest';
import {
  markHighlights,
  markLinks,
  markUnderlines,
} from '../../../../../../api/engines/pdf/reconstruct/marks/decorate.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** A rule of 0.5 pt across the page. */
const across = (x0: number, x1: number, y: number): Rule => ({
  isHorizontal: true,
  x0,
  x1,
  y0: y,
  y1: y,
  thickness: 0.5,
  colour: '000000',
});

describe('rules and text', () => {
  it('underline below the baseline, and strike through above it', () => {
    const text = glyphs('word', 50, 100);
    expect(markUnderlines(text, [across(50, 70, 102)], 'exact')).toEqual([]);
    expect(text.every(({ isUnderlined }) => isUnderlined)).toBe(true);
    const struck = glyphs('word', 50, 100);
    markUnderlines(struck, [across(50, 70, 97)], 'exact');
    expect(struck.map(({ isStruck }) => isStruck)).toEqual([true, true, true, true]);
  });

  it('do not underline if they are longer than their text, like borders', () => {
    const text = glyphs('word', 50, 100);
    const border = across(50, 90, 102);
    expect(markUnderlines(text, [border], 'exact')).toEqual([border]);
    expect(text.some(({ isUnderlined }) => isUnderlined)).toBe(false);
  });

  it('do not underline what stands in columns: they part two rows', () => {
    const text = [...glyphs('word', 50, 100), ...glyphs('12.5', 130, 100)];
    const row = across(50, 150, 102);
    expect(markUnderlines(text, [row], 'exact')).toEqual([row]);
    expect(markUnderlines(text, [row], 'near')).toEqual([row]);
  });

  it('do not underline with the ends of two others that do not: a caption may be right above its table', () => {
    const captioned = (others: number) => {
      const caption = glyphs('Results', 50, 100);
      const rules = [102, 120, 160].slice(0, 1 + others).map((y) => across(50, 85, y));
      return { left: markUnderlines(caption, rules, 'exact').length, isUnderlined: caption[0]?.isUnderlined };
    };
    expect(captioned(2)).toEqual({ left: 3, isUnderlined: undefined });
    expect(captioned(1)).toEqual({ left: 1, isUnderlined: true });
  });

  it('underline a little less than their length if they need not end with the text', () => {
    expect(markUnderlines(glyphs('word', 50, 100), [across(50, 75, 102)], 'near')).toEqual([]);
  });
});

describe('links and highlights', () => {
  it('mark only the letters within them', () => {
    const text = glyphs('ab', 50, 100);
    markLinks(text, [{ x0: 50, x1: 54, y0: 90, y1: 104, target: 'https://example.org/' }]);
    expect(text.map(({ link }) => link)).toEqual(['https://example.org/', undefined]);
    markHighlights(text, [{ x0: 54, x1: 61, y0: 91, y1: 103, colour: 'FFFF00' }]);
    expect(text.map(({ highlight }) => highlight)).toEqual([undefined, 'FFFF00']);
  });

  it('end before a full stop whose middle is beyond the link of a raised mark', () => {
    const text = [...glyphs('1', 50, 96), ...glyphs('.', 55, 100)];
    markLinks(text, [{ x0: 49, x1: 57.4, y0: 86, y1: 99, target: '#note' }]);
    expect(text.map(({ link }) => link)).toEqual(['#note', undefined]);
  });

  it('are not highlights if they are white or as high as several lines', () => {
    const text = glyphs('ab', 50, 100);
    markHighlights(text, [
      { x0: 40, x1: 80, y0: 90, y1: 103, colour: 'FFFFFF' },
      { x0: 40, x1: 80, y0: 80, y1: 118, colour: 'FFFF00' },
    ]);
    expect(text.some(({ highlight }) => highlight !== undefined)).toBe(false);
  });

  it('are not highlights if a label on them leaves most of them free', () => {
    const text = glyphs('ab', 50, 100);
    markHighlights(text, [{ x0: 45, x1: 90, y0: 90, y1: 103, colour: 'FFFF00' }]);
    expect(text.some(({ highlight }) => highlight !== undefined)).toBe(false);
  });

  it('are not highlights if they go on beyond letters of several columns, unless these are white', () => {
    const isHighlit = (x1: number, own = look) => {
      const text = [...glyphs('a long name', 50, 100, own), ...glyphs('and its value', 160, 100, own)];
      markHighlights(text, [{ x0: 48, x1, y0: 91, y1: 104, colour: 'E0E0E0' }]);
      return text.every(({ highlight }) => highlight === 'E0E0E0');
    };
    expect([isHighlit(250), isHighlit(228)]).toEqual([false, true]);
    expect(isHighlit(250, { ...look, colour: 'FFFFFF' })).toBe(true);
  });

  it('are not highlights if they are cells of a row, some of which their letters do not fill', () => {
    const row = (height: number, second: string) => {
      const text = [...glyphs('ab', 50, 100), ...glyphs(second, 84, 100)];
      markHighlights(text, [
        { x0: 48, x1: 80, y0: 104 - height, y1: 104, colour: 'DDEEFF' },
        { x0: 80, x1: 108, y0: 104 - height, y1: 104, colour: 'DDEEFF' },
      ]);
      return text.some(({ highlight }) => highlight !== undefined);
    };
    expect(row(18, 'long')).toBe(false);
    expect([row(12, 'long'), row(18, 'ab')]).toEqual([true, false]);
  });
});

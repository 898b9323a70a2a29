import { describe, expect, it } from 'vitest';
import {
  joinLines,
  wordsOf,
} from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/join-lines.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** PDFium tells of every hyphen at a line's end that it may only divide a word. */
const linesOf = (...texts: readonly string[]) =>
  findSegments(
    texts.flatMap((text, index) =>
      glyphs(text, 50, 100 + 12 * index).map((glyph, at, all) => ({
        ...glyph,
        isSoftHyphen: glyph.text === '-' && at === all.length - 1,
      })),
    ),
  );
const joined = (...texts: readonly string[]) => {
  const lines = linesOf(...texts);
  const marks = joinLines(
    lines.map((line) => line.marks),
    wordsOf(lines),
  );
  return marks.map(({ text }) => text).join('');
};

describe('a slash at the end of a line', () => {
  it('lets the line end there again, without a space', () => {
    expect(joined('It is in /usr/share/', 'man, or in /usr/lib')).toBe('It is in /usr/share/\u200bman, or in /usr/lib');
  });
});

describe('a line that ends within a link', () => {
  const linked = (link: string, ...texts: readonly string[]) => {
    const lines = linesOf(...texts);
    const marks = lines.map((line) => line.marks.map((mark) => ({ ...mark, link })));
    return joinLines(marks, wordsOf(lines))
      .map(({ text }) => text)
      .join('');
  };

  it('is followed by no space where the address has none', () => {
    const address = 'https://example.org/files/download/';
    expect(linked(address, '(https://example.org/files/downloa', 'd/).')).toBe(`(${address}).`);
    expect(linked(address, 'https://example.org/files/', 'or elsewhere')).toContain('/\u200bor');
    expect(linked('mailto:someone@example.org', 'someone@exam', 'ple.org')).toBe('someone@example.org');
  });

  it('is followed by a space between words, whatever they link to', () => {
    expect(linked('https://example.org/NewYork', 'New', 'York')).toBe('New York');
    expect(linked('#page.dnext', 'page.d', 'next')).toBe('page.d next');
  });
});

describe('a hyphen at the end of a line', () => {
  it('becomes a soft one where the document has the whole word elsewhere', () => {
    expect(joined('The station at the sta-', 'tion')).toBe('The station at the sta\u00adtion');
  });

  it('stays where the document divides no words', () => {
    expect(joined('This is a well-', 'known text')).toBe('This is a well-known text');
  });

  it('becomes a soft one in unknown words where many lines end with one', () => {
    const text = joined('A justi-', 'fied para-', 'graph is di-', 'vided');
    expect(text).toBe('A justi\u00adfied para\u00adgraph is di\u00advided');
  });

  it('stays between words that the document has on their own', () => {
    const text = joined('A high quality is justi-', 'fied by para-', 'graphs of high-', 'quality di-', 'visions');
    expect(text).toContain('of high-quality di\u00advisions');
  });
});

describe('the end of a line', () => {
  it('is a line break if lines are kept', () => {
    const lines = linesOf('Some lines of a sta-', 'tion that', 'stay');
    const words = { has: () => true, areDivided: true };
    const marks = joinLines(
      lines.map((line) => line.marks),
      words,
      { breaks: new Map(), indentOf: () => 2, areKept: true },
    );
    expect(marks.map(({ text }) => text).join('')).toBe('Some lines of a sta-\ntion that\nstay');
  });

  it('is no space in scripts without spaces', () => {
    expect(joined('\u0e20\u0e32\u0e29\u0e32', '\u0e44\u0e17\u0e22')).toBe('\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22');
    expect(joined('\u4e2d', '\u6587')).toBe('\u4e2d\u6587');
  });

  it('is a space in Korean where lines are broken between words', () => {
    expect(joined('모든 인간은 태어날 때부터', '자유롭다', '그 존엄')).toBe(
      '모든 인간은 태어날 때부터 자유롭다 그 존엄',
    );
  });

  it('is one in Korean lines of one length where the document has the words on its sides', () => {
    expect(joined('모든 인간은 태', '어날 때부터 자', '유롭다')).toBe('모든 인간은 태어날 때부터 자유롭다');
    expect(joined('그 모든 인간은 그', '때부터 그 모든', '인간은 때부터 그')).toBe(
      '그 모든 인간은 그 때부터 그 모든 인간은 때부터 그',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { directionsOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/bidi/directions.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const signs = { left: 'l', right: 'r', number: '1', neutral: '-' } as const;

/** The directions of a line as it is drawn, a sign for each. */
function directions(drawn: string): string {
  const marks = [...drawn].map((text): Mark => {
    const [glyph] = glyphs('x', 0, 0);
    if (glyph === undefined) throw new Error('no letter');
    return { ...glyph, text, type: text === ' ' ? 'space' : text === '\t' ? 'tab' : 'letter' };
  });
  return directionsOf(marks)
    .map((direction) => signs[direction])
    .join('');
}

describe('the marks of a line', () => {
  it('run as their letters do, and as a number with its separators and signs', () => {
    expect(directions('דגבא abc')).toBe('llll-rrr');
    expect(directions('3.5% 12/05 א')).toBe('1111-11111-l');
    expect(directions('א 3, 4')).toBe('l-1--1');
    // After Arabic letters, signs and hyphens are drawn on the other side of the number.
    expect(directions('%3.5 05-12 ب')).toBe('-111-11-11-l');
  });

  it('run with Latin letters if they are beside or between them', () => {
    expect(directions('א ABC, 12 def')).toBe('l-rrrrrrrrrrr');
    expect(directions('ABC (12) א')).toBe('rrrrrrrr-l');
    expect(directions('(ABC 12) א')).toBe('-rrrrrr--l');
  });

  it('run with Latin letters to the bracket that belongs to one among them, but not over letters of the other direction', () => {
    expect(directions('א ABC (def ..... 12) ghi')).toBe('l-rrrrrrrrrrrrrrrrrrrrrr');
    expect(directions('ABC (def ..... א 12) ghi')).toBe('rrrrrrrr-------l-rrrrrrr');
  });

  it('do not run with Latin letters beyond leaders, ends, or letters of the other direction', () => {
    expect(directions('4 ....... at א')).toBe('1---------rr-l');
    expect(directions('4\tat א')).toBe('1-rr-l');
    expect(directions('4 א at')).toBe('1-l-rr');
  });
});

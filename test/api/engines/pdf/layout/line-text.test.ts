import { describe, expect, it } from 'vitest';
import { wordsInReadingOrder } from '../../../../../api/engines/pdf/layout/line-text.ts';
import { line } from '../../../../support/pdf/layout.ts';

const reversed = (text: string) => [...text].reverse().join('');
const read = (text: string) => wordsInReadingOrder(line(text, 50, 100), 'printed').join(' ');

describe('lineWords', () => {
  it('reads a printed line from right to left', () => {
    expect(read(reversed('שלום לכולם'))).toBe('שלום לכולם');
  });

  it('keeps words and numbers from left to right among them', () => {
    expect(read(`${reversed('ועוד')} Python 3 ${reversed('בלי')}`)).toBe('בלי Python 3 ועוד');
  });

  it('mirrors brackets', () => {
    expect(read(reversed('(שלום)').replace('(', '[').replace(')', '(').replace('[', ')'))).toBe('(שלום)');
  });

  it('keeps a line from text recognition', () => {
    expect(wordsInReadingOrder(line('שלום לכולם', 50, 100), 'read').join(' ')).toBe('שלום לכולם');
  });

  it('puts the article before a carried alef', () => {
    expect(read('ةيجاتنلإا')).toBe('الإنتاجية');
  });

  it('writes ligatures as letters', () => {
    expect(read('eﬃcient ﬁles')).toBe('efficient files');
  });

  it('reads a word of a hundred thousand letters with their marks', () => {
    const letters = '\u05d1\u05bc'.repeat(100_000);
    expect(read(letters)).toBe(letters);
  });
});

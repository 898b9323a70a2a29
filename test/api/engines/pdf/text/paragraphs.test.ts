import { describe, expect, it } from 'vitest';
import { createHyphens } from '../../../../../api/engines/pdf/text/hyphens.ts';
import { continues, type Passage, paragraphsOf } from '../../../../../api/engines/pdf/text/paragraphs.ts';
import { block } from '../../../../support/pdf/layout.ts';

const texts = (lines: readonly string[]) =>
  paragraphsOf(block(lines), 'printed', createHyphens()).map(({ text, kind }) => [kind, text]);

describe('paragraphsOf', () => {
  it('joins lines broken at the column width', () => {
    expect(texts(['the first line is full of words', 'and the second one is as well,', 'third short.'])).toEqual([
      ['paragraph', 'the first line is full of words and the second one is as well, third short.'],
    ]);
  });

  it('keeps lines apart that had room for the next word', () => {
    expect(texts(['Roses are red', 'and violets blue', 'and this line is the longest of all'])).toEqual([
      ['line', 'Roses are red'],
      ['line', 'and violets blue'],
      ['line', 'and this line is the longest of all'],
    ]);
  });

  it('begins an item at each label', () => {
    expect(texts(['• the first item of the list is long', 'and goes on', '• second', '3. third'])).toEqual([
      ['item', '• the first item of the list is long and goes on'],
      ['item', '• second'],
      ['item', '3. third'],
    ]);
  });

  it('keeps the entries of a table of contents apart', () => {
    const entries = ['What it is about ................ 1', 'What it is not about ............ 2'];
    expect(texts(entries).map(([, text]) => text)).toEqual(entries);
  });

  it('measures lines from right to left at their other end', () => {
    const full = 'ב'.repeat(40);
    const lines = block([full, 'ב'.repeat(40)]);
    expect(paragraphsOf(lines, 'read', createHyphens())).toHaveLength(1);
  });
});

describe('continues', () => {
  const passage = (text: string, parts: Partial<Passage> = {}): Passage => ({
    text,
    kind: 'paragraph',
    isOpen: true,
    lineHeight: 10,
    ...parts,
  });

  it('goes on in lower case after an open end', () => {
    expect(continues(passage('the end of'), passage('the next page'))).toBe(true);
    expect(continues(passage('the end of'), passage('Next'))).toBe(false);
    expect(continues(passage('the end.', { isOpen: false }), passage('the next'))).toBe(false);
  });

  it('joins neither headings nor rows nor text of other sizes', () => {
    expect(continues(passage('Title', { kind: 'line' }), passage('of a book'))).toBe(false);
    expect(continues(passage('a'), passage('b', { kind: 'row' }))).toBe(false);
    expect(continues(passage('a'), passage('b', { lineHeight: 20 }))).toBe(false);
  });
});

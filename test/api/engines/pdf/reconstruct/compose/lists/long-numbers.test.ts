import { describe, expect, it } from 'vitest';
import { longNumbers } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/long-numbers.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bodyX = 85;
/** A paragraph whose label is followed by text at the usual place, or at another one. */
const paragraph = (text: string, x = bodyX): Passage => {
  const letters = [...glyphs(text, 50, 100), ...glyphs('Text', x, 100)];
  const label = { text, isBullet: false, length: text.length + 1, bodyX: x, typed: null, hasSpace: false };
  return passageOf(findSegments(letters), label, { x0: 50, x1: 300 });
};
/** The labels found, of paragraphs whose short labels are known. */
const found = (...passages: readonly Passage[]) =>
  [...longNumbers(passages, ({ label }) => (label === null || label.text.length > 4 ? undefined : label)).values()].map(
    ({ text }) => text,
  );

describe('numbers that nearly fill the room before their text', () => {
  it('count on, with their text below that of the number before', () => {
    expect(found(paragraph('4.9.'), paragraph('4.10.'), paragraph('4.11.'))).toEqual(['4.10.', '4.11.']);
    expect(found(paragraph('4.9.'), paragraph('4.11.'))).toEqual([]);
    expect(found(paragraph('4.9.'), paragraph('4.10.', bodyX + 2))).toEqual([]);
  });

  it('may be the first below a number, with the text of the next below theirs', () => {
    expect(found(paragraph('4.9.'), paragraph('4.10.'), paragraph('4.10.1', 95))).toEqual(['4.10.']);
    expect(found(paragraph('1.9'), paragraph('1.9.1.', 95), paragraph('1.9.2.', 95))).toEqual([]);
  });

  it('may be the first of a level, with its text below that of the next one that is known', () => {
    const known = new Set(['4.10.', '5.1.1']);
    const firstOf = (x: number) => {
      const passages = [paragraph('4.10.'), paragraph('4.10.1', x), paragraph('5.1.1', 95)];
      const labelOf = ({ label }: Passage) => (label !== null && known.has(label.text) ? label : undefined);
      return [...longNumbers(passages, labelOf).values()].map(({ text }) => text);
    };
    expect([firstOf(95), firstOf(99)]).toEqual([['4.10.1'], []]);
  });

  it('may all be long at a level of many numbers, which begins below a known one', () => {
    const below = [paragraph('1.2.1.1', 95), paragraph('1.2.1.2', 95), paragraph('1.2.1.3', 99)];
    const known = (first: string) => {
      const labelOf = ({ label }: Passage) => (label?.text === first ? label : undefined);
      return [...longNumbers([paragraph(first), ...below], labelOf).values()].map(({ text }) => text);
    };
    expect(known('1.2.1')).toEqual(['1.2.1.1', '1.2.1.2']);
    expect(known('1.3.1')).toEqual([]);
  });

  it('may begin with a letter', () => {
    expect(found(paragraph('A1.9'), paragraph('A1.10'))).toEqual(['A1.10']);
    expect(found(paragraph('A1.9'), paragraph('B1.10'))).toEqual([]);
  });

  it('may leave no room at all before a capitalised word', () => {
    const glued = (text: string) => passageOf(findSegments(glyphs(text, 50, 100)), null, { x0: 50, x1: 300 });
    expect(found(paragraph('3.1'), glued('3.1.1Opening it'), glued('3.1.2Closing it'))).toEqual(['3.1.1', '3.1.2']);
    expect(found(paragraph('3.1'), glued('3.2.1Opening it'), glued('3.1.1mm of room'), glued('3.1.1ABC'))).toEqual([]);
  });
});

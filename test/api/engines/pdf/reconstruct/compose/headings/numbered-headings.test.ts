import { describe, expect, it } from 'vitest';
import { numberedHeadings } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/numbered-headings.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold = { ...look, isBold: true };
const passage = (text: string, of: Look = bold, lines = 1) =>
  passageOf(
    Array.from({ length: lines }, (_, index) => findSegments(glyphs(text, 50, 100 + 12 * index, of))).flat(),
    null,
    { x0: 50, x1: 900 },
  );

/** The headings found, given those that are known otherwise; before tables unless something follows. */
const found = (
  passages: readonly Passage[],
  known: readonly Passage[],
  own: readonly Look[] = [bold],
  next: Passage | null = null,
) =>
  numberedHeadings(
    passages.map((each) => ({ passage: each, page: 0, isInTable: false, next })),
    new Set(known),
    new Set(own),
  ).map(({ text }) => text);

describe('headings by their numbers', () => {
  const [one, two, three] = [passage('1. Wheels'), passage('2. Doors'), passage('3. Seats')];

  it('look like several that are known, before a table', () => {
    expect(found([one, two, three], [one, two])).toEqual(['3. Seats']);
    expect(found([one, three], [one])).toEqual([]);
    expect(found([one, two, three], [one, two], [bold], passage('Text'))).toEqual([]);
  });

  it('may look like running text if their numbers have several parts', () => {
    const parts = [passage('1.1 Wheels'), passage('1.2 Doors'), passage('1.3 Seats')];
    expect(found(parts, parts.slice(0, 2), [])).toEqual(['1.3 Seats']);
    expect(found([one, two, three], [one, two], [])).toEqual([]);
  });

  it('are part of a heading before them, in a look that no running text has', () => {
    const [chapter, part] = [passage('4 Wheels'), passage('4.1 Tyres', look)];
    expect(found([chapter, part], [chapter], [bold, look], passage('Text'))).toEqual(['4.1 Tyres']);
    expect(found([chapter, passage('5.1 Tyres', look)], [chapter], [bold, look], passage('Text'))).toEqual([]);
    expect(found([chapter, part], [chapter], [bold], passage('Text'))).toEqual([]);
  });

  it('are single lines, with their number and a space before a word', () => {
    expect(found([one, two, passage('3. Seats', bold, 2)], [one, two])).toEqual([]);
    expect(found([one, two, passage('Seats')], [one, two])).toEqual([]);
    expect(found([one, two, passage(`3. ${'a'.repeat(110)}`)], [one, two])).toEqual([]);
  });
});

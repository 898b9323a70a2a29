import { describe, expect, it } from 'vitest';
import {
  couldBeHeading,
  isBareName,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/could-be-heading.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const passage = (...lines: readonly (readonly Glyph[])[]) =>
  passageOf(
    lines.flatMap((letters) => findSegments(letters)),
    null,
    { x0: 50, x1: 1500 },
  );
const line = (text: string, y = 100) => glyphs(text, 50, y);
const linked = (link: string) => line('A place').map((glyph) => ({ ...glyph, link }));

describe('a heading', () => {
  it('is short, and has a word', () => {
    expect(couldBeHeading(passage(line('Wheels')))).toBe(true);
    expect(couldBeHeading(passage(line('a'.repeat(159))))).toBe(true);
    expect(couldBeHeading(passage(line('a'.repeat(160))))).toBe(false);
    expect(couldBeHeading(passage(line('12 + 7')))).toBe(false);
  });

  it('has three lines at most', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => line('Wheels', 100 + 12 * index));
    expect([couldBeHeading(passage(...lines(3))), couldBeHeading(passage(...lines(4)))]).toEqual([true, false]);
  });

  it('is no item with a bullet, no entry of contents, and no address', () => {
    const bullet = { text: '•', isBullet: true, length: 1, bodyX: 60, typed: null, hasSpace: false };
    expect(couldBeHeading({ ...passage(line('Wheels')), label: bullet })).toBe(false);
    expect(couldBeHeading({ ...passage(line('Wheels')), isEntry: true })).toBe(false);
    expect(couldBeHeading(passage(linked('https://example.com')))).toBe(false);
    expect(couldBeHeading(passage(linked('#part')))).toBe(true);
  });
});

it('the name of a part is a letter or a short number', () => {
  expect(['A', 'IV', '12', 'Part', '1,000'].map((text) => isBareName(passage(line(text))))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

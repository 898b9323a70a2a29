import { describe, expect, it } from 'vitest';
import { chapterLabels } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/chapter-labels.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Label } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const large = { ...look, size: 14 };
const edges = { x0: 50, x1: 400 };
let y = 0;
const passage = (letters: (y: number) => readonly Glyph[], label: Label | null = null) => {
  y += 30;
  return passageOf(joinSegments(findSegments(letters(y))), label, edges);
};
const chapter = (number: string, of = large) =>
  passage((at) => [...glyphs(number, 50, at, of), ...glyphs('A chapter', 86, at, of)]);
const section = (text: string) =>
  passage((at) => glyphs(`${text} Text`, 50, at), {
    ...{ text, isBullet: false, length: text.length, bodyX: 80, typed: null, hasSpace: true },
  });
const found = (...passages: readonly Passage[]) =>
  [...chapterLabels(passages, ({ label }) => label ?? undefined).values()].map(({ text }) => text);

describe('numbers of chapters without a full stop', () => {
  it('are repeated by their first section, and those that look the same count on', () => {
    expect(found(chapter('1'), section('1.1'), chapter('2'), section('2.1'))).toEqual(['1', '2']);
    expect(found(chapter('4'), section('4.1'), chapter('5'))).toEqual(['4', '5']);
  });

  it('are none that no section repeats', () => {
    expect(found(chapter('1'), chapter('2'))).toEqual([]);
    expect(found(chapter('1'), section('2.1'))).toEqual([]);
  });

  it('are none that look otherwise, or leave a number out', () => {
    expect(found(chapter('1'), section('1.1'), chapter('2', look))).toEqual(['1']);
    expect(found(chapter('1'), section('1.1'), chapter('3'))).toEqual(['1']);
  });
});

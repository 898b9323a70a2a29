import { describe, expect, it } from 'vitest';
import {
  forcedBreaks,
  isCode,
} from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/forced-breaks.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { lineWith } from '../../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Tag } from '../../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { joinSegments } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
const edges = { x0: 50, x1: 250 };
const full = 'a line of forty letters, to the very end';
type Placed = readonly [text: string, x: number, baseline: number];

const passageWith = (lines: readonly Placed[], of = look, tags: readonly (Tag | undefined)[] = lines.map(() => tag)) =>
  passageOf(
    lines.flatMap(([text, x, baseline], index) =>
      joinSegments(findSegments(glyphs(text, x, baseline, of).map((glyph) => ({ ...glyph, tag: tags[index] })))),
    ),
    null,
    edges,
  );
const below = (...texts: readonly string[]) => texts.map((text, index): Placed => [text, 50, 100 + 12 * index]);
const breaksOf = (passage: Passage) => [...forcedBreaks(passage)];

describe('the breaks in a paragraph', () => {
  it('are where the next word would have fitted, if tags hold the lines together', () => {
    const address = below('Anna', 'Long Street 17', 'Berlin');
    expect(breaksOf(passageWith(address))).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(breaksOf(passageWith(address, look, [tag, { ...tag, block: 2 }, undefined]))).toEqual([]);
  });

  it('are also where tags go on on the next page', () => {
    const divided: Tag = { ...tag, endsLater: new Set(['paragraph']) };
    const rest: Tag = { ...tag, block: 2, begunBefore: new Set(['paragraph']) };
    const fixed = { ...look, isFixedPitch: true };
    expect(breaksOf(passageWith(below('let x;', 'let y;'), fixed, [divided, rest]))).toEqual([[0, 1]]);
    expect(breaksOf(passageWith(below('let x;', 'let y;'), fixed, [tag, rest]))).toEqual([]);
  });

  it('are not where text flows around a picture: lines end at different edges there', () => {
    const { lines, ...address } = passageWith(below('Anna', 'Long Street 17', 'Berlin'));
    const beside = lines.map((line) => lineWith(line, { beside: { x0: 50, x1: 140 } }));
    expect(breaksOf({ ...address, lines: beside })).toEqual([]);
  });

  it('are between rows of names and values that reach the edge, too', () => {
    const rows = [100, 112].flatMap((y) => [
      ...glyphs('A name', 50, y).map((glyph) => ({ ...glyph, tag })),
      ...glyphs('and its value', 185, y).map((glyph) => ({ ...glyph, tag })),
    ]);
    expect(breaksOf(passageOf(joinSegments(findSegments(rows)), null, edges))).toEqual([[0, 1]]);
  });

  it('are none where readers break lines', () => {
    expect(breaksOf(passageWith(below(full, full, 'short')))).toEqual([]);
  });

  it('are none in lines that all end short of the edge by less than a word', () => {
    const narrow = 'thirty letters to the narrower';
    expect(breaksOf(passageWith(below(narrow, narrow, 'unfittingly')))).toEqual([]);
  });

  it('are several where lines are left empty', () => {
    const blank = passageWith([
      [full, 50, 100],
      [full, 50, 124],
      [full, 50, 136],
      [full, 50, 148],
    ]);
    expect(breaksOf({ ...blank, pitch: 12 })).toEqual([[0, 2]]);
    expect(breaksOf({ ...blank, pitch: 0 })).toEqual([]);
    const apart = passageWith(
      [
        [full, 50, 100],
        [full, 50, 124],
      ],
      look,
      [tag, { ...tag, block: 2 }],
    );
    expect(breaksOf({ ...apart, pitch: 12 })).toEqual([]);
  });

  it('are none in lines from right to left', () => {
    expect(breaksOf({ ...passageWith(below('Anna Miller', 'Long Street 17')), isRightToLeft: true })).toEqual([]);
  });

  it('are before indents of program code', () => {
    const code = { ...look, isFixedPitch: true };
    const lines: readonly Placed[] = [
      ['if (a line is as long as the column is) {', 50, 100],
      ['and indented', 80, 112],
    ];
    expect(breaksOf(passageWith(lines, code))).toEqual([[0, 1]]);
    expect(breaksOf(passageWith(lines))).toEqual([]);
    expect([isCode(passageWith(lines, code).lines), isCode(passageWith(lines).lines)]).toEqual([true, false]);
  });

  it('are in centred lines where the next word would have fitted beside one', () => {
    const centred = (...texts: readonly string[]) => ({
      ...passageWith(texts.map((text, index) => [text, 150 - 2.5 * text.length, 100 + 12 * index] as const)),
      alignment: 'center' as const,
    });
    expect(breaksOf(centred('A title', 'over several lines', 'by somebody'))).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(breaksOf(centred(full, full))).toEqual([]);
  });

  it('are after short lines that are centred, though no line is shorter than the longest by a word', () => {
    const short = below('Extraordinarily', 'extraordinarily', 'extraordinarily');
    expect(breaksOf({ ...passageWith(short), alignment: 'right' })).toHaveLength(2);
  });

  it('are none before other lines of program code that tags do not hold together', () => {
    const code = { ...look, isFixedPitch: true };
    const lines: readonly Placed[] = [
      ['if (a line is as long as the column is) {', 50, 100],
      ['and indented', 80, 112],
    ];
    expect(breaksOf(passageWith(lines, code, [tag, { ...tag, block: 2 }]))).toEqual([]);
    const mixed = passageWith(lines, code);
    const plain = { ...mixed, lines: mixed.lines.map((line, index) => (index === 0 ? line : { ...line, look })) };
    expect(isCode(plain.lines)).toBe(false);
  });

  it('are none between a row and a line without a value', () => {
    const rows = passageWith(below('Name', 'Town'));
    const half = { ...rows, lines: rows.lines.map((line, index) => ({ ...line, stops: index === 0 ? [150] : [] })) };
    expect(breaksOf(half)).toEqual([]);
  });

  it('are between rows of names and values', () => {
    const rows = passageWith(below('Name', 'Town'));
    const tabbed = { ...rows, lines: rows.lines.map((line) => ({ ...line, stops: [150] })) };
    expect(breaksOf(tabbed)).toEqual([[0, 1]]);
  });
});

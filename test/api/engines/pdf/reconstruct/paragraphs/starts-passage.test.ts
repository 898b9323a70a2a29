import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { type Line, lineOf } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Column } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/junction.ts';
import { labelOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import { startsPassage } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/starts-passage.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const column: Column = { edges, edgesOf: () => edges, usual: 1.2, continued: new Set(), afterEnds: new Set() };
const full = 'these are forty letters to the very edge';
const lineAt = (text: string, y: number, x = 50, of = look) => findSegments(glyphs(text, x, y, of))[0] as Line;

/** Whether a line starts a paragraph after the lines of another. */
function starts(before: readonly Line[], line: Line, next?: Line, of = column): boolean {
  const first = before[0] as Line;
  const pitch = before.length > 1 ? (before[1] as Line).baseline - first.baseline : 0;
  const draft = { lines: [...before], label: labelOf(first), pitch, gap: 24 };
  return startsPassage(draft, { line, label: labelOf(line), next }, of);
}
const two = [lineAt(full, 100), lineAt(full, 112)];

describe('a line goes on with a paragraph', () => {
  it('below a picture beside which the lines above it begin or end', () => {
    const [narrow, beside] = [lineAt('forty letters to the edge', 112, 125), { x0: 125, x1: 250 }];
    const below = lineAt('and more', 124);
    const around: Column = { ...column, edgesOf: (line) => (line === below ? edges : beside) };
    const above = lineAt('forty letters to the edge', 100, 125);
    expect(starts([above, narrow], below, undefined, around)).toBe(false);
    expect(starts([above, narrow], below)).toBe(true);
    const [short, next] = [lineAt('a line that ends there', 112), lineAt('early', 124)];
    const isBefore: Column = { ...column, edgesOf: (line) => (line === short ? { x0: 50, x1: 180 } : edges) };
    expect(starts([short], next, undefined, isBefore)).toBe(false);
    expect(starts([short], next)).toBe(true);
  });

  it('while its first word had no room before it', () => {
    expect(starts(two, lineAt('and more', 124))).toBe(false);
    expect(starts([lineAt(full, 100), lineAt('a short line', 112)], lineAt('and more', 124))).toBe(true);
  });

  it('if lines before it show that it does, whatever room there was', () => {
    const line = lineAt('and more', 124);
    const short = [lineAt(full, 100), lineAt('a short line', 112)];
    expect(starts(short, line, undefined, { ...column, continued: new Set([line]) })).toBe(false);
  });

  it('unless the end of a paragraph is drawn before it', () => {
    const line = lineAt('and more', 124);
    expect(starts(two, line, undefined, { ...column, afterEnds: new Set([line]) })).toBe(true);
  });
});

describe('a line is of another paragraph', () => {
  it('at another distance than those before it', () => {
    expect(starts(two, lineAt('and more', 140))).toBe(true);
    expect(starts(two, lineAt('and more', 118))).toBe(true);
    expect(starts(two, lineAt('and more', 125))).toBe(false);
  });

  it('above or beside those before it', () => {
    expect(starts(two, lineAt('and more', 112))).toBe(true);
    expect(starts(two, lineAt('and more', 90))).toBe(true);
  });

  it('of another size', () => {
    expect(starts(two, lineAt('and more', 124, 50, { ...look, size: 13 }))).toBe(true);
  });

  it('with a formula below one, however wide they are', () => {
    const formula = { row: [], look };
    const equation = (y: number) => lineOf([{ ...(glyphs('x', 50, y)[0] as Glyph), type: 'letter', x1: 250, formula }]);
    expect(starts([equation(100)], equation(112))).toBe(true);
    expect(starts([lineAt(full, 100)], equation(112))).toBe(false);
  });

  it('read in the other direction, unless that begins at the same edge', () => {
    const hebrew = lineAt('\u05d0\u05d1\u05d2 \u05d3\u05d4', 124);
    expect(starts(two, hebrew)).toBe(false);
    expect(starts(two, lineAt('\u05d0\u05d1\u05d2 \u05d3\u05d4', 124, 225))).toBe(true);
  });

  it('of which only one is bold, where a sentence may end', () => {
    const bold = { ...look, isBold: true };
    expect(starts([lineAt(full, 100, 50, bold)], lineAt('And more', 112))).toBe(true);
    expect(starts([lineAt(full, 100, 50, bold)], lineAt('and more', 112))).toBe(false);
  });

  it('indented further than a line of text would be', () => {
    expect(starts(two, lineAt('and more', 124, 70))).toBe(true);
    expect(starts(two, lineAt('and more', 124, 51))).toBe(false);
  });
});

describe('a label', () => {
  const item = [lineAt('1. these are forty letters to the edge ab', 100)];

  it('begins an item', () => {
    expect(starts(item, lineAt('2. and more', 112))).toBe(true);
    expect(starts(two, lineAt('\u2022 and more', 124))).toBe(true);
  });

  it('is a number in a sentence where the line before it is full and ends none', () => {
    expect(starts(two, lineAt('12 and more', 124))).toBe(false);
  });
});

describe('an item', () => {
  it('goes on in the line below its text that is as far away as the item is from what is above it', () => {
    const item = [lineAt('1. these are forty letters to the edge', 100, 60)];
    const from = (y: number, x = 75) => starts(item, lineAt('and more of it', y, x));
    expect(from(124)).toBe(false);
    expect(from(118)).toBe(true);
    expect(from(124, 90)).toBe(true);
  });
});

describe('tags', () => {
  const tagged = (text: string, y: number, block: number) => {
    const tag = { block, heading: null, isItem: false, cell: null };
    return lineOf(lineAt(text, y).marks.map((mark): Glyph & typeof mark => ({ ...mark, tag })));
  };

  it('hold lines together, or apart, whatever they look like', () => {
    expect(starts([tagged('short', 100, 1)], tagged('and more', 112, 1))).toBe(false);
    expect(starts([tagged(full, 100, 1)], tagged('and more', 112, 2))).toBe(true);
  });

  it('hold no check boxes together that stand below each other', () => {
    const box = { x0: 50, y0: 104, x1: 58, y1: 112, type: 'checkbox', name: '', value: '', isChecked: false } as const;
    const field = { ...box, options: [], isMultiline: false, isFree: false };
    const boxed = (text: string) =>
      lineOf(tagged(text, 112, 1).marks.map((mark, index) => (index === 0 ? { ...mark, field } : mark)));
    expect(starts([tagged('x short', 100, 1)], boxed('x and more'))).toBe(true);
    expect(starts([tagged(full, 100, 1)], boxed('x and more'))).toBe(false);
  });

  it('hold no lines together that are far apart', () => {
    expect(starts([tagged('short', 100, 1)], tagged('and more', 400, 1))).toBe(true);
  });
});

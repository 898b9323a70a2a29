import { describe, expect, it } from 'vitest';
import {
  readFromSide,
  readInColumn,
} from '../../../../../../../api/engines/pdf/reconstruct/lines/bidi/reading-order.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

describe('lines of both directions', () => {
  // As it stands on the page: Latin letters at the left, Hebrew ones from the right to the left.
  const [line] = findSegments(glyphs('TWO \u05d3\u05d2\u05d1\u05d0', 60, 100));

  it('are read from the side at which they stand', () => {
    const from = (x0: number, x1: number) => readFromSide(line as Line, { x0, x1 });
    expect([from(55, 300).text, from(55, 300).isRightToLeft]).toEqual(['TWO \u05d0\u05d1\u05d2\u05d3', false]);
    expect([from(10, 105).text, from(10, 105).isRightToLeft]).toEqual(['\u05d0\u05d1\u05d2\u05d3 TWO', true]);
  });

  it('have their numbers and Latin words in the order of their letters, with their brackets', () => {
    const read = (drawn: string) => findSegments(glyphs(drawn, 60, 100))[0]?.text;
    expect(read('.דגבא (12) הדגבא')).toBe('אבגדה (12) אבגד.');
    expect(read('456 123 (02) דגבא')).toBe('אבגד (02) 123 456');
    expect(read('דגבא ABC (def) דגבא')).toBe('אבגד ABC (def) אבגד');
    expect(read('from דגבא 12 דגבא to them')).toBe('from אבגד 12 אבגד to them');
  });

  it('keep their brackets when they are read from the other side', () => {
    const drawn = findSegments(glyphs('one (two) three דג (בא)', 60, 100))[0] as Line;
    const fromRight = readFromSide(drawn, { x0: 10, x1: drawn.x1 });
    expect(fromRight.text).toBe('(אב) גד one (two) three');
    expect(readFromSide(fromRight, { x0: drawn.x0, x1: 500 }).text).toBe(drawn.text);
  });

  it('have the space in front of Latin text that begins with it, which is drawn at its left', () => {
    const read = (drawn: string) => findSegments(glyphs(drawn, 60, 100))[0]?.text;
    expect(read('4 ..... wordדגבא דגבא')).toBe('אבגד אבגד word ..... 4');
    expect(read('. wordדגבא דגבא')).toBe('אבגד אבגד word.');
    // Another word is after that space.
    expect(read('דגבא wordדגבא')).toBe('אבגדword אבגד');
  });

  it('have the space behind Latin text that ends with it, which is drawn at its right', () => {
    const read = (drawn: string) => findSegments(glyphs(drawn, 60, 100))[0]?.text;
    // One letter is a prefix of the text.
    expect(read('הדגבאword ו הדגבא')).toBe('אבגדה וword אבגדה');
    // Of two spaces, one is behind the text.
    expect(read('הדגבאword  גב דגבא דגבא דגבא דגבא')).toBe('אבגד אבגד אבגד אבגד בג word אבגדה');
    // Without another word that is a space before the text.
    expect(read('הדגבאword גב הדגבא')).toBe('אבגדה בג wordאבגדה');
  });

  it('have letters that lean on each other in the order of their right sides', () => {
    const [lam, alef, dal] = glyphs('לאד', 60, 100) as [Glyph, Glyph, Glyph];
    const leaning = [
      { ...lam, x0: 60, x1: 67 },
      { ...alef, x0: 60.1, x1: 66 },
      { ...dal, x0: 54, x1: 60 },
    ];
    expect(findSegments(leaning)[0]?.text).toBe('לאד');
    expect(findSegments(leaning.toReversed())[0]?.text).toBe('לאד');
  });

  it(
    'take no square of their number if each of many letters is drawn within the next',
    withinCpuTime(2500, () => {
      const nested = Array.from({ length: 20_000 }, (_, index) => ({
        ...(glyphs('ל', 0, 100)[0] as Glyph),
        x0: 20_000 - index / 10,
        x1: 20_010 + index / 10,
      }));
      expect(findSegments(nested)).toHaveLength(1);
    }),
  );

  it('keep the size of most of their letters if they fill their box', () => {
    expect(readFromSide(line as Line, { x0: 58, x1: 102 })).toBe(line);
  });

  it('have the space of the file between a word and Latin letters to its left', () => {
    const right = glyphs('\u05d3\u05d2\u05d1\u05d0', 76, 100).map((glyph) => ({ ...glyph, isBeforeSpace: true }));
    const letters = [...glyphs('TWO', 60, 100), ...right];
    expect(findSegments(letters)[0]?.text).toBe('\u05d0\u05d1\u05d2\u05d3 TWO');
    const close = letters.map(({ isBeforeSpace: _, ...glyph }) => glyph);
    expect(findSegments(close)[0]?.text).toBe('\u05d0\u05d1\u05d2\u05d3TWO');
  });

  it('have the space of the file between Latin letters and a word to their right', () => {
    const left = glyphs('TWO', 60, 100).map((glyph) => ({ ...glyph, isBeforeSpace: true }));
    expect(findSegments([...left, ...glyphs('\u05d3\u05d2\u05d1\u05d0', 76, 100)])[0]?.text).toBe(
      '\u05d0\u05d1\u05d2\u05d3 TWO',
    );
  });

  it('have one space where the file has one, though it is to the right of the letter after it', () => {
    const spaced = (text: string, x: number) =>
      glyphs(text, x, 100).map((glyph) => ({ ...glyph, space: 'written' as const, spaces: 1 }));
    const words = ['\u05d3\u05d2\u05d1\u05d0', '\u05d3\u05d2\u05d1\u05d0', '1-'];
    expect(findSegments(words.flatMap((word, index) => spaced(word, 60 + 28 * index)))[0]?.text).not.toMatch(/ {2}/);
  });

  it('keep punctuation within Latin words, but not the leaders between a title and its page', () => {
    const [name] = findSegments(glyphs('get_name \u05d3\u05d2\u05d1\u05d0\u05d3\u05d2\u05d1\u05d0\u05d3', 60, 100));
    expect(name?.text.endsWith(' get_name')).toBe(true);
    const [entry] = findSegments(glyphs('4 ........ at \u05d3\u05d2\u05d1\u05d0', 60, 100));
    expect(entry?.text).toBe('\u05d0\u05d1\u05d2\u05d3 at ........ 4');
  });
});

describe('lines of a right-to-left column', () => {
  const box = { x0: 50, x1: 350 };
  const hebrew = (x: number, y: number) => glyphs('\u05d3\u05d2\u05d1\u05d0 \u05d3\u05d2\u05d1\u05d0', x, y);
  const linesOf = (...letters: readonly (readonly Glyph[])[]) => letters.flatMap((each) => findSegments(each));

  it('are read from the right, though the last is a word of the other direction', () => {
    const lines = linesOf(hebrew(305, 100), hebrew(305, 114), glyphs('.docker', 314, 128));
    expect(readInColumn(lines, box).map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, true, true]);
    expect(readInColumn(lines, box)[2]?.text).toBe('docker.');
  });

  it('are read from the left where they begin there, as program code does', () => {
    const lines = linesOf(hebrew(305, 100), hebrew(305, 114), glyphs('let total.', 52, 128));
    expect(readInColumn(lines, box)[2]).toBe(lines[2]);
  });

  it('are read from the right if tabs divide them within the column', () => {
    const [row] = joinSegments(findSegments([...glyphs('LATIN LETTERS', 100, 128), ...hebrew(200, 128)]));
    const lines = [...linesOf(hebrew(305, 100), hebrew(305, 114)), row as Line];
    expect(row?.isRightToLeft).toBe(false);
    expect(readInColumn(lines, box)[2]?.text).toBe('\u05d0\u05d1\u05d2\u05d3 \u05d0\u05d1\u05d2\u05d3\tLATIN LETTERS');
  });

  it('stay as they are in text of the other direction', () => {
    const lines = linesOf(glyphs('Text', 52, 100), glyphs('Text', 52, 114), glyphs('Page 1.', 314, 128));
    expect(readInColumn(lines, box)).toBe(lines);
  });
});

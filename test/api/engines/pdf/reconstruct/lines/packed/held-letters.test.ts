import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import {
  kindsOf,
  letterSpans,
  type lineOf,
  lineWith,
  wordGaps,
} from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import {
  countOpenLetters,
  maxOpenLetters,
} from '../../../../../../../api/engines/pdf/reconstruct/lines/packed/held-letters.ts';
import { storedPage } from '../../../../../../../api/engines/pdf/reconstruct/lines/packed/stored-page.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const text = 'the words of a line that is as long as most lines of a page are, and a little longer than some';
const lineAt = (y: number) => findSegments(glyphs(text, 50, y))[0] as ReturnType<typeof lineOf>;

/** Bytes of all objects and buffers that are in use. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('letters that are held', () => {
  it('are packed but for those used last', () => {
    const before = bytesInUse();
    const lines = Array.from({ length: 3000 }, (_, index) => lineAt(index));
    const letters = lines.length * text.length;
    expect(letters).toBeGreaterThan(20 * maxOpenLetters);
    expect(countOpenLetters()).toBeLessThanOrEqual(maxOpenLetters);
    // As objects, letters take over 200 bytes each.
    expect((bytesInUse() - before) / letters).toBeLessThan(50);
    expect(lines.map(({ marks }) => marks.length)).toEqual(lines.map(() => text.length));
    expect(countOpenLetters()).toBeLessThanOrEqual(maxOpenLetters);
    expect(lines[7]?.marks).toEqual(lineAt(7).marks);
  });

  it('are those of a line in its copies, too', () => {
    const line = lineAt(100);
    const moved = lineWith(line, { x0: 10 });
    expect(moved).toMatchObject({ x0: 10, x1: line.x1, text });
    expect(moved.marks).toEqual(line.marks);
    expect({ ...moved }.marks).toEqual(line.marks);
    expect(lineWith({ ...line }, { x0: 20 }).marks).toEqual(line.marks);
  });

  it('tell the gaps between words without being unpacked', () => {
    const spaced = glyphs('two 😀  words', 50, 100).map((glyph) => ({ ...glyph, x1: glyph.x1 - 0.1 }));
    const made = [findSegments(spaced)[0] as ReturnType<typeof lineOf>, lineAt(100)];
    const before = made.map(wordGaps);
    expect(before.map((gaps) => gaps.length)).toEqual([2, text.split(' ').length - 1]);
    expect(before[0]?.map(({ width }) => width)).toEqual([expect.closeTo(5.1, 5), expect.closeTo(10.1, 5)]);
    for (let index = 0; index < 2 + maxOpenLetters / text.length; index++) lineAt(index);
    const open = countOpenLetters();
    expect(made.map(wordGaps)).toEqual(before);
    expect(countOpenLetters()).toBe(open);
  });

  it('tell where they are, without the spaces between them and without being unpacked', () => {
    const line = findSegments(glyphs('two words', 50, 100))[0] as ReturnType<typeof lineOf>;
    const before = letterSpans(line).map(({ x0, x1 }) => ({ x0, x1 }));
    expect(before).toHaveLength('twowords'.length);
    expect(before[0]).toEqual({ x0: line.x0, x1: line.marks[0]?.x1 });
    for (let index = 0; index < 2 + maxOpenLetters / text.length; index++) lineAt(index);
    const open = countOpenLetters();
    expect(letterSpans(line)).toEqual(before);
    expect(countOpenLetters()).toBe(open);
  });

  it('tell their kinds without being unpacked', () => {
    const line = lineAt(100);
    const looks = new Set(line.marks.map(({ look }) => look));
    expect(new Set(kindsOf(line).map(({ look }) => look))).toEqual(looks);
    Array.from({ length: 2 + maxOpenLetters / text.length }, (_, index) => lineAt(index));
    const open = countOpenLetters();
    expect(kindsOf(line).length).toBeLessThan(10);
    expect(new Set(kindsOf(line).map(({ look }) => look))).toEqual(looks);
    expect(countOpenLetters()).toBe(open);
  });

  it('are those of a page', () => {
    const page = { ...emptyPage(3, { width: 300, height: 400 }), glyphs: glyphs(text, 50, 100), rotated: [] };
    const stored = storedPage(page);
    Array.from({ length: 2 + maxOpenLetters / text.length }, (_, index) => lineAt(index));
    expect(stored).toEqual(page);
    expect(stored.glyphs).not.toBe(page.glyphs);
  });
});

import { describe, expect, it } from 'vitest';
import {
  createSpaceOf,
  withSqueeze,
} from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/squeezed-lines.ts';
import { setWidth } from '../../../../../../../../api/engines/pdf/reconstruct/fonts/set-width.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Look } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { passageOf } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 350 };
/** A line of words whose spaces are so many points wide. */
function lineOf(space: number): Line {
  let x = 50;
  const letters = ['some', 'words', 'in', 'a', 'line', 'of', 'text'].flatMap((word, index) => {
    const own = glyphs(word, x, 100).map((glyph, at): typeof glyph =>
      at === 0 && index > 0 ? { ...glyph, space: 'written', spaces: 1 } : glyph,
    );
    x += 5 * word.length + space;
    return own;
  });
  return findSegments(letters)[0] as Line;
}
const spaceOf = createSpaceOf([passageOf([lineOf(2.5)], null, edges)]);
const widths = { spaceOf, setWidth: () => null };
const room = (line: Line) => ({ from: 0, room: line.x1 - line.x0 });
const squeezesOf = (line: Line) => [...new Set(withSqueeze(line, room(line), widths).map(({ squeeze }) => squeeze))];
/** The same line in another look. */
const lookingLike = (line: Line, change: Partial<Look>): Line => {
  const look = { ...line.look, ...change };
  return { ...line, look, marks: line.marks.map((mark) => ({ ...mark, look })) };
};

describe('a line with less room than readers need', () => {
  it('has its letters closer if its spaces are narrower than those of other lines', () => {
    expect(spaceOf(lineOf(2.5).look)).toBeCloseTo(0.25);
    // Six spaces lack 2.4 points altogether, which 28 letters and spaces have to give.
    expect(squeezesOf(lineOf(2.1))).toEqual([-0.1]);
  });

  it('has its letters closer if two spaces have the room of one', () => {
    const line = lineOf(2.5);
    const first = line.marks.findIndex(({ type }) => type === 'space');
    const marks = line.marks.map((mark, index) => (index === first ? { ...mark, text: '  ' } : mark));
    expect(squeezesOf({ ...line, marks })).toEqual([-0.1]);
  });

  it('stays as it is if they are as wide, or wider', () => {
    expect(squeezesOf(lineOf(2.5))).toEqual([undefined]);
    expect(squeezesOf(lineOf(4))).toEqual([undefined]);
  });

  it('stays as it is if nothing shows how wide they should be', () => {
    const unknown = { spaceOf: () => null, setWidth: () => null };
    expect(withSqueeze(lineOf(2.1), room(lineOf(2.1)), unknown)).toEqual(lineOf(2.1).marks);
  });

  it('has its letters closer if those of the reader are wider than drawn', () => {
    const line = lookingLike(lineOf(2.5), { font: 'Times New Roman', size: 11.5, fit: 0 });
    const [squeeze] = withSqueeze(line, room(line), { spaceOf, setWidth }).map((mark) => mark.squeeze ?? 0);
    const set = line.marks.reduce((sum, { text }) => sum + (setWidth(text, line.look) ?? 0), 0);
    expect(set).toBeGreaterThan(line.x1 - line.x0);
    expect(set + (squeeze ?? 0) * line.marks.length).toBeLessThanOrEqual(line.x1 - line.x0);
    expect(squeeze).toBeGreaterThan(-0.4);
  });

  it('loses more where its letters are set apart, and nothing where they would overlap', () => {
    const wide = lookingLike(lineOf(2.5), { font: 'Times New Roman', size: 11.5, fit: 0.05 });
    const squeezed = (line: Line) => withSqueeze(line, room(line), { spaceOf, setWidth })[0]?.squeeze;
    expect(squeezed(wide)).toBeLessThan(-0.5);
    expect(squeezed(lookingLike(wide, { size: 14, fit: 0 }))).toBeUndefined();
  });

  it('loses a little more where the last letter is set closer to nothing', () => {
    const line = lookingLike(lineOf(2.5), { font: 'Courier New', fit: -0.1 });
    const set = line.marks.reduce((sum, { text }) => sum + (setWidth(text, line.look) ?? 0), 0);
    const squeezedIn = (free: number) => withSqueeze(line, { from: 0, room: set + free }, { spaceOf, setWidth });
    expect(squeezedIn(1.1)[0]?.squeeze).toBeUndefined();
    expect(squeezedIn(0.3)[0]?.squeeze).toBe(-0.05);
  });

  it('loses a little more where slanted letters end it, behind which LibreOffice keeps some room', () => {
    const squeezed = (isItalic: boolean) => {
      const line = lookingLike(lineOf(2.5), { font: 'Courier New', isItalic });
      const set = line.marks.reduce((sum, { text }) => sum + (setWidth(text, line.look) ?? 0), 0);
      return withSqueeze(line, { from: 0, room: set }, { spaceOf, setWidth })[0]?.squeeze;
    };
    expect(squeezed(false)).toBeUndefined();
    expect(squeezed(true)).toBe(-0.05);
  });

  it('stays as it is if it is hardly too long, unless it is asked for', () => {
    const line = lineOf(2.5);
    const place = { from: 0, room: line.x1 - line.x0 - 0.3 };
    expect(withSqueeze(line, place, widths)).toBe(line.marks);
    expect(withSqueeze(line, { ...place, least: 0.1 }, widths)[0]?.squeeze).toBe(-0.05);
  });

  it('keeps its label as it is', () => {
    const line = lineOf(2.1);
    const from = line.marks.findIndex(({ type }) => type === 'space') + 1;
    const text = { from, room: line.x1 - (line.marks[from]?.x0 ?? 0) };
    const squeezes = withSqueeze(line, text, widths).map(({ squeeze }) => squeeze);
    expect(new Set(squeezes.slice(0, from))).toEqual(new Set([undefined]));
    expect(squeezes.at(-1)).toBeLessThan(0);
  });
});

describe('a line with so much more room in the fonts of readers that another word would fit', () => {
  const drawn = lineOf(2.5);
  const line = lookingLike(drawn, { font: 'Arial Narrow', size: 10 });
  /** Readers set all letters a little narrower than they are drawn. */
  const widthOf = (text: string) => (text === ' ' ? 2.4 : 4.75 * text.length);
  const narrower = { spaceOf, setWidth: widthOf };
  const next = findSegments(glyphs('a word', 50, 112))[0] as Line;
  const apartOf = (from: Line, room: number, after: Line | undefined) =>
    withSqueeze(from, { from: 0, room, next: after }, narrower).map(({ squeeze }) => squeeze);

  it('has as many of its last letters apart as it takes', () => {
    const room = line.x1 - line.x0 + 1;
    const apart = apartOf(line, room, next);
    const set = line.marks.reduce((sum, { text }, index) => sum + widthOf(text) + (apart[index] ?? 0), 0);
    expect(apart[0]).toBeUndefined();
    expect(apart.at(-1)).toBeGreaterThan(0);
    expect(set + widthOf(' ') + widthOf('a')).toBeGreaterThan(room);
    expect(set).toBeLessThanOrEqual(room);
  });

  it('keeps off what LibreOffice would take from the next line, such as a backslash', () => {
    const command = findSegments(glyphs('\\command', 50, 112))[0] as Line;
    const whole = findSegments(glyphs('command', 50, 112))[0] as Line;
    const room = line.x1 - line.x0 + 2;
    expect(apartOf(line, room, command).at(-1)).toBeGreaterThan(0);
    expect(apartOf(line, room, whole).at(-1)).toBeUndefined();
  });

  it('stays as it is at the end of a paragraph, or if the word would have fitted on the page', () => {
    const none = new Set([undefined]);
    expect(new Set(apartOf(line, line.x1 - line.x0 + 1, undefined))).toEqual(none);
    expect(new Set(apartOf(line, line.x1 - line.x0 + 40, next))).toEqual(none);
  });
});

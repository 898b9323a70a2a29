import { describe, expect, it } from 'vitest';
import {
  beginOf,
  indentsOf,
  isSetByItself,
  itemIndents,
  itemTabs,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/indents.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { type Line, lineWith } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
/** A paragraph of lines by their first letters' places and their lengths in letters of five points. */
function passage(rows: readonly (readonly [x: number, length: number])[], parts: Partial<Passage> = {}): Passage {
  const lines = rows.map(([x, length], at) => findSegments(glyphs('n'.repeat(length), x, 100 + 12 * at))[0] as Line);
  return { ...passageOf(lines, null, edges), alignment: 'left', ...parts };
}
/** Readers have the font. */
const known = { widths: { spaceOf: () => null, setWidth: () => 5 } };
const none = new Map<number, number>();

describe('the lines of a paragraph', () => {
  it('begin at the edge beside a picture that text flows around, too', () => {
    const whole = passage([
      [50, 40],
      [150, 20],
      [150, 20],
    ]);
    const [first, ...others] = whole.lines;
    const beside = others.map((line) => lineWith(line, { beside: { x0: 150, x1: 250 } }));
    expect(indentsOf(whole, none, known).left).toBe(100);
    expect(indentsOf({ ...whole, lines: [first as Line, ...beside] }, none, known)).toMatchObject({
      left: 0,
      firstLine: 0,
    });
  });

  it('begin where most of them do, and the first where it does', () => {
    expect(
      indentsOf(
        passage([
          [70, 36],
          [60, 38],
          [60, 38],
        ]),
        none,
        known,
      ),
    ).toMatchObject({ left: 10, firstLine: 10 });
    expect(
      indentsOf(
        passage([
          [60, 38],
          [80, 34],
        ]),
        none,
        known,
      ),
    ).toMatchObject({ left: 30, firstLine: -20 });
    expect(
      indentsOf(
        passage([
          [60, 38],
          [60.5, 38],
        ]),
        none,
        known,
      ).firstLine,
    ).toBe(0);
  });

  it('begin at the other edge in right-to-left text', () => {
    const toLeft = passage(
      [
        [50, 36],
        [50, 38],
        [50, 38],
      ],
      { isRightToLeft: true },
    );
    expect(indentsOf(toLeft, none, known)).toMatchObject({ left: 10, firstLine: 10 });
    expect(beginOf(toLeft, toLeft.lines[0] as Line)).toBe(20);
  });

  it('begin left of their column in running heads only', () => {
    const outside = passage([[40, 20]]);
    expect(indentsOf(outside, none, known).left).toBe(0);
    expect(indentsOf(outside, none, { ...known, mayOverhang: true }).left).toBe(-10);
  });

  it('get room beyond the edge that they reach', () => {
    expect(indentsOf(passage([[50, 40]]), none, known).right).toBeLessThan(0);
    expect(indentsOf(passage([[50, 30]]), none, known).right).toBe(0);
    expect(
      indentsOf(
        passage([
          [50, 42],
          [50, 10],
        ]),
        none,
        known,
      ).right,
    ).toBeLessThan(-10);
  });

  it('get it behind a tab, too, unless the tab leads to their end', () => {
    const tabbed = (x: number) => {
      const { lines } = passage([[x, 30]]);
      const withTab = lines.map((line) => {
        const [first, ...others] = line.marks;
        const tab = { ...(first as Mark), type: 'tab' as const, text: '\t' };
        return { ...line, marks: [first as Mark, tab, ...others], stops: [x + 10] };
      });
      return { ...passage([[x, 30]]), lines: withTab };
    };
    const unknown = { widths: { spaceOf: () => null, setWidth: () => null } };
    expect(indentsOf(tabbed(75), none, unknown).right).toBe(0);
    expect(indentsOf(tabbed(90), none, unknown).right).toBeLessThan(-10);
    expect(indentsOf(tabbed(100), none, unknown).right).toBe(0);
  });

  it('end short of the edge where the next word would have fitted', () => {
    const narrow = passage([
      [50, 20],
      [50, 5],
    ]);
    expect(indentsOf(narrow, none, known).right).toBe(99);
    expect(indentsOf(narrow, new Map([[0, 1]]), known).right).toBe(0);
  });

  it('end short of the edge if they are justified there', () => {
    const justified = passage(
      [
        [50, 30],
        [50, 30],
        [50, 10],
      ],
      { alignment: 'justified' },
    );
    expect(indentsOf(justified, none, known).right).toBe(50);
    expect(indentsOf(justified, none, { ...known, taken: 4 }).right).toBe(46);
  });

  it('of a cell get what readers take from it, as far as they need it', () => {
    const rows = [
      [50, 40],
      [50, 10],
    ] as const;
    expect(indentsOf(passage(rows), none, { ...known, taken: 4 }).right).toBe(-4);
    expect(indentsOf(passage(rows), none, known).right).toBe(0);
    expect(indentsOf(passage([[50, 30]]), none, { ...known, taken: 4 }).right).toBe(0);
  });

  it('have none where each is set by itself, but beyond the edge in running heads', () => {
    const atRight = passage([[100, 33]], { alignment: 'right' });
    expect(isSetByItself(atRight)).toBe(true);
    expect(isSetByItself(passage([[50, 9]]))).toBe(false);
    expect(indentsOf(atRight, none, known)).toEqual({ left: 0, right: 0, firstLine: 0 });
    expect(indentsOf(atRight, none, { ...known, mayOverhang: true }).right).toBe(-15);
  });
});

describe('the lines of an item', () => {
  const place = { labelX: 10, bodyX: 30 };

  it('are aligned with its text, or stay where they are', () => {
    expect(
      itemIndents(
        passage([
          [60, 20],
          [81, 20],
        ]),
        place,
        none,
      ),
    ).toMatchObject({ left: 30, firstLine: -20 });
    expect(
      itemIndents(
        passage([
          [60, 20],
          [60, 20],
        ]),
        place,
        none,
      ),
    ).toMatchObject({ left: 10, firstLine: 0 });
    expect(itemIndents(passage([[60, 20]]), place, none)).toMatchObject({ left: 30, firstLine: -20 });
  });

  it('get room beyond the edge that they reach', () => {
    expect(itemIndents(passage([[60, 38]]), place, none).right).toBeLessThan(0);
    expect(itemIndents(passage([[60, 20]]), place, none).right).toBe(0);
    expect(
      itemIndents(
        passage([
          [60, 38],
          [80, 34],
        ]),
        place,
        none,
      ).right,
    ).toBe(0);
  });

  it('end short of the column where one had room for the next word, as beside a picture', () => {
    const narrow = passage([
      [60, 12],
      [80, 10],
    ]);
    expect(itemIndents(narrow, place, none).right).toBeGreaterThan(50);
    expect(itemIndents(narrow, place, new Map([[0, 1]])).right).toBe(0);
  });

  it('have a tab stop at its text unless they begin there', () => {
    expect(itemTabs(passage([[60, 20]]), 10, place)).toEqual([{ at: 30, alignment: 'left', leader: 'none' }]);
    expect(itemTabs(passage([[60, 20]]), 30, place)).toEqual([]);
  });
});

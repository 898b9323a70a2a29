import { expect, it } from 'vitest';
import { withLabelTab } from '../../../../../../../api/engines/pdf/reconstruct/compose/contents/with-label-tab.ts';
import { lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const letters = (text: string, x: number): Mark[] =>
  glyphs(text, x, 100).map((glyph) => ({ ...glyph, type: 'letter' }));

/** An entry whose title begins some points after its number, with so many spaces in the file. */
function entryOf(number: string, room: number, spaces: number, hasLeader = true) {
  const label = letters(number, 50);
  const last = label.at(-1) as Mark;
  const [first, ...title] = letters('Introduction', last.x1 + room);
  const end = title.at(-1) as Mark;
  const gap: Mark = { ...last, type: 'space', text: room < 20 ? ' ' : '    ', x0: last.x1, x1: last.x1 + room };
  const tab: Mark = { ...end, type: 'tab', text: '\t', hasLeader, x0: end.x1, x1: 245 };
  const marks = [...label, gap, { ...(first as Mark), spaces }, ...title, tab, ...letters('3', 245)];
  return withLabelTab(passageOf([lineOf(marks)], null, { x0: 50, x1: 250 })).lines[0];
}

it('sets the title of an entry at a tab stop, where its number is followed by a wide space', () => {
  expect(entryOf('1.2', 20, 1)?.text).toBe('1.2\tIntroduction\t3');
  expect(entryOf('1.2', 20, 1)?.stops[0]).toBeCloseTo(entryOf('1.2', 20, 4)?.marks[4]?.x0 ?? 0);
});

it('takes a gap for wide by its width, where too few others tell that of a space', () => {
  expect(entryOf('1.2', 10, 1)?.text).toBe('1.2\tIntroduction\t3');
  expect(entryOf('1.2', 5, 1)?.text).toBe('1.2 Introduction\t3');
});

it('leaves typed spaces, words and other lines as they are', () => {
  expect(entryOf('1.2', 20, 4)?.text).toBe('1.2    Introduction\t3');
  expect(entryOf('An', 20, 1)?.text).toBe('An    Introduction\t3');
  expect(entryOf('1.2', 20, 1, false)?.text).toBe('1.2    Introduction\t3');
});

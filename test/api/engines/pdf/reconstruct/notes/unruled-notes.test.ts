import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { unruledNotes } from '../../../../../../api/engines/pdf/reconstruct/notes/unruled-notes.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, small, textWith } from '../../../../../support/rebuilt-pdf/notes.ts';

const notesOf = (...letters: readonly (readonly Glyph[])[]) =>
  unruledNotes(findSegments(letters.flat()), 10).map(({ text }) => text.replace(/\s+/g, ' '));

describe('notes without a rule above them', () => {
  it('are small lines at the foot whose numbers the text refers to', () => {
    const goesOn = glyphs('and goes on in another line.', 77, 710, small);
    expect(notesOf(textWith('1'), note('1', 'What the note says,', 700), goesOn)).toEqual([
      '1 What the note says,',
      'and goes on in another line.',
    ]);
  });

  it('are none where the text does not refer to them, or to all', () => {
    expect(notesOf(textWith('2'), note('1', 'What the note says.', 700))).toEqual([]);
    expect(notesOf(textWith('1'), note('1', 'What it says.', 700), note('2', 'And more.', 712))).toEqual([]);
  });

  it('are none close to the text, above other text, or in its size', () => {
    expect(notesOf(textWith('1'), note('1', 'What the note says.', 224))).toEqual([]);
    expect(notesOf(textWith('1'), note('1', 'What the note says.', 400), glyphs('More text.', 60, 700))).toEqual([]);
    expect(notesOf(textWith('1'), glyphs('1 What the note says.', 60, 700))).toEqual([]);
  });

  it('may be half a point smaller than the text', () => {
    const half = note('1', 'What the note says.', 700).map((each) =>
      each.look.size === small.size ? { ...each, look: { ...small, size: 9.5 } } : each,
    );
    expect(notesOf(textWith('1'), half)).toEqual(['1 What the note says.']);
  });

  it('begin with a number, not with letters in their size', () => {
    const lead = glyphs('Small print', 60, 680, small);
    expect(notesOf(textWith('1'), lead, note('1', 'What the note says.', 712))).toEqual(['1 What the note says.']);
    expect(notesOf(textWith('a'), note('a', 'What the note says.', 700))).toEqual([]);
  });

  it('are found whatever the order of lines, and though notes stand side by side', () => {
    const [text, first] = [textWith('1'), note('1', 'What the note says,', 700)];
    const beside = glyphs('and more of it', 300, 700, small);
    expect(notesOf(beside, first, text.toReversed())).toEqual(['1 What the note says,', 'and more of it']);
    const lines = findSegments([...beside, ...first, ...textWith('1')]);
    expect(unruledNotes(lines.toReversed(), 10).map(({ x0 }) => x0)).toEqual([60, 300]);
    const lead = glyphs('small', 60, 690, small);
    expect(notesOf(note('1', 'An end', 712), lead, textWith('1'))).toEqual(['1 An end']);
  });

  it('are as large as most lines where these are of program code', () => {
    const code = [300, 312, 324].flatMap((y) => glyphs('call(it);', 60, y, small));
    const letters = [...textWith('1'), ...code, ...glyphs('And so on.', 60, 400), ...note('1', 'What it says.', 700)];
    expect(unruledNotes(findSegments(letters), small.size).map(({ text }) => text)).toHaveLength(1);
  });

  it('are none where they are longer than the text, as below a title whose authors have numbers', () => {
    const title = [...glyphs('A Title', 60, 100, { ...small, size: 16 }), ...textWith('1')];
    const text = [712, 724, 736].flatMap((y) =>
      glyphs('What the paper says is most of what stands on this page.', 60, y, small),
    );
    expect(notesOf(title, note('1', 'Where the author works.', 700), text)).toEqual([]);
  });

  it('are none on a page without text', () => {
    expect(notesOf(note('1', 'What the note says.', 700))).toEqual([]);
    expect(notesOf()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findEndnotes } from '../../../../../../api/engines/pdf/reconstruct/notes/find-endnotes.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, textWith } from '../../../../../support/rebuilt-pdf/notes.ts';

const page = (body: readonly Glyph[], notes: readonly Glyph[] = []) => ({
  body: findSegments(body),
  notes: notes.length === 0 ? [] : [findSegments(notes)],
});
const more = [200, 212, 224].flatMap((y) => glyphs('More lines of text in letters of the usual size', 60, y));

describe('endnotes', () => {
  it('begin at the head of a page with the note that the text refers to first', () => {
    const pages = [page([...textWith('1'), ...more]), page(note('1', 'What the note says.', 80))];
    expect(findEndnotes(pages)).toEqual({ page: 1, text: [], areAll: true });
  });

  it('with Roman marks may begin below the text of the last page', () => {
    const found = findEndnotes([page([...textWith('i'), ...note('i', 'What the note says.', 400)])]);
    expect([found?.page, found?.text.at(-1)?.text, found?.areAll]).toEqual([0, 'and they go on below.i', false]);
  });

  it('may follow a rule like that above footnotes', () => {
    const last = page(more, note('1', 'What the note says.', 700));
    expect(findEndnotes([page([...textWith('1'), ...more]), last])).toMatchObject({ page: 1, areAll: true });
  });

  it('are not lines with numbers that no text refers to', () => {
    expect(findEndnotes([page(more), page(note('1', 'An item of a list.', 80))])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { isEntry } from '../../../../../../../api/engines/pdf/reconstruct/compose/contents/is-entry.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 300 };
const passageWith = (...letters: readonly (readonly Glyph[])[]) =>
  passageOf(joinSegments(findSegments(letters.flat())), null, edges);
const linked = (letters: readonly Glyph[], link: string) => letters.map((letter) => ({ ...letter, link }));
const title = glyphs('Introduction', 50, 100);

describe('an entry of a table of contents', () => {
  it('has a leader before its page', () => {
    expect(isEntry(passageWith(title, glyphs('.......................', 120, 100), glyphs('7', 290, 100)))).toBe(true);
  });

  it('has a tab before its page, and leads to a place in the document', () => {
    const page = glyphs('xii', 285, 100);
    expect(isEntry(passageWith(linked(title, '#intro'), page))).toBe(true);
    expect(isEntry(passageWith(linked(title, 'https://example.org'), page))).toBe(false);
    expect(isEntry(passageWith(title, page))).toBe(false);
    expect(isEntry(passageWith(linked(title, '#intro')))).toBe(false);
    expect(isEntry(passageWith(linked(title, '#intro'), glyphs('seven', 275, 100)))).toBe(false);
  });

  it('may be known by those around it', () => {
    expect(isEntry({ ...passageWith(title), isEntry: true })).toBe(true);
  });
});

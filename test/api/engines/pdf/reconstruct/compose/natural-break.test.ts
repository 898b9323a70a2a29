import { describe, expect, it } from 'vitest';
import { beginsByItself } from '../../../../../../api/engines/pdf/reconstruct/compose/natural-break.ts';
import type { ParagraphContext } from '../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/compose-paragraph.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../support/glyphs.ts';

/** A paragraph of as many lines as given, 12 points apart. */
const passage = (lines: number) =>
  passageOf(
    findSegments(Array.from({ length: lines }, (_, index) => glyphs('some text', 50, 100 + 12 * index)).flat()),
    null,
    { x0: 50, x1: 250 },
  );
const context = { pitchOf: () => 12, headingOf: () => null } as unknown as ParagraphContext;

describe('a paragraph after a full page', () => {
  it('begins the next one by itself where two of its lines would not fit', () => {
    expect(beginsByItself([passage(5)], 20, context, false)).toBe(true);
    expect(beginsByItself([passage(5)], 25, context, false)).toBe(false);
  });

  it('does so for one line where single lines may stand alone', () => {
    expect(beginsByItself([passage(5)], 20, context, true)).toBe(false);
  });

  it('needs room for all of three lines: none may be alone', () => {
    expect(beginsByItself([passage(3)], 30, context, false)).toBe(true);
  });

  it('needs room for what follows a heading', () => {
    const heading = passage(1);
    const withHeading = { ...context, headingOf: (each: unknown) => (each === heading ? 1 : null) } as ParagraphContext;
    expect(beginsByItself([heading, passage(5)], 30, withHeading, false)).toBe(true);
    expect(beginsByItself([heading, passage(5)], 40, withHeading, false)).toBe(false);
  });
});

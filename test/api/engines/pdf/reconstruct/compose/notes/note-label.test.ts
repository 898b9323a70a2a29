import { describe, expect, it } from 'vitest';
import { labelOf, withTab } from '../../../../../../../api/engines/pdf/reconstruct/compose/notes/note-label.ts';
import { composeParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/compose-paragraph.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { noteMarkOf } from '../../../../../../../api/engines/pdf/reconstruct/notes/note-marks.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, small } from '../../../../../../support/rebuilt-pdf/notes.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const lineOf = (letters: readonly Glyph[]) => findSegments(letters)[0] as Line;
const label = (letters: readonly Glyph[]) => {
  const line = lineOf(letters);
  return labelOf(line, noteMarkOf(line)?.length ?? 0);
};
/** A raised mark, and the text so many points after it. */
const withGap = (gap: number) => [
  ...glyphs('1', 60, 597, { ...small, size: 4 }),
  ...glyphs('Text.', 62 + gap, 600, small),
];

describe('the mark of a note', () => {
  it('is raised, in the size of the text that it is raised from', () => {
    expect(label(note('1', 'Text.', 600))).toMatchObject({ isRaised: true, look: { size: 8 } });
  });

  it('is on the line if it is drawn there', () => {
    expect(label(glyphs('1 Text.', 60, 600, small))).toMatchObject({ isRaised: false, look: { size: 8 } });
  });

  it('is followed by as much room as it has', () => {
    expect([0.2, 2, 12].map((gap) => label(withGap(gap)).gap)).toEqual(['none', 'space', 'tab']);
  });
});

describe('the tab after it', () => {
  const passage = passageOf(findSegments(note('1', 'Text.', 600)), null, { x0: 60, x1: 500 });
  const paragraph = composeParagraph(passage, paragraphContext, { before: 0, starts: null });

  it('has a stop where the text begins', () => {
    expect(withTab(paragraph, passage, 2).tabs).toEqual([{ at: 17, alignment: 'left', leader: 'none' }]);
  });

  it('has none where the lines below begin there', () => {
    const indented = { ...paragraph, left: 17 };
    expect(withTab(indented, passage, 2)).toBe(indented);
  });
});

import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { findPassages } from '../../../../../api/engines/pdf/analyse/find-passages.ts';
import type { Passage } from '../../../../../api/engines/pdf/analyse/passage.ts';
import { composeParagraph } from '../../../../../api/engines/pdf/compose/compose-paragraph.ts';
import { glyphs } from '../../../../support/glyphs.ts';
import { paragraphContext } from '../../../../support/paragraph-context.ts';

describe('a paragraph', () => {
  it('in the margin beside the text has its room there', () => {
    const lines = findSegments([...glyphs('Beside the text', 310, 100), ...glyphs('stands this', 310, 112)]);
    const [passage] = findPassages(lines, { x0: 50, x1: 300 });
    const { left, right } = composeParagraph(passage as Passage, paragraphContext, { before: 0, starts: null });
    expect([left, Math.round(right)]).toEqual([260, -86]);
  });
});

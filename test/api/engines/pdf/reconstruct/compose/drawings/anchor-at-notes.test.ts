import { describe, expect, it } from 'vitest';
import { anchorAtNotes } from '../../../../../../../api/engines/pdf/reconstruct/compose/drawings/anchor-at-notes.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const shape = (y1: number): Shape => ({
  ...{ x0: 50, y0: 20, x1: 250, y1, steps: [], fill: null, stroke: '336699', width: 1 },
});
const drawn = (y1: number): Inline => ({ type: 'shapes', shapes: [shape(y1)] });
const tab: Inline = { type: 'tab' };
const note: Inline = { type: 'note', note: 0, look };
const paragraph = (...inlines: readonly Inline[]) => emptyParagraph({ inlines });
const typesIn = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'paragraph' ? block.inlines.map(({ type }) => type) : []));

/** The kinds of inlines in paragraphs whose first holds drawings, on a page whose notes begin at 700 points. */
function anchored(float: Inline, [first, ...rest]: readonly (readonly Inline[])[], from = 0) {
  const blocks = [paragraph(float, ...(first ?? [])), ...rest.map((inlines) => paragraph(...inlines))];
  anchorAtNotes([{ blocks, from }], [float], 700);
  return typesIn(blocks);
}

describe('what floats on a page with notes', () => {
  it('is anchored in the last paragraph that refers to one, if it reaches down to them', () => {
    const page = [[tab], [tab, note], [note], [tab]];
    expect(anchored(drawn(735), page)).toEqual([['tab'], ['tab', 'note'], ['shapes', 'note'], ['tab']]);
    expect(anchored(drawn(690), page)).toEqual([['shapes', 'tab'], ['tab', 'note'], ['note'], ['tab']]);
  });

  it('stays where it is if no other paragraph of the page refers to a note', () => {
    expect(anchored(drawn(735), [[note], [tab]])).toEqual([['shapes', 'note'], ['tab']]);
    expect(anchored(drawn(735), [[tab], [tab]])).toEqual([['shapes', 'tab'], ['tab']]);
    expect(anchored(drawn(735), [[tab], [note]], 1)).toEqual([['shapes', 'tab'], ['note']]);
  });

  it('stays in a paragraph that was added for it', () => {
    expect(anchored(drawn(735), [[], [note]])).toEqual([['shapes'], ['note']]);
  });

  it('is never anchored in right-to-left text', () => {
    const float = drawn(735);
    const blocks: Block[] = [paragraph(float, tab), { ...paragraph(note), isRightToLeft: true }];
    anchorAtNotes([{ blocks, from: 0 }], [float], 700);
    expect(typesIn(blocks)).toEqual([['shapes', 'tab'], ['note']]);
  });
});

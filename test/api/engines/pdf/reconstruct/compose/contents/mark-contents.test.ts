import { describe, expect, it } from 'vitest';
import { markContents } from '../../../../../../../api/engines/pdf/reconstruct/compose/contents/mark-contents.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Paragraph } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

const entry = (title: string, number: string, parts: Partial<Paragraph> = {}) =>
  emptyParagraph({
    inlines: [textInline(title), { type: 'tab' }, textInline(number)],
    tabs: [{ at: 400, alignment: 'right', leader: 'dot' }],
    ...parts,
  });
const contentsOf = (blocks: readonly Paragraph[]) =>
  markContents(blocks).map((block) => block.type === 'paragraph' && block.contents);

describe('tables of contents', () => {
  it('have levels by their indents', () => {
    const blocks = [entry('One', '1'), entry('Part', '2', { left: 20 }), entry('Two', '5')];
    expect(contentsOf(blocks)).toEqual([
      { level: 1, begins: true, ends: false },
      { level: 2, begins: false, ends: false },
      { level: 1, begins: false, ends: true },
    ]);
  });

  it('begin anew where a box of text hangs at an entry, as one beside the text of each page', () => {
    const box = {
      type: 'text-box' as const,
      box: { x0: 20, y0: 90, x1: 30, y1: 190 },
      turn: -90 as const,
      isInFront: true,
      pitch: 12,
      texts: [textInline('margin')],
    };
    const plain = entry('Two', '2');
    const beside = { ...plain, inlines: [box, ...plain.inlines] };
    expect(contentsOf([beside, plain, beside, plain])).toEqual([
      { level: 1, begins: true, ends: false },
      { level: 1, begins: false, ends: true },
      { level: 1, begins: true, ends: false },
      { level: 1, begins: false, ends: true },
    ]);
  });

  it('are no lists of prices', () => {
    expect(contentsOf([entry('Tea', '4'), entry('Coffee', '3')])).toEqual([null, null]);
    expect(contentsOf([entry('Tea', '2.40'), entry('Coffee', '3.20')])).toEqual([null, null]);
  });

  it('may have stale numbers where they open places of the document', () => {
    const inlines = [
      textInline('One', { link: '#place_1_2' }),
      { type: 'tab' as const },
      textInline('92', { link: '#place_1_2' }),
    ];
    expect(contentsOf([entry('', '', { inlines }), entry('Two', '5', { inlines })])).not.toContain(null);
  });
});

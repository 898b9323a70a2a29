import { describe, expect, it } from 'vitest';
import { documentShare } from '../../../../../../api/engines/pdf/reconstruct/checks/document-share.ts';
import { emptyParagraph } from '../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Block, Paragraph, Section } from '../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../support/rebuilt-pdf/write-context.ts';

const counts = (text: string) => {
  const found = new Map<string, number>();
  for (const letter of text) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
};
const none = { usual: null, first: null, even: null };
const says = (text: string, parts: Partial<Paragraph> = {}) =>
  emptyParagraph({ inlines: [textInline(text)], ...parts });
const section = (blocks: readonly Block[], rest: Partial<Section> = {}): Section => ({
  ...{
    width: 600,
    height: 800,
    start: 'nextPage',
    columns: [],
    blocks,
    firstPageNumber: null,
    header: none,
    footer: none,
  },
  margins: { top: 10, right: 20, bottom: 30, left: 40, header: 5, footer: 6 },
  ...rest,
});
const shareOf = (pages: readonly string[], parts: Parameters<typeof writeContext>[0]) =>
  documentShare(pages.map(counts), writeContext(parts).model);

describe('the share of letters that a document has', () => {
  it('is that of letters, not of digits and signs', () => {
    expect(shareOf(['abcd', 'efgh 1.'], { sections: [section([says('abcdefgh')])] })).toBe(1);
    expect(shareOf(['abcd', 'efgh'], { sections: [section([says('abcdef')])] })).toBe(0.75);
    expect(shareOf(['12'], { sections: [] })).toBe(1);
  });

  it('counts each letter as often as it is there', () => {
    expect(shareOf(['aaaa'], { sections: [section([says('aa')])] })).toBe(0.5);
    expect(shareOf(['aab'], { sections: [section([says('bbbaa')])] })).toBe(1);
  });

  it('has usual running heads on each page, others once', () => {
    const header = { usual: [says('ab')], first: null, even: null };
    expect(shareOf(['abx', 'aby'], { sections: [section([says('xy')], { header })] })).toBe(1);
    const first = { ...none, first: [says('ab')] };
    expect(shareOf(['abx', 'aby'], { sections: [section([says('xy')], { footer: first })] })).toBeCloseTo(4 / 6);
  });

  it('lacks the labels of lists and the marks of notes, which word processors make', () => {
    const level = { text: '%1)', start: 1, left: 0, hanging: 0, look };
    const item = says('text', { list: { list: 0, level: 0 } });
    const listed = (format: 'lowerLetter' | 'decimal') => ({
      lists: [{ levels: [{ ...level, format }] }],
      sections: [section([item])],
    });
    expect(shareOf(['atext'], listed('lowerLetter'))).toBe(1);
    expect(shareOf(['atext'], listed('decimal'))).toBe(0.8);
    const note = {
      kind: 'endnote' as const,
      label: { look, isRaised: true, gap: 'space' as const },
      paragraphs: [says('note')],
    };
    expect(shareOf(['textiii', 'iiinote'], { notes: [note], sections: [section([says('text')])] })).toBe(1);
  });

  it('has the text of tables, their repeated heads, and text boxes', () => {
    const cell = {
      ...{ columns: 1, rows: 1, isContinued: false, blocks: [says('cell')], fill: null, vertical: 'top' as const },
      borders: { top: null, left: null, bottom: null, right: null },
    };
    const table: Block = {
      ...{ type: 'table', isRightToLeft: false, left: 0, columns: [100], headerRows: 1, repeatedText: 'head' },
      ...{ padding: { left: 0, right: 0 }, rows: [{ height: null, cells: [cell] }] },
    };
    expect(shareOf(['cell', 'head'], { sections: [section([table])] })).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { composeParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/compose-paragraph.ts';
import type { LineWidths } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/squeezed-lines.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Paragraph } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { MathNode, MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
/** Readers have the font, but the widths of the text's letters in it are not asked for. */
const known: LineWidths = { ...paragraphContext.widths, setWidth: (text) => (text === 'n' ? 5 : null) };
const compose = (letters: ReturnType<typeof glyphs>, isItem = false, widths = known) => {
  const [passage] = findPassages(joinSegments(findSegments(letters)), edges);
  return composeParagraph(
    passage as Passage,
    { ...paragraphContext, widths, itemLabelOf: ({ label }) => (isItem ? label : null) },
    { before: 0, starts: null },
  );
};

describe('paragraphs of the document', () => {
  it('give a line that fills its room a little more of it', () => {
    expect(compose(glyphs('these are forty letters to the very edge', 50, 100)).right).toBe(-2);
    expect(compose(glyphs('this line does not reach the edge', 50, 100)).right).toBe(0);
  });

  it('give a line of its own more room if it is not known how wide its font is', () => {
    const right = (text: string) => compose(glyphs(text, 50, 100), false, paragraphContext.widths).right;
    expect(right('these are forty letters to the very edge')).toBeCloseTo(-30);
    expect(right('this line does not reach the edge')).toBe(0);
  });

  it('reach beyond the edge where their lines do', () => {
    const aside = ['Text in the', 'margin of a', 'page'].flatMap((text, index) => glyphs(text, 260, 100 + 12 * index));
    const { left, right } = compose(aside);
    expect(left).toBe(210);
    expect(right).toBeLessThan(-65);
  });

  it('reach beyond the edge after a tab, too', () => {
    const row = (x: number) => compose([...glyphs('name', 50, 100), ...glyphs('what it means', x, 100)]);
    expect(row(120).tabs).toHaveLength(1);
    expect(row(120).right).toBe(0);
    expect(row(200).right).toBe(-16.5);
  });

  it('leave signs that hang beyond the edge of ideographic lines there', () => {
    const line = '\u4eba'.repeat(20);
    const ideographs = glyphs(line, 50, 100, { ...look, size: 20 });
    expect(compose([...ideographs, ...glyphs(`${line}\u3002`, 50, 126, { ...look, size: 20 })]).right).toBe(0);
  });

  it('go on in an item where its lines do, and keep the room after its label', () => {
    const item = [...glyphs('1.', 70, 100), ...glyphs('An item of a list that is full', 100, 100)];
    const { left, firstLine, tabs } = compose(
      [...item, ...glyphs('goes on at the edge of the text below', 50, 112)],
      true,
    );
    expect([left, firstLine, tabs.map(({ at }) => at)]).toEqual([0, 20, [50]]);
    const hanging = compose([...item, ...glyphs('goes on below its own text here', 100, 112)], true);
    expect([hanging.left, hanging.firstLine, hanging.tabs]).toEqual([50, -30, []]);
  });

  it('have room for an item that ends beyond the column', () => {
    const item = (text: string) => compose([...glyphs('1.', 50, 100), ...glyphs(text, 70, 100)], true);
    expect(item('An item that reaches beyond the edge of the text').right).toBe(-61.5);
    expect(item('An item of a list').right).toBe(0);
  });

  it('grow with fractions, but not with indices', () => {
    const run: MathNode = { type: 'run', text: 'x', style: 'italic' };
    const formulaOf = (row: MathRow) =>
      compose(
        glyphs('the x', 50, 100).map((glyph) => (glyph.text === 'x' ? { ...glyph, formula: { row, look } } : glyph)),
      );
    expect(formulaOf([{ type: 'fraction', above: [run], below: [run], hasBar: true }]).line.rule).toBe('atLeast');
    const index: MathNode = { type: 'scripts', base: [run], raised: [], lowered: [run], areBefore: false };
    expect(formulaOf([index]).line.rule).toBe('exact');
  });

  it('keep the tab stops that an item uses after its label', () => {
    const item = [...glyphs('1.', 50, 100), ...glyphs('Chapter', 70, 100), ...glyphs('7', 245, 100)];
    const { tabs, inlines } = compose(item, true);
    expect(tabs).toEqual([{ at: 200, alignment: 'right', leader: 'none' }]);
    expect(inlines.map(({ type }) => type)).toEqual(['text', 'tab', 'text']);
  });

  it('keep the ends of lines that were broken within a tagged paragraph', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const typed = (texts: readonly string[], xs: readonly number[], of = look) =>
      texts
        .flatMap((text, index) => glyphs(text, xs[index] ?? 50, 100 + 12 * index, of))
        .map((glyph) => ({ ...glyph, tag }));
    const textOf = ({ inlines }: Paragraph) =>
      inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type === 'break' ? '/' : '')).join('');
    expect(compose(typed(['Ada Lovelace', '12 St James Square', 'London'], [])).right).toBe(0);
    expect(textOf(compose(typed(['Ada Lovelace', '12 St James Square', 'London'], [])))).toBe(
      'Ada Lovelace/12 St James Square/London',
    );
    expect(textOf(compose(typed(['These lines end where words', 'do not fit any more'], [])))).toBe(
      'These lines end where words do not fit any more',
    );
    const code = compose(typed(['if a:', 'b()'], [60, 84], { ...look, isFixedPitch: true }));
    expect([textOf(code), code.left, code.firstLine]).toEqual(['if a:/    b()', 10, 0]);
  });

  it('keep the lines of names and values, each with its own tab stops', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const form = [
      ...[...glyphs('Period: 2021 in spring', 50, 100), ...glyphs('Place:', 190, 100)],
      ...[...glyphs('Mode:', 50, 112), ...glyphs('alone', 100, 112), ...glyphs('in teams', 190, 112)],
    ];
    const { inlines, tabs, right } = compose(form.map((glyph) => ({ ...glyph, tag })));
    expect(inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type))).toEqual([
      'Period: 2021 in spring',
      'tab',
      'Place:',
      'break',
      'Mode:',
      'tab',
      'alone',
      'tab',
      'in teams',
    ]);
    expect(tabs.map(({ at }) => at).sort((a, b) => a - b)).toEqual([50, 140]);
    expect(right).toBe(0);
  });

  it('begin where their lines do in the first of two columns', () => {
    const lines = ['these are forty letters to the very edge', 'and so are the letters of this line here'];
    const [above] = findPassages(
      joinSegments(findSegments(lines.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index)))),
      edges,
    );
    const rest = findSegments(lines.flatMap((text, index) => glyphs(text, 63, 50 + 12 * index)));
    const passage = { ...(above as Passage), lines: [...(above as Passage).lines, ...rest] };
    const { left, firstLine } = composeParagraph(passage, paragraphContext, { before: 0, starts: null });
    expect([left, firstLine]).toEqual([0, 0]);
  });

  it('keep the spaces that indent lines after line breaks', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const lines = [...glyphs('Reasons are', 50, 100), ...glyphs('(a) this one here', 72, 112)];
    const more = [...glyphs('and no more', 50, 124), ...glyphs('than this', 50, 136)];
    const [passage] = findPassages(
      joinSegments(findSegments([...lines, ...more].map((glyph) => ({ ...glyph, tag }))), edges),
      edges,
    );
    const widths = { spaceOf: () => null, setWidth: (text: string) => 5.5 * text.length };
    const { inlines, left } = composeParagraph(
      passage as Passage,
      { ...paragraphContext, widths },
      { before: 0, starts: null },
    );
    const text = inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type)).join('|');
    expect([left, text]).toEqual([0, 'Reasons are|break|    (a) this one here|break|and no more|break|than this']);
  });

  it('keep the line breaks of centred text that tags show, unless its lines are as long as indents may leave them', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const textOf = (...texts: readonly string[]) => {
      const letters = texts.flatMap((text, at) => glyphs(text, 150 - 2.5 * text.length, 100 + 12 * at));
      const { alignment, inlines } = compose(letters.map((glyph) => ({ ...glyph, tag })));
      return [alignment, inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type)).join('|')];
    };
    expect(textOf('The whole team', 'in August')).toEqual(['center', 'The whole team|break|in August']);
    const long = 'These are many more words of text';
    expect(textOf(long, 'that are centred')).toEqual(['center', `${long} that are centred`]);
    expect(textOf('A title', 'of text that is centred with words')[1]).toContain('|break|');
  });

  it('set a word of a cell closer that is hardly too long for it', () => {
    const [word] = findPassages(joinSegments(findSegments(glyphs('nnnn', 50, 100))), { x0: 50, x1: 70.5 });
    const trackingIn = (taken: Partial<typeof paragraphContext>) => {
      const { inlines } = composeParagraph(
        word as Passage,
        { ...paragraphContext, widths: { spaceOf: () => null, setWidth: () => 5 }, ...taken },
        { before: 0, starts: null },
      );
      return inlines.map((inline) => (inline.type === 'text' ? inline.tracking : null));
    };
    expect(trackingIn({ taken: 1.8 })).toEqual([-0.1]);
    expect(trackingIn({ taken: 1.45 })).toEqual([undefined]);
  });

  it('leave the lines of a cell the room that readers take from it', () => {
    const [passage] = findPassages(
      joinSegments(
        findSegments([...glyphs('these are forty letters to the very edge', 50, 100), ...glyphs('and more', 50, 112)]),
        edges,
      ),
      edges,
    );
    const rightOf = (taken: number, x1 = 250) => {
      const inCell = { ...(passage as Passage), edges: { x0: 50, x1 } };
      return composeParagraph(inCell, { ...paragraphContext, taken }, { before: 0, starts: null }).right;
    };
    expect([rightOf(0), rightOf(1), rightOf(1, 250.5), rightOf(1, 252)]).toEqual([0, -1, -1, 0]);
  });

  it('keep empty lines within a tagged paragraph, and the pitch of its other lines', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const lines = ['(a) one part of it is', 'on two lines', '(b) another part is', 'on two lines'];
    const letters = lines.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index + (index > 1 ? 12 : 0)));
    const { inlines, line } = compose(letters.map((glyph) => ({ ...glyph, tag })));
    expect(inlines.filter(({ type }) => type === 'break').length).toBeGreaterThanOrEqual(2);
    expect(line.value).toBe(12);
  });

  it('keep the lines of tagged code that begin further right, however long their words are', () => {
    const tag: Tag = { block: 1, heading: null, isItem: false, cell: null };
    const fixed = { ...look, isFixedPitch: true };
    const code = [
      ...glyphs('call(first, second)', 50, 100, fixed),
      ...glyphs('aMethodWithALongName(argument)', 74, 112, fixed),
    ];
    const { inlines } = compose(code.map((glyph) => ({ ...glyph, tag })));
    expect(inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type))).toEqual([
      'call(first, second)',
      'break',
      '    aMethodWithALongName(argument)',
    ]);
  });
});

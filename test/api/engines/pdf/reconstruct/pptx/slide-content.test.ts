import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Fill } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createRelationships } from '../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { slideContent } from '../../../../../../api/engines/pdf/reconstruct/pptx/slide-content.ts';
import { slideParagraphsXml } from '../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-text-xml.ts';
import type { FilledCell, FilledTable } from '../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { analysedPage } from '../../../../../support/rebuilt-pdf/analysed-page.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const painted = { repeated: [], fills: [] };
const widths = { widths: paragraphContext.widths, fitLine: ({ marks }: Line) => marks, keepsLines: () => false };
const textsOf = (...letters: ReturnType<typeof glyphs>[]) => textsIn(letters.flat(), widths);
const textsIn = (letters: ReturnType<typeof glyphs>, how: typeof widths) => {
  const items = findPassages(joinSegments(findSegments(letters)), edges);
  return slideContent(analysedPage([{ edges, items }]), edges, painted, how).texts;
};

describe('a text box', () => {
  it('comes after level text that stands apart, which may lie behind it, and before turned text', () => {
    const [items, draft, side] = ['Text', 'Draft', 'Side'].map((text) => findSegments(glyphs(text, 50, 100)));
    const turned = [
      { line: side?.[0] as Line, turn: -90 },
      { line: draft?.[0] as Line, turn: 0 },
    ];
    const page = analysedPage([{ edges, items: findPassages(items ?? [], edges) }], { turned });
    const { texts } = slideContent(page, edges, painted, widths);
    const shown = texts.map(({ paragraphs }) =>
      paragraphs[0]?.inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join(''),
    );
    expect(shown).toEqual(['Draft', 'Text', 'Side']);
  });

  it('has no room for the first word of a next line', () => {
    // Thirty-six letters of five points, and one that would begin after a space.
    const [text] = textsOf(
      glyphs('these are thirty-six letters at most', 50, 100),
      glyphs('a text that is as long as the first', 50, 112),
    );
    expect((text?.x1 ?? 0) - 230).toBeCloseTo((5 + 2.5) / 2);
    const [line] = textsOf(glyphs('these are thirty-six letters at most', 50, 100));
    expect((line?.x1 ?? 0) - 230).toBeCloseTo(0.02 * 180 + 2);
  });

  it('begins as high as its first line is, which has its letters at the bottom', () => {
    const [text] = textsOf(glyphs('these are forty letters to the very edge', 50, 100), glyphs('and an end', 50, 120));
    expect(text).toMatchObject({ y0: expect.closeTo(82), y1: expect.closeTo(122) });
  });

  it('has its first line where it is, if that has larger letters', () => {
    const large = glyphs('Large', 120, 100, { ...look, size: 20 });
    const [text] = textsOf([...glyphs('A small text', 50, 100), ...large]);
    expect(text?.y1).toBeCloseTo(104);
  });

  it('has tab stops without an indent, for which LibreOffice would forget them', () => {
    const [text] = textsOf([...glyphs('Name', 50, 100), ...glyphs('Place', 150, 100), ...glyphs('Date', 230, 100)]);
    expect(text?.paragraphs[0]).toMatchObject({
      left: 0,
      firstLine: 0,
      tabs: [{ at: 100 }, { at: expect.any(Number) }],
    });
  });

  it('has room for a wider font if it is a line that programs would wrap', () => {
    const [item] = textsOf([...glyphs('•', 50, 100), ...glyphs('An item', 70, 100)]);
    const [line] = textsOf(glyphs('An item', 70, 100));
    const [itemEnd, lineEnd] = [item?.x1 ?? 0, line?.x1 ?? 0];
    expect(lineEnd - 105).toBeLessThan(4);
    expect(itemEnd - 105).toBeGreaterThan(0.25 * 55);
  });

  it('has room for a wider font beside lines that end with line breaks', () => {
    const letters = [...glyphs('these are thirty-six letters at most', 50, 100), ...glyphs('and an end', 50, 112)];
    const [kept] = textsIn(letters, { ...widths, keepsLines: () => true });
    expect(kept?.paragraphs[0]?.inlines.map(({ type }) => type)).toEqual(['text', 'break', 'text']);
    expect((kept?.x1 ?? 0) - 230).toBeGreaterThan(0.25 * 180);
  });

  it('has the text of an item beside its bullet, even if that is one line', () => {
    const [text] = textsOf([...glyphs('•', 50, 100), ...glyphs('An item', 70, 100)]);
    expect(text?.paragraphs[0]).toMatchObject({
      left: 20,
      firstLine: -20,
      tabs: [],
      bullet: { type: 'sign', sign: '•' },
    });
    expect(text?.paragraphs[0]?.inlines).toMatchObject([{ type: 'text', text: 'An item' }]);
  });

  it('has a typed label and a tab before text whose further lines begin left of it', () => {
    const long = 'A paragraph with a first line';
    const letters = [...glyphs('1.', 70, 100), ...glyphs(long, 95, 100), ...glyphs('and the rest', 50, 112)];
    const [text] = textsOf(letters);
    expect(text?.paragraphs[0]?.bullet).toBeNull();
    expect(text?.paragraphs[0]?.inlines.slice(0, 2)).toMatchObject([{ type: 'text', text: '1.' }, { type: 'tab' }]);
  });

  it('has the text beside a label that slides cannot number', () => {
    const [text] = textsOf([...glyphs('1.2.3', 50, 100), ...glyphs('A clause', 90, 100)]);
    expect(text?.paragraphs[0]).toMatchObject({ left: 40, firstLine: -40, bullet: null });
    expect(text?.paragraphs[0]?.inlines.map(({ type }) => type)).toEqual(['text', 'tab', 'text']);
  });

  it('has the spacing that makes letters of another font as wide', () => {
    const [text] = textsOf(glyphs('Some text', 50, 100, { ...look, fit: -0.02 }));
    expect(slideParagraphsXml(text === undefined ? [] : text.paragraphs, createRelationships())).toContain('spc="-20"');
    const [plain] = textsOf(glyphs('Some text', 50, 100));
    expect(slideParagraphsXml(plain === undefined ? [] : plain.paragraphs, createRelationships())).not.toContain(
      'spc=',
    );
  });
});

describe('a page in vertical writing', () => {
  const items = findPassages(joinSegments(findSegments(glyphs('rows that were columns', 50, 100))), edges);
  const page = { ...analysedPage([{ edges, items }], { width: 842, height: 595 }), isVertical: true };

  it('has its text boxes where the columns are', () => {
    const [text] = slideContent(page, edges, painted, widths).texts;
    const [row] = slideContent({ ...page, isVertical: false }, edges, painted, widths).texts;
    if (row === undefined) throw new Error('no text');
    expect(text).toMatchObject({ isVertical: true, x0: 595 - row.y1, x1: 595 - row.y0, y0: row.x0, y1: row.x1 });
    expect(row.isVertical).toBeUndefined();
  });

  it('has the text of tables in text boxes: slides do not turn tables', () => {
    const empty = filledTable({ x0: 50, y0: 90, x1: 250, y1: 110 });
    const table = { ...empty, cells: empty.cells.map((cell) => ({ ...cell, items })) };
    const { texts, tables } = slideContent(
      { ...page, regions: [{ columns: [{ edges, items: [table] }] }] },
      edges,
      painted,
      widths,
    );
    expect([texts.length, tables.length]).toEqual([1, 0]);
  });
});

describe('a table on a slide', () => {
  const frame = (x0: number) => filledTable({ x0, x1: x0 + 90, y0: 100, y1: 150 });
  const holding = (items: FilledTable['cells'][number]['items']) => ({ ...frame(50).cells[0], items }) as FilledCell;
  const shownOf = (item: FilledTable, parts: Parameters<typeof analysedPage>[1] = {}) =>
    slideContent(analysedPage([{ edges, items: [item] }], parts), edges, painted, widths);

  const passages = [120, 140].flatMap((y) => findPassages(findSegments(glyphs('Some text', 55, y)), edges));

  it('is none if it only puts what it holds at its places', () => {
    const grids = [50, 160].map((x0) => ({ ...frame(x0), cells: [holding(passages), holding([])] }));
    const layout = { ...frame(50), cells: grids.map((grid) => holding([grid])), isLayout: true };
    expect(shownOf(layout).tables.map(({ table }) => table)).toEqual(grids);
  });

  it('is none if it is a frame around text, which is one text box then', () => {
    const framed = { ...frame(50), cells: [holding(passages)] };
    const { tables, texts } = shownOf(framed);
    expect(tables).toEqual([]);
    expect(texts.map(({ paragraphs }) => paragraphs.length)).toEqual([2]);
    // A picture of all that is drawn leaves out what tables show.
    const vectorLayer = { x0: 0, y0: 0, x1: 300, y1: 300, bytes: new Uint8Array(), format: 'png' } as const;
    expect(shownOf(framed, { vectorLayer }).tables).toHaveLength(1);
  });

  it('is none if hardly any of its cells hold text, as where the boxes of a diagram meet', () => {
    const meeting = (cells: number) => ({
      ...frame(50),
      cells: [holding(passages), ...Array.from({ length: cells - 1 }, () => holding([]))],
    });
    expect(shownOf(meeting(10)).tables).toHaveLength(1);
    const { tables, texts } = shownOf(meeting(11));
    expect([tables.length, texts.length]).toEqual([0, 1]);
    const nested = { ...frame(50), cells: [holding([{ ...frame(60), cells: [holding([]), holding([])] }])] };
    const drawn = shownOf(nested);
    expect([drawn.tables.length, drawn.texts.length]).toEqual([0, 0]);
    // Texts side by side, which no cell can hold.
    const beside = [55, 110].flatMap((x) => findPassages(findSegments(glyphs('Text', x, 120)), edges));
    const apart = shownOf({ ...frame(50), cells: [holding(beside), holding([])] });
    expect([apart.tables.length, apart.texts.length]).toEqual([0, 2]);
  });
});

describe('tables on slides', () => {
  const box = { x0: 50, y0: 90, x1: 250, y1: 190 };
  const empty = filledTable(box);
  const items = findPassages(findSegments(glyphs('Some text', 60, 120)), edges);
  const item: FilledTable = {
    ...empty,
    cells: [...empty.cells, ...empty.cells].map((cell) => ({ ...cell, items, fill: 'FFFFFF' })),
  };
  const fillsOf = (fills: readonly Fill[]) => {
    const { tables } = slideContent(analysedPage([{ edges, items: [item] }]), edges, { repeated: [], fills }, widths);
    return tables.flatMap(({ table }) => table.cells.map(({ fill }) => fill));
  };

  it('have no fill of the ground of the page, which would hide the pictures on it', () => {
    expect(fillsOf([{ x0: 0, y0: 0, x1: 600, y1: 400, colour: 'FFFFFF' }])).toEqual([null, null]);
    expect(fillsOf([{ ...box, colour: 'FFFFFF' }])).toEqual(['FFFFFF', 'FFFFFF']);
  });
});

import { describe, expect, it } from 'vitest';
import { edgesOfPages, pageEdges } from '../../../../../../api/engines/pdf/reconstruct/columns/page-edges.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const page = (...texts: readonly string[]) => ({
  width: 300,
  height: 400,
  tables: [],
  body: findSegments(texts.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index))),
});

describe('the edges of a page', () => {
  it('are where justified lines end', () => {
    const line = 'thirty-six letters and signs per line';
    const part = page(line, line, line, 'The end');
    expect(pageEdges(part, [part])).toEqual({ x0: 50, x1: 235 });
  });

  it('are where most lines end although a few are too long', () => {
    const [one, two] = ['thirty-six letters and signs per line', 'per line letters and signs thirty-six'];
    const part = page(one, two, `${one}, and more`, two, `${one} and code`, two, one, two, one, two);
    expect(pageEdges(part, [part])).toEqual({ x0: 50, x1: 235 });
  });

  it('lie as far from both sides of the page where the text is ragged', () => {
    const part = page('These lines are ragged: they were', 'therefore broken where a word', 'unmistakably set');
    expect(pageEdges(part, [part]).x1).toBe(250);
  });

  it('are equally far from both sides if no line is long', () => {
    const body = ['A title', 'A line', 'Another'].flatMap((text, index) => glyphs(text, 50, 100 + 30 * index));
    const part = { ...page(), body: findSegments(body) };
    expect(pageEdges(part, [part]).x1).toBe(250);
  });

  it('lie beyond what only short lines at the right end at', () => {
    const numbers = [0, 1, 2, 3].flatMap((index) => glyphs('7', 232, 160 + 12 * index));
    const part = { ...page(), body: findSegments(numbers) };
    const text = page('These lines are ragged: they were', 'therefore broken where a word', 'unmistakably set');
    expect(pageEdges(text, [text, part]).x1).toBe(250);
  });

  it('do not lie where words would have fitted on the line before', () => {
    const part = page(
      'These lines are broken sooner',
      'as the margin is a wide one,',
      'and so on and on for long',
      'in',
    );
    expect(pageEdges(part, [part]).x1).toBe(196.5);
  });

  it('are in the margin where several lines go on from there to beyond where others begin, as web pages are printed', () => {
    const linesAt = (x: number, count: number, text: string, top: number) =>
      Array.from({ length: count }, (_, index) => glyphs(text, x, top + 20 * index)).flat();
    const of = (marks: ReturnType<typeof glyphs>) => ({ ...page(), body: findSegments(marks) });
    const column = linesAt(130, 14, 'A value', 100);
    const text = of([...linesAt(5, 3, 'A line of text that is rather long', 40), ...column]);
    expect(pageEdges(text, [text]).x0).toBe(5);
    const marked = of([...linesAt(5, 3, '12', 110), ...column]);
    expect(pageEdges(marked, [marked]).x0).toBe(130);
  });

  it('are those of a table with only a few words outside it', () => {
    const table = { x0: 20, x1: 180, y0: 120, y1: 380 };
    const part = { ...page(), body: findSegments(glyphs('Page 1', 240, 100)), tables: [table] };
    expect(pageEdges(part, [part]).x0).toBe(20);
    const text = { ...page('thirty-six letters and signs per line'), tables: [{ ...table, x0: 40, x1: 245 }] };
    expect(pageEdges(text, [text]).x0).toBe(50);
  });

  it('are not inferred from lines that end a sentence', () => {
    const part = page('What this is about:', '123-456-7890-1234');
    expect(pageEdges(part, [part]).x1).toBe(250);
  });
});

describe('the edges of facing pages', () => {
  const text = Array.from({ length: 3 }, (_, index) =>
    glyphs('thirty-six letters and signs per line', 0, 100 + 12 * index),
  );
  const pageAt = (x: number) => {
    const moved = text.flat().map((glyph) => ({ ...glyph, x0: glyph.x0 + x, x1: glyph.x1 + x }));
    return { ...page(), body: findSegments(moved) };
  };

  it('say where the lines of each side begin and wrap', () => {
    const shared = { x0: 40, x1: 265 };
    const right = { ...shared, begin: 40, reach: 225 };
    const left = { ...shared, begin: 80, reach: 265 };
    const pages = [pageAt(40), pageAt(80), pageAt(40), pageAt(80)];
    expect(edgesOfPages(pages)).toEqual([right, left, right, left]);
  });

  it('are those of all pages where only one page of a side is elsewhere, or begins further in alone', () => {
    const shared = { x0: 40, x1: 265 };
    expect(edgesOfPages([pageAt(40), pageAt(80), pageAt(40)])).toEqual([shared, shared, shared]);
    const narrow = {
      ...page(),
      body: findSegments([0, 12, 24].flatMap((y) => glyphs('as many letters per line', 105, 100 + y))),
    };
    const edges = edgesOfPages([pageAt(40), narrow, pageAt(40), narrow]);
    expect(edges.map(({ begin }) => begin)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

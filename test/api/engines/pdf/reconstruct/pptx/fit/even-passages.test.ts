import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { withEvenPassages } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/even-passages.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const tag = { block: 1, heading: null, isItem: false, cell: null };
const edges = { x0: 50, x1: 250 };
/** A paragraph, by its file's tags, of lines at these heights. */
const tagged = (...rows: readonly (readonly [text: string, baseline: number])[]) => {
  const letters = rows.flatMap(([text, baseline]) => glyphs(text, 50, baseline).map((glyph) => ({ ...glyph, tag })));
  return passageOf(findSegments(letters), null, edges);
};
const textsOf = (items: ReturnType<typeof withEvenPassages>): readonly string[] =>
  items.flatMap((item) =>
    item.type === 'passage'
      ? [item.text]
      : item.type === 'table'
        ? item.cells.flatMap((cell) => textsOf(cell.items))
        : [],
  );

const page = tagged(
  ['one paragraph that fills the whole line', 100],
  ['and ends', 112],
  ['another one', 136],
  ['a third one', 160],
);

it('divides what is tagged as one paragraph where there is more room', () => {
  const parts = ['one paragraph that fills the whole line and ends', 'another one', 'a third one'];
  expect(textsOf(withEvenPassages([page]))).toEqual(parts);
  const table = filledTable({ x0: 50, y0: 90, x1: 250, y1: 170 });
  const filled = { ...table, cells: table.cells.map((cell) => ({ ...cell, items: [page] })) };
  expect(textsOf(withEvenPassages([filled]))).toEqual(expect.arrayContaining(parts));
});

it('leaves lines alone that are as far from one another, and those that no break divides', () => {
  const even = tagged(['a street', 100], ['a town', 112], ['a country', 124]);
  expect(withEvenPassages([even])).toEqual([even]);
  const high = tagged(
    ['a line that is as long as there is room', 100],
    ['and goes on below a high formula as text', 118],
  );
  expect(withEvenPassages([high])).toEqual([high]);
});

it('divides lines whose tabs lead to other places than those of the lines around them', () => {
  const lines = (places: readonly (readonly [number, number])[]) =>
    passageOf(
      places.map(([x, y]) => joinSegments(findSegments([...glyphs('a', 50, y), ...glyphs('b', x, y)]))[0] as Line),
      null,
      edges,
    );
  const same = lines([
    [150, 100],
    [150, 112],
  ]);
  expect(withEvenPassages([same])).toEqual([same]);
  const others = lines([
    [150, 100],
    [180, 112],
  ]);
  expect(textsOf(withEvenPassages([others]))).toEqual(others.lines.map(({ text }) => text));
});

import { describe, expect, it } from 'vitest';
import { notePassages } from '../../../../../../api/engines/pdf/reconstruct/flow/note-passages.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const page = { x0: 50, x1: 550 };
const columns = [
  { edges: { x0: 50, x1: 290 }, items: [] },
  { edges: { x0: 310, x1: 550 }, items: [] },
];
const note = (text: string, x: number) => findSegments(glyphs(text, x, 700));
const edgesOf = (notes: Parameters<typeof notePassages>[0], regions: Parameters<typeof notePassages>[2]) =>
  notePassages(notes, page, regions).map(({ edges }) => edges);

describe('the paragraphs of notes', () => {
  it('are between the edges of the page', () => {
    expect(edgesOf([note('What the note says', 50)], [{ columns: columns.slice(0, 1) }])).toEqual([page]);
  });

  it('are between the edges of the column above them', () => {
    expect(edgesOf([note('Left', 50), note('Right', 312)], [{ columns }])).toEqual(columns.map(({ edges }) => edges));
    expect(edgesOf([note('Right', 309)], [{ columns }])).toEqual([columns[1]?.edges]);
  });

  it('are between their own ends where several stand side by side without columns above them', () => {
    expect(edgesOf([note('Left', 50), note('Right', 312)], [])).toEqual([
      { x0: 50, x1: 70 },
      { x0: 312, x1: 337 },
    ]);
  });
});

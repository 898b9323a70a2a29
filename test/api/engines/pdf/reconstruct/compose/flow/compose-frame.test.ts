import { describe, expect, it } from 'vitest';
import { composeFlow } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/compose-flow.ts';
import { composeFrame } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/compose-frame.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const textAt = (baseline: number) => findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);

describe('a frame', () => {
  const box = { x0: 45, x1: 255, y0: 90, y1: 140 };
  function framed(...lines: readonly (readonly [text: string, x: number, baseline: number])[]) {
    const table = filledTable(box);
    const letters = lines.flatMap(([text, x, baseline]) => glyphs(text, x, baseline));
    const items = findPassages(findSegments(letters), edges);
    const cells = table.cells.map((cell) => ({ ...cell, items, edges }));
    return composeFrame(
      { ...table, cells, isFrame: true },
      { edges, top: 40, starts: null },
      paragraphContext,
      (...of) => composeFlow(...of, paragraphContext),
    );
  }

  it('is the border of paragraphs that begin at one place', () => {
    const { isCell, blocks } = framed(['Some text', 50, 102], ['More text', 50, 130]);
    const [first, ...others] = blocks;
    expect(isCell).toBe(false);
    expect(first).toMatchObject({ type: 'paragraph', border: { width: 0.5 } });
    expect(others.map(({ type }) => type)).not.toContain('table');
  });

  it('is a cell around lines that do not, which would have a border each', () => {
    const { isCell, blocks, bottom } = framed(['if x:', 50, 102], ['print', 70, 130]);
    expect(isCell).toBe(true);
    expect(bottom).toBeCloseTo(132.4);
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toMatchObject({ type: 'paragraph', border: null, left: 0 });
    expect(blocks[1]).toMatchObject({ left: 20 });
  });
});

it('a frame becomes the border of its paragraphs, which stay where they were', () => {
  const place = { x0: 44, y0: 90, x1: 256, y1: 130 };
  const table = filledTable(place);
  const [cell] = table.cells;
  if (cell === undefined) throw new Error('no cell');
  const frame = { ...table, isFrame: true, cells: [{ ...cell, edges, items: [...textAt(105), ...textAt(120)] }] };
  const { blocks } = composeFlow(
    [...textAt(70), frame, ...textAt(150)],
    { edges, top: 40, starts: null },
    paragraphContext,
  );
  const spaces = { top: 5, left: 6, bottom: 7, right: 6 };
  const all = blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []));
  expect(all.map(({ border }) => border?.spaces ?? null)).toEqual([null, spaces, spaces, null]);
  expect(all.map(({ left }) => left)).toEqual([0, 0, 0, 0]);
  const heights = all.map(({ before, line, border }, index) => {
    const drawn = border === null ? 0 : border.width + (index === 1 ? border.spaces.top : border.spaces.bottom);
    return before + line.value + drawn;
  });
  // From each baseline to the next.
  expect(heights.slice(1).reduce((sum, height) => sum + height, 0)).toBeCloseTo(80);
});

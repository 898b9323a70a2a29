import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { type Line, lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import type { TurnedLine } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/turned-lines.ts';
import { middleOf } from '../../../../../../../api/engines/pdf/reconstruct/model/box.ts';
import { turnedBlocks } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/turned-blocks.ts';
import { turnedAround } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/upright-line.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A line at a place of a text, as it lies if the text is turned around the corner of the page. */
function turnedLine(text: string, x: number, y: number, turn: 90 | 180): TurnedLine {
  const [line] = findSegments(glyphs(text, x, y)) as [Line];
  const marks = line.marks.map((mark): Mark => {
    const [across, down] = turnedAround(middleOf(mark), [0, 0], turn);
    const size = [mark.x1 - mark.x0, mark.y1 - mark.y0];
    const [width = 0, height = 0] = turn === 180 ? size : size.toReversed();
    const box = { x0: across - width / 2, x1: across + width / 2, y0: down - height / 2, y1: down + height / 2 };
    return { ...mark, ...box, baseline: down };
  });
  return { line: lineOf(marks), turn };
}

const textsOf = (lines: readonly TurnedLine[]) =>
  turnedBlocks(lines).map((block) => block.lines.map(({ text }) => text));

describe('turned lines', () => {
  const text = ['these are the words of a line', 'and those of another one that', 'ends here'];

  it.each([90, 180] as const)('are a text if they run on, in the order in which they are read (%d)', (turn) => {
    const lines = text.map((words, index) => turnedLine(words, 50, 100 + 12 * index, turn));
    const [block] = turnedBlocks(lines.toReversed());
    expect(block?.lines.map((line) => line.text)).toEqual(text);
    expect(block?.lines[1]).toMatchObject({ x0: expect.closeTo(50), baseline: expect.closeTo(112, -1) });
    expect(block).toMatchObject({ turn, pivot: [0, 0] });
  });

  it('are apart if they are labels, beside one another or far from each other', () => {
    const years = ['in 2001', 'in 2002'].map((year, index) => turnedLine(year, 50, 100 + 12 * index, 90));
    expect(textsOf(years)).toEqual([['in 2001'], ['in 2002']]);
    const [first = '', second = ''] = text;
    expect(textsOf([turnedLine(first, 50, 100, 90), turnedLine(second, 50, 130, 90)])).toHaveLength(2);
    expect(textsOf([turnedLine(first, 50, 100, 90), turnedLine(second, 80, 112, 90)])).toHaveLength(2);
    expect(textsOf([turnedLine(first, 50, 100, 90), turnedLine(second, 50, 112, 180)])).toHaveLength(2);
  });

  it('stay alone on pictures', () => {
    const lines = text.map((words, index) => ({
      ...turnedLine(words, 50, 100 + 12 * index, 90),
      isOnPicture: true,
    }));
    expect(textsOf(lines)).toHaveLength(3);
  });
});

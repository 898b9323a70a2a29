import { describe, expect, it } from 'vitest';
import {
  borderSpace,
  frameBorder,
  withSameIndents,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/frame-border.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';

const line = { width: 1, colour: '000000' };
const frame = { x0: 44, y0: 90, x1: 256, y1: 150 };
const text = { x0: 50, y0: 96, x1: 250, y1: 140 };
const indented = (left: number, right = 0, firstLine = 0) => emptyParagraph({ left, right, firstLine });

describe('the border of paragraphs in a frame', () => {
  it('is as far from the text as the lines that are drawn', () => {
    expect(frameBorder(line, frame, text, [indented(0), indented(0)])).toEqual({
      ...line,
      spaces: { top: 6, left: 6, bottom: 10, right: 6 },
    });
  });

  it('is nearer where word processors cannot set it as far', () => {
    expect(frameBorder(line, { ...frame, y0: 20 }, text, [indented(0)])?.spaces.top).toBe(31);
    expect(borderSpace(-2)).toBe(0);
  });

  it('starts from what indents the text', () => {
    const spaces = frameBorder(line, frame, text, [indented(21, -1, -11), indented(10, -3)])?.spaces;
    expect(spaces).toMatchObject({ left: 16, right: 3 });
  });

  it('is none for paragraphs of different widths, and where nothing is drawn', () => {
    expect(frameBorder(line, frame, text, [indented(0), indented(20)])).toBeNull();
    expect(frameBorder(line, frame, text, [indented(0), indented(0, 30)])).toBeNull();
    expect(frameBorder(null, frame, text, [indented(0)])).toBeNull();
  });
});

it('paragraphs with one border have the same indents', () => {
  const paragraphs = [indented(0.6), indented(0, -1), indented(0.6), indented(10.6, 0, -10)];
  const even = paragraphs.map(withSameIndents(paragraphs));
  expect(even.map(({ left, right }) => [left, right])).toEqual([
    [0.6, -1],
    [0.6, -1],
    [0.6, -1],
    [10.6, -1],
  ]);
});

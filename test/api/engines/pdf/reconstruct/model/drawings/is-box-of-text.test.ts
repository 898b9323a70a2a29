import { expect, it } from 'vitest';
import { isBoxOfText } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/is-box-of-text.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

it('tells text that stands in a box of its own from text of the paragraph, and from shapes', () => {
  const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
  expect(isBoxOfText({ type: 'text-box', box, turn: 90, isInFront: true, pitch: 12, texts: [] })).toBe(true);
  expect(isBoxOfText({ type: 'slanted-text', box, turn: 45, isInFront: false, texts: [] })).toBe(true);
  expect(isBoxOfText(textInline('text'))).toBe(false);
  expect(isBoxOfText({ type: 'shapes', shapes: [] })).toBe(false);
});

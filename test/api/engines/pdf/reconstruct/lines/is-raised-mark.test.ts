import { expect, it } from 'vitest';
import { isRaisedMark } from '../../../../../../api/engines/pdf/reconstruct/lines/is-raised-mark.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('is smaller than the text, and higher', () => {
  const text = { look, baseline: 100 };
  const mark = (size: number, baseline: number) => isRaisedMark({ look: { ...look, size }, baseline }, text);
  expect([mark(6, 96), mark(6, 100), mark(6, 104), mark(9, 96)]).toEqual([true, false, false, false]);
});

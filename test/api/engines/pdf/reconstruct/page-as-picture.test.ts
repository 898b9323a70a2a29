import { expect, it } from 'vitest';
import type { Picture } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { pageAsPicture } from '../../../../../api/engines/pdf/reconstruct/page-as-picture.ts';
import { emptyPage } from '../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../support/rebuilt-pdf/glyphs.ts';

it('has nothing but its picture, and its links', () => {
  const picture: Picture = { x0: 0, x1: 100, y0: 0, y1: 200, bytes: new Uint8Array([1]), format: 'png' };
  const empty = { ...emptyPage(2, { width: 100, height: 200 }), links: [{ ...picture, target: '#a' }] };
  const page = {
    ...{ ...empty, glyphs: glyphs('a', 1, 9), rotated: glyphs('b', 1, 9), unread: 3, isTagged: true },
    ...{ rules: gridRules([0, 1], [0, 1]), fills: [{ ...picture, colour: '000000' }], unshaped: [picture] },
    pictures: [{ ...picture, x0: 5 }],
  };
  expect(pageAsPicture(page, picture)).toEqual({ ...empty, unshaped: [], pictures: [picture] });
});

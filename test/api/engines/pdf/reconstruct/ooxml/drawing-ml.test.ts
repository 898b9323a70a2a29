import { expect, it } from 'vitest';
import { pictureFill } from '../../../../../../api/engines/pdf/reconstruct/ooxml/drawing-ml.ts';

it('shows the part of a picture that is not cropped', () => {
  const crop = { left: 0.1, top: 0.25, right: 0, bottom: 0.333333 };
  expect(pictureFill({ crop }, 'rId1')).toContain('<a:srcRect l="10000" t="25000" r="0" b="33333"/>');
  expect(pictureFill({}, 'rId1')).not.toContain('srcRect');
});

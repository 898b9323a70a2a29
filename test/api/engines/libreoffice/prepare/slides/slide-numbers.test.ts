import { expect, it } from 'vitest';
import { writeSlideNumber } from '../../../../../../api/engines/libreoffice/prepare/slides/slide-numbers.ts';
import { edited } from '../../../../../support/office/edited.ts';

const field = (type: string) =>
  `<a:fld id="{1}" type="${type}"><a:rPr sz="900"/><a:pPr algn="r"/><a:t>‹#›</a:t></a:fld>`;

it("writes a slide's number with the look of its field", () => {
  const written = edited(field('slidenum') + field('datetime1'), (editor) => writeSlideNumber(editor, 0));
  expect(written).toBe(`<a:r><a:rPr sz="900"/><a:t>0</a:t></a:r>${field('datetime1')}`);
});

import { expect, it } from 'vitest';
import { takePictureFallbacks } from '../../../../../../api/engines/libreoffice/prepare/slides/picture-fallbacks.ts';
import { edited } from '../../../../../support/office/edited.ts';

const shown = (content: string) => edited(content, takePictureFallbacks);
const alternatives = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="a14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const picture = (description = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="1"${description}/></p:nvPicPr><p:blipFill><a:blip r:embed="r1"/></p:blipFill></p:pic>`;
const formula = '<a14:m><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></a14:m>';

it('shows the pictures of formulas, ink and embedded objects', () => {
  expect(shown(alternatives(`<p:sp><a:p><a:t>If </a:t>${formula}</a:p></p:sp>`, picture()))).toBe(
    picture(' descr="If x"'),
  );
  expect(shown(alternatives('<p:contentPart r:id="r2"/>', picture()))).toBe(picture());
  expect(shown(alternatives('<p:oleObj r:id="r3"/>', `<p:oleObj r:id="r3">${picture()}</p:oleObj>`))).toBe(
    `<p:oleObj r:id="r3">${picture()}</p:oleObj>`,
  );
});

it('keeps the description that a picture has', () => {
  const described = picture(' descr="Own"');
  expect(shown(alternatives(formula, described))).toBe(described);
});

it('leaves alternatives without a picture, and what can be shown', () => {
  expect(shown(alternatives(formula, '<a:r><a:t>x</a:t></a:r>'))).toBeNull();
  expect(shown(alternatives('<p:sp><a:t>Text</a:t></p:sp>', picture()))).toBeNull();
  expect(shown(alternatives(`<p:oleObj>${picture()}</p:oleObj>`, picture()))).toBeNull();
  expect(shown('<mc:AlternateContent/>')).toBeNull();
});

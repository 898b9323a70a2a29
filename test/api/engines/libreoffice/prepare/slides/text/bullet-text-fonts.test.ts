import { expect, it } from 'vitest';
import { followTextFonts } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/bullet-text-fonts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const followed = (content: string) => edited(content, followTextFonts);
const shape = (paragraphs: string, more = '') => `<p:sp>${more}<p:txBody><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;
const run = (font = '') => `<a:r><a:rPr><a:effectLst/>${font}</a:rPr><a:t>Text</a:t></a:r>`;
const bulleted = (font: string, content: string) =>
  `<a:p><a:pPr lvl="1"><a:spcBef/>${font}<a:buChar char="•"/></a:pPr>${content}</a:p>`;
const latin = '<a:latin typeface="Verdana"/>';

it('gives bullets without a font that of their text', () => {
  expect(followed(shape(bulleted('', run(latin)) + bulleted('', run())))).toBe(
    shape(bulleted('<a:buFont typeface="Verdana"/>', run(latin)) + bulleted('<a:buFont typeface="+mn-lt"/>', run())),
  );
});

it('leaves bullets with a font, and those that may inherit one', () => {
  expect(
    followed(shape(bulleted('<a:buFont typeface="Arial"/>', run()) + bulleted('<a:buFontTx/>', run()))),
  ).toBeNull();
  expect(followed(shape(bulleted('', run()), '<p:nvPr><p:ph/></p:nvPr>'))).toBeNull();
  const styled = `<a:lstStyle><a:lvl1pPr><a:buFont typeface="Arial"/></a:lvl1pPr></a:lstStyle>`;
  expect(followed(shape(bulleted('', run())).replace('<a:lstStyle/>', styled))).toBeNull();
  expect(followed(shape('<a:p><a:pPr><a:buNone/></a:pPr></a:p>'))).toBeNull();
});

import { expect, it } from 'vitest';
import {
  dropOwnFonts,
  ownFontsHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/fonts/own-fonts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

it('drops the fonts that a document embeds, and that it embeds them', () => {
  const family = '<w:pitch w:val="variable"/>';
  const files = '<w:embedRegular r:id="rId1"/><w:embedBoldItalic r:id="rId2"/>';
  expect(edited(`<w:font w:name="A">${family}${files}</w:font>`, dropOwnFonts)).toBe(
    `<w:font w:name="A">${family}</w:font>`,
  );
  const compat = '<w:compat/>';
  expect(edited(`<w:settings><w:embedTrueTypeFonts/>${compat}</w:settings>`, dropOwnFonts)).toBe(
    `<w:settings>${compat}</w:settings>`,
  );
  expect(edited(`<w:font w:name="A">${family}</w:font>`, dropOwnFonts)).toBeNull();
  expect([files, '<w:embedTrueTypeFonts/>', '<embedBold r:id="rId3"/>'].every((xml) => ownFontsHint.test(xml))).toBe(
    true,
  );
});

import { expect, it } from 'vitest';
import { createUsedFonts, fontTableXml } from '../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('lists the families of a document by name, with their kinds and embedded fonts', () => {
  const fonts = createUsedFonts();
  fonts.add('Quaint', { ...look, isSerif: true, isFixedPitch: false });
  fonts.add('Quaint', { ...look, isSerif: false, isFixedPitch: false });
  fonts.add('Odd', { ...look, isSerif: false, isFixedPitch: false });
  fonts.add('Odd Code', { ...look, isSerif: true, isFixedPitch: true });
  fonts.add('Wingdings', { ...look, isSerif: true, isFixedPitch: false });
  const xml = fontTableXml(fonts, (family) => (family === 'Odd' ? '<w:embedRegular/>' : ''));
  const listed = [
    ...xml.matchAll(/<w:font w:name="([^"]+)"><w:family w:val="(\w+)"\/><w:pitch w:val="(\w+)"\/>(.*?)<\/w:font>/g),
  ];
  expect(listed.map(([, ...found]) => found)).toEqual([
    ['Odd', 'swiss', 'variable', '<w:embedRegular/>'],
    ['Odd Code', 'modern', 'fixed', ''],
    ['Quaint', 'roman', 'variable', ''],
    ['Wingdings', 'auto', 'default', ''],
  ]);
});

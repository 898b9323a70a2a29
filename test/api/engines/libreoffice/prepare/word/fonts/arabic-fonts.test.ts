import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { XmlEditor } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { setArabicInOneFont } from '../../../../../../../api/engines/libreoffice/prepare/word/fonts/arabic-fonts.ts';
import { readWordLayout } from '../../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const inOneFont = (editor: XmlEditor) => setArabicInOneFont(editor, true);

it('names one font for letters and spaces of Arabic text, and leaves Latin text alone', () => {
  const fonts = (cs: string) => `<w:rFonts w:ascii="Arial" w:cs="${cs}"/>`;
  expect(edited(fonts('Arial') + fonts('times new roman') + fonts('Traditional Arabic'), inOneFont)).toBe(
    fonts('Stand-in for Arabic Text') + fonts('Stand-in for Arabic Text') + fonts('Traditional Arabic'),
  );
  expect(edited('<w:rFonts w:ascii="Arial"/>', inOneFont)).toBeNull();
});

it("names it in the theme's font for the Arabic script only", () => {
  const font = (script: string, typeface: string) => `<a:font script="${script}" typeface="${typeface}"/>`;
  expect(edited(font('Arab', 'Arial') + font('Hebr', 'Arial'), inOneFont)).toBe(
    font('Arab', 'Stand-in for Arabic Text') + font('Hebr', 'Arial'),
  );
});

it("names the families of Latin text in the theme's fonts for Arabic text", () => {
  const themed = '<w:rFonts w:asciiTheme="majorBidi" w:hAnsiTheme="minorBidi" w:cstheme="majorBidi"/>';
  expect(edited(themed, inOneFont)).toBe('<w:rFonts w:cstheme="majorBidi" w:ascii="Times New Roman" w:hAnsi="Arial"/>');
  expect(edited(themed, (editor) => setArabicInOneFont(editor, false))).toBeNull();
  expect(edited('<w:rFonts w:asciiTheme="minorHAnsi" w:cstheme="minorBidi"/>', inOneFont)).toBeNull();
});

it.each([
  ['Arabic', 'مقدمة', true],
  ['Arabic with Hebrew', 'مقدمة שלום', false],
  ['Hebrew', 'שלום', false],
  ['Latin', 'Übung', false],
])('knows whether the text is Arabic: %s', async (_, words, isArabic) => {
  const path = join(folder, 'text.docx');
  await writeFile(path, await docx({ paragraphs: [words] }));
  expect(await readWordLayout(path)).toMatchObject({ isArabic, hasOfficeArabic: false });
});

it('knows themes whose fonts for Arabic text are those of Office', async () => {
  const path = join(folder, 'theme.docx');
  const theme = (typeface: string) =>
    `<a:theme xmlns:a="a"><a:majorFont><a:font script="Arab" typeface="${typeface}"/></a:majorFont></a:theme>`;
  for (const [typeface, hasOfficeArabic] of [
    ['Times New Roman', true],
    ['Majalla UI', false],
  ] as const) {
    await writeFile(path, await docx({ paragraphs: ['مقدمة'], parts: { 'word/theme/theme1.xml': theme(typeface) } }));
    expect((await readWordLayout(path)).hasOfficeArabic).toBe(hasOfficeArabic);
  }
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setArabicInOneFont } from '../../../../../../api/engines/libreoffice/prepare/word/arabic-fonts.ts';
import { readWordLayout } from '../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { docx } from '../../../../../support/documents.ts';
import { edited } from '../../../../../support/edited.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();

it('names one font for letters and spaces of Arabic text, and leaves Latin text alone', () => {
  const fonts = (cs: string) => `<w:rFonts w:ascii="Arial" w:cs="${cs}"/>`;
  expect(edited(fonts('Arial') + fonts('times new roman') + fonts('Traditional Arabic'), setArabicInOneFont)).toBe(
    fonts('Stand-in for Arabic Text') + fonts('Stand-in for Arabic Text') + fonts('Traditional Arabic'),
  );
  expect(edited('<w:rFonts w:ascii="Arial"/>', setArabicInOneFont)).toBeNull();
});

it("names it in the theme's font for the Arabic script only", () => {
  const font = (script: string, typeface: string) => `<a:font script="${script}" typeface="${typeface}"/>`;
  expect(edited(font('Arab', 'Arial') + font('Hebr', 'Arial'), setArabicInOneFont)).toBe(
    font('Arab', 'Stand-in for Arabic Text') + font('Hebr', 'Arial'),
  );
});

it.each([
  ['Arabic', 'مقدمة', true],
  ['Arabic with Hebrew', 'مقدمة שלום', false],
  ['Hebrew', 'שלום', false],
  ['Latin', 'Übung', false],
])('knows whether the text is Arabic: %s', async (_, words, isArabic) => {
  const path = join(folder, 'text.docx');
  await writeFile(path, await docx({ paragraphs: [words] }));
  expect((await readWordLayout(path)).isArabic).toBe(isArabic);
});

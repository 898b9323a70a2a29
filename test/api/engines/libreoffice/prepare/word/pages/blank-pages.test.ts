import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  hasBlankPages,
  sidedSectionHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/blank-pages.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const section = (type: string, start = '') =>
  `<w:sectPr><w:type w:val="${type}"/>${start && `<w:pgNumType w:fmt="decimal" w:start="${start}"/>`}</w:sectPr>`;

async function blank(...sections: readonly string[]): Promise<boolean> {
  const path = join(folder, 'sections.docx');
  const body = sections.map((inner) => `<w:p><w:pPr>${inner}</w:pPr></w:p>`).join('');
  await writeFile(
    path,
    await docx({ parts: { 'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>` } }),
  );
  return hasBlankPages(path);
}

it('shows blank pages where a later section begins on an odd or an even page', async () => {
  expect(await blank(section('nextPage'), section('oddPage'))).toBe(true);
  expect(await blank(section('nextPage', '1'), section('evenPage'), section('oddPage', '1'))).toBe(true);
  expect(await blank(section('oddPage'), section('nextPage'))).toBe(false);
});

it('shows none where LibreOffice would add some for other reasons', async () => {
  expect(await blank(section('nextPage'), section('oddPage'), section('nextPage', '1'))).toBe(false);
});

it('knows documents with such sections', () => {
  expect(sidedSectionHint.test(section('oddPage'))).toBe(true);
  expect(sidedSectionHint.test(section('continuous'))).toBe(false);
});

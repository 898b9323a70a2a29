import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkStyles, readStyleNames } from '../../../../../api/engines/libreoffice/chunks/chunk-styles.ts';
import { preparePackage } from '../../../../../api/engines/libreoffice/prepare/prepare-package.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import { docx } from '../../../../support/office/documents.ts';
import { partOf } from '../../../../support/office/read/part-of.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;
const path = join(folder, 'chunk.docx');

const level = '<w:outlineLvl w:val="1"/>';
const style = (id: string, name: string, properties = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${properties}</w:pPr></w:style>`;
const styles = `<w:styles xmlns:w="w">${style('Normal', 'Normal')}${style('H1', 'Heading 1')}${style('H2', 'heading 2', level)}</w:styles>`;
await writeFile(path, await docx({ parts: { 'word/styles.xml': styles } }));

async function renamed(own: readonly string[]) {
  const prepared = await preparePackage(path, join(folder, 'renamed.docx'), chunkStyles(new Set(own)), signal);
  return partOf(prepared, 'word/styles.xml');
}

it('reads the names of a document’s styles', async () => {
  const opened = await openPackage(path);
  expect(await readStyleNames(opened, { signal })).toEqual(new Set(['normal', 'heading 1', 'heading 2']));
  opened.close();
});

it('renames the styles that the document does not define, and keeps what a heading is', async () => {
  const xml = await renamed(['normal']);
  expect(xml).toContain('<w:name w:val="Normal"/><w:pPr/>');
  expect(xml).toContain('<w:name w:val="Inserted Heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>');
  expect(xml).toContain(`<w:name w:val="Inserted heading 2"/><w:pPr>${level}</w:pPr>`);
  expect(await renamed([])).toContain('<w:name w:val="Inserted Normal"/><w:pPr/>');
});

it('leaves a chunk alone whose styles are all the document’s', async () => {
  expect(await renamed(['normal', 'heading 1', 'heading 2'])).toBe(styles);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readStylesPart } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/styles-part.ts';
import { docx, odt } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const path = join(folder, 'styles.docx');

it('has the styles of a document read', async () => {
  await writeFile(path, await docx({ parts: { 'word/styles.xml': '<w:styles/>' } }));
  expect(await readStylesPart(path, text)).toBe('<w:styles/>');
});

it('has nothing read where there are none', async () => {
  await writeFile(path, await odt({}));
  expect(await readStylesPart(path, text)).toBeUndefined();
});

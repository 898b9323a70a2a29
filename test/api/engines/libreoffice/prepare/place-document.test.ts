import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { neutralPath, placeDocument } from '../../../../../api/engines/libreoffice/prepare/place-document.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

it.each([
  ['Annual report.docx', 'Annual report.doc'],
  ['exported.doc', 'exported.doc'],
  ['no extension', 'no extension.doc'],
  ['.doc', 'document.doc'],
  ['..', '..doc'],
])('a document that was sent as %j is opened as %j', async (name, expected) => {
  const workspace = await scratchFolder();
  const path = join(workspace, 'input-1.doc');
  await writeFile(path, 'words');
  const placed = await placeDocument(path, { name, format: 'doc' }, workspace);
  expect(placed).toBe(join(workspace, 'document', expected));
  expect(await readFile(placed, 'utf8')).toBe('words');
  expect(await readdir(workspace)).toEqual(['document']);
});

it('a path below the working folder reveals nothing about its parents', () => {
  expect(neutralPath('/srv/work/7f/worker-1/job/a.doc', '/srv/work/7f/worker-1')).toBe('/proc/self/cwd/job/a.doc');
  expect(neutralPath('private:factory/swriter', '/srv')).toBe('private:factory/swriter');
  expect(neutralPath('/srv/workshop/a.doc', '/srv/work')).toBe('/srv/workshop/a.doc');
});

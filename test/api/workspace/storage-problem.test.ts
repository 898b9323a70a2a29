import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { storageProblem } from '../../../api/workspace/storage-problem.ts';

it.each(['ENOSPC', 'EROFS', 'EMFILE'])(
  'answers %s of the file system as busy, and keeps the error for the log',
  (code) => {
    const error = Object.assign(new Error('it failed'), { code, syscall: 'write' });
    expect(storageProblem(error)).toMatchObject({ code: 'busy', cause: error });
  },
);

it('recognises a folder that has disappeared', async () => {
  const error = await writeFile('/nowhere/file', '').catch((reason: unknown) => reason);
  expect(storageProblem(error)?.code).toBe('busy');
});

it.each([
  ['an error of a program', Object.assign(new Error('it failed'), { code: 'ENOSPC' })],
  ['an error of the network', Object.assign(new Error('it failed'), { code: 'ECONNRESET', syscall: 'read' })],
  ['any other error', new Error('it failed')],
])('leaves %s alone', (_, error) => {
  expect(storageProblem(error)).toBeUndefined();
});

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exceptions, isAllowed, refusedLicences } from '../scripts/licences.ts';
import { scratchFolder } from './support/scratch.ts';

describe('the licences of what the project is delivered with', () => {
  it('are all allowed or justified exceptions', () => {
    expect(refusedLicences(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
    for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(20);
  });

  it('are read from the packages that are installed, or from the lock file', async () => {
    const root = await scratchFolder();
    const packages = {
      '': { name: 'project', license: 'MIT' },
      'node_modules/good': { license: 'MIT' },
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
      'node_modules/changed': { license: 'MIT' },
      'node_modules/good/node_modules/@scope/absent': { license: 'GPL-3.0' },
      'node_modules/silent': {},
    };
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    const installed = join(root, 'node_modules/changed/package.json');
    await mkdir(dirname(installed), { recursive: true });
    await writeFile(installed, JSON.stringify({ name: 'changed', license: { type: 'AGPL-3.0' } }));
    expect(refusedLicences(root)).toEqual([
      { name: 'changed', licence: 'AGPL-3.0' },
      { name: '@scope/absent', licence: 'GPL-3.0' },
      { name: 'silent', licence: 'none declared' },
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-2.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['(MIT OR (GPL-2.0 AND ISC))', false],
  ])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));
});

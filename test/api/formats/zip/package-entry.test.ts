import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPackage } from '../../../../api/formats/zip/zip-package.ts';
import { packed } from '../../../support/office/package.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const file = join(await scratchFolder(), 'package');

it('can be closed in the middle of an entry', async () => {
  const large = randomBytes(3_000_000);
  await writeFile(file, await packed({ 'a.bin': large, 'b.bin': large }));
  for (let round = 0; round < 5; round++) {
    const opened = await openPackage(file);
    for (const entry of opened.entries) {
      for await (const chunk of await opened.read(entry)) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
    }
    opened.close();
  }
  // An uncaught error of a stream that was left would come before its last read has ended.
  await expect.poll(() => process.getActiveResourcesInfo().filter((name) => name.startsWith('FSReq'))).toEqual([]);
});

it('gives the bytes of large, small and empty entries', async () => {
  const large = randomBytes(1_000_000);
  await writeFile(file, await packed({ large, small: 'text', empty: '' }));
  const opened = await openPackage(file);
  const contents = await Promise.all(
    opened.entries.map(async (entry) => Buffer.concat(await (await opened.read(entry)).toArray())),
  );
  expect(contents.map((content) => content.length)).toEqual([1_000_000, 4, 0]);
  expect(contents[0]?.equals(large)).toBe(true);
  expect(contents[1]?.toString()).toBe('text');
  opened.close();
});

it('gives nothing of an entry whose nothing is said to be deflated', async () => {
  const archive = await packed({ empty: '' }, () => true);
  const inLocalHeader = archive.indexOf('PK\u0003\u0004') + 8;
  const inDirectory = archive.indexOf('PK\u0001\u0002') + 10;
  for (const method of [inLocalHeader, inDirectory]) archive.writeUInt16LE(8, method);
  await writeFile(file, archive);
  const opened = await openPackage(file);
  const [entry] = opened.entries;
  if (entry === undefined) throw new Error('no entry');
  expect(entry).toMatchObject({ packedBytes: 0, stored: false });
  expect(Buffer.concat(await (await opened.read(entry)).toArray())).toHaveLength(0);
  opened.close();
});

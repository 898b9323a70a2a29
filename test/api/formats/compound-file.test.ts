import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCompoundFile } from '../../../api/formats/compound-file.ts';
import { compound } from '../../support/compound.ts';
import { scratchFolder } from '../../support/scratch.ts';

const file = join(await scratchFolder(), 'file');

async function opened(content: Buffer) {
  await writeFile(file, content);
  return openCompoundFile(file);
}

it('lists streams and reads large and small ones', async () => {
  const large = Buffer.from('0123456789'.repeat(1000));
  const small = Buffer.from('small '.repeat(40));
  const compoundFile = await opened(compound({ Large: large, Small: small }));
  expect(compoundFile.streams.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['Large', 10_000],
    ['Small', 240],
  ]);
  const [first, second] = compoundFile.streams;
  expect(first && (await compoundFile.read(first, 20_000))).toEqual(large);
  expect(second && (await compoundFile.read(second, 100))).toEqual(small.subarray(0, 100));
  await compoundFile.close();
});

const damaged = { code: 'damaged-file' };

it('refuses what is no compound file', async () => {
  await expect(opened(Buffer.alloc(2000))).rejects.toMatchObject(damaged);
  await expect(opened(compound({ A: Buffer.alloc(10) }).subarray(0, 300))).rejects.toMatchObject(damaged);
});

it('ends on tables and directories that loop', async () => {
  const loopingChain = compound({ A: Buffer.alloc(10_000) });
  const allocation = 512;
  loopingChain.writeUInt32LE(1, allocation + 4);
  const compoundFile = await opened(loopingChain);
  const [stream] = compoundFile.streams;
  // As long as the chain says what the size says, it is read; it never runs on.
  expect(stream && (await compoundFile.read(stream, 10_000)).length).toBe(10_000);
  await compoundFile.close();

  const loopingDirectory = compound({ A: Buffer.alloc(10_000), B: Buffer.alloc(10) });
  const entry = loopingDirectory.indexOf(Buffer.from('B\0\0\0', 'latin1'));
  loopingDirectory.writeUInt32LE(1, entry + 72);
  await expect(opened(loopingDirectory)).rejects.toMatchObject(damaged);

  const loopingList = compound({ A: Buffer.alloc(10_000) });
  loopingList.writeUInt32LE(1, 68);
  loopingList.writeUInt32LE(1, 2 * 512 + 508);
  await expect(opened(loopingList)).rejects.toMatchObject(damaged);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCompoundFile } from '../../../api/formats/compound-file.ts';
import { compound } from '../../support/office/compound.ts';
import { withinCpuTime } from '../../support/processes/within-cpu-time.ts';
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
  expect(compoundFile.streams.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['Large', 10_000],
    ['Small', 240],
  ]);
  const [first, second] = compoundFile.streams;
  expect(first && (await compoundFile.read(first, 20_000))).toEqual(large);
  expect(second && (await compoundFile.read(second, 100))).toEqual(small.subarray(0, 100));
  await compoundFile.close();
});

const damaged = { code: 'damaged-file' };

it('refuses anything but a compound file', async () => {
  await expect(opened(Buffer.alloc(2000))).rejects.toMatchObject(damaged);
  await expect(opened(compound({ A: Buffer.alloc(10) }).subarray(0, 300))).rejects.toMatchObject(damaged);
});

it('ends on looping tables and directories', async () => {
  const loopingChain = compound({ A: Buffer.alloc(10_000) });
  const allocation = 512;
  loopingChain.writeUInt32LE(1, allocation + 4);
  const compoundFile = await opened(loopingChain);
  const [stream] = compoundFile.streams;
  await expect(stream && compoundFile.read(stream, 10_000)).rejects.toMatchObject(damaged);
  await compoundFile.close();

  const loopingDirectory = compound({ A: Buffer.alloc(10_000), B: Buffer.alloc(10) });
  const entry = loopingDirectory.indexOf(Buffer.from('B\0\0\0', 'latin1'));
  loopingDirectory.writeUInt32LE(1, entry + 72);
  await expect(opened(loopingDirectory)).rejects.toMatchObject(damaged);

  const loopingList = compound({ A: Buffer.alloc(10_000) });
  loopingList.fill(0xff, 76, 512).fill(0xff, 2 * 512, 3 * 512);
  loopingList.writeUInt32LE(1, 68);
  loopingList.writeUInt32LE(1, 2 * 512 + 508);
  await expect(opened(loopingList)).rejects.toMatchObject(damaged);
});

it(
  'takes no more of the allocation table than the file has sectors for',
  withinCpuTime(5000, async () => {
    // Four sectors that each name the first 127 times, in a chain that goes on.
    const flooded = Buffer.concat([compound({ A: Buffer.alloc(10_000) }), Buffer.alloc(512 * 4)]);
    const firstList = flooded.length / 512 - 5;
    flooded.writeUInt32LE(firstList, 68);
    for (let list = 0; list < 4; list++) {
      flooded.writeUInt32LE(firstList + list + 1, (firstList + list + 1) * 512 + 508);
    }
    const compoundFile = await opened(flooded);
    expect(compoundFile.streams.map(({ name }) => name)).toEqual(['A']);
    await compoundFile.close();
  }),
);

it(
  'reports how deep streams lie, in little memory however deep',
  withinCpuTime(10_000, async () => {
    const shallow = await opened(compound({ A: Buffer.alloc(1), 'B/C/D': Buffer.alloc(2) }));
    expect(shallow.streams.map(({ name, depth }) => [name, depth]).sort()).toEqual([
      ['A', 0],
      ['D', 2],
    ]);
    await shallow.close();

    const levels = 30_000;
    const entry = (index: number, kind: number) => {
      const bytes = Buffer.alloc(128);
      bytes.write('storage with a long name', 'utf16le');
      bytes.writeUInt16LE(50, 64);
      bytes[66] = kind;
      bytes.fill(0xff, 68, 80);
      if (kind !== 2) bytes.writeUInt32LE(index + 1, 76);
      return bytes;
    };
    const entries = Array.from({ length: levels }, (_, index) =>
      entry(index, index === 0 ? 5 : index < levels - 1 ? 1 : 2),
    );
    const file = await opened(withDirectory(Buffer.concat(entries)));
    expect(file.streams.map(({ depth }) => depth)).toEqual([levels - 2]);
    await file.close();
  }),
);

/** A compound file of nothing but this directory. */
function withDirectory(directory: Buffer): Buffer {
  const sectors = Math.ceil(directory.length / 512);
  const tables = Math.ceil((sectors + 70) / 128);
  const header = Buffer.alloc(512, 0);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(tables, 48);
  header.fill(0xff, 60, 64);
  header.fill(0xff, 68, 72);
  header.fill(0xff, 76);
  const table = Buffer.alloc(tables * 512, 0xff);
  for (let index = 0; index < tables; index++) header.writeUInt32LE(index, 76 + index * 4);
  for (let index = 0; index < sectors; index++) {
    table.writeUInt32LE(index === sectors - 1 ? 0xfffffffe : tables + index + 1, (tables + index) * 4);
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * 512 - directory.length)]);
}

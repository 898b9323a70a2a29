import { expect, it } from 'vitest';
import { buffered, bufferSource, bytesBetween } from '../../../../api/engines/image/byte-source.ts';
import { countedSource } from '../../../support/counted-source.ts';

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) & 0xff));

it('serves small reads that lie close together from one window', async () => {
  const { reads, source } = countedSource(bytes);
  const window = buffered(source);
  for (let at = 0; at < 16_000; at += 8) expect(await window.read(at, 8)).toEqual(bytes.subarray(at, at + 8));
  expect(reads).toHaveLength(1);
});

it('returns the same bytes in any order, beyond the end, and at once', async () => {
  const { source } = countedSource(bytes);
  const window = buffered(source);
  const wanted = [[90_000, 20], [0, 4], [99_990, 40], [5, 60_000], [16_380, 10]] as const; // biome-ignore format: pairs
  const found = await Promise.all(wanted.map(([at, length]) => window.read(at, length)));
  for (const [index, [at, length]] of wanted.entries()) expect(found[index]).toEqual(bytes.subarray(at, at + length));
});

it('yields a range in chunks, and ends where the source does', async () => {
  const parts: Buffer[] = [];
  for await (const part of bytesBetween(bufferSource(bytes), 10, 200_000)) parts.push(part);
  expect(Buffer.concat(parts)).toEqual(bytes.subarray(10));
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createJoinedFile } from '../../../../../../api/engines/pdf/merge/joined-file.ts';
import { readTree, type TreeEntry, writeTree } from '../../../../../../api/engines/pdf/merge/parts/tree.ts';
import { readObjects } from '../../../../../../api/engines/pdf/qpdf/read-objects.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';

describe('readTree', () => {
  it('reads entries through all nodes, each of them once', () => {
    const objects = objectsOf({
      1: { '/Kids': ['2 0 R', '3 0 R', '1 0 R', '2 0 R'] },
      2: { '/Names': ['u:a', 1, 'u:b', '4 0 R'] },
      3: { '/Names': ['5 0 R', 3, 'u:odd'] },
      5: 'u:c',
    });
    expect(readTree(objects, '1 0 R', '/Names')).toEqual([
      ['u:a', 1],
      ['u:b', '4 0 R'],
      ['u:c', 3],
    ]);
  });

  it('reads nothing if there is none', () => {
    expect(readTree(objectsOf({}), undefined, '/Nums')).toEqual([]);
  });
});

it('writes what it reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-test-'));
  const path = join(folder, 'joined.json');
  const entries = Array.from({ length: 1000 }, (_, number): TreeEntry => [number, `u:${number}`]);
  const joined = createJoinedFile(path);
  const root = writeTree(joined, entries, '/Nums');
  joined.finish({ '/Root': root });
  const objects = readObjects(path);
  expect(readTree(objects, root, '/Nums')).toEqual(entries);
  const [leaf] = objects.array(objects.dict(root)?.['/Kids']) ?? [];
  expect(objects.dict(leaf)?.['/Limits']).toEqual([0, 63]);
  expect(await readFile(path, 'utf8')).toContain('"/Size"');
  await rm(folder, { recursive: true });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Part } from '../../../../api/engines/office-package/part.ts';
import { readReferences } from '../../../../api/engines/office-package/references.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const folder = await scratchFolder();
const { signal } = new AbortController();

/** A list of so many relationships, as a part of a package. */
async function relationships(name: string, count: number, end = '</Relationships>'): Promise<Part> {
  const xml = `<Relationships>${'<Relationship Id="a" Type="x/image" Target="b"/>'.repeat(count)}${end}`;
  const path = join(folder, name);
  await writeFile(path, xml);
  return { name: `word/_rels/${name}.rels`, path, bytes: xml.length, packedBytes: xml.length };
}

const most = 10;
const half = most / 2;

it('reads as many references as a package may have', async () => {
  const parts = [await relationships('a.xml', half), await relationships('b.xml', half)];
  const { all, editable } = await readReferences(parts, 'ooxml', signal, most);
  expect(all).toHaveLength(most);
  expect(editable).toBe(true);
});

it.each([
  ['well-formed', '</Relationships>'],
  ['broken', '</Wrong>'],
])('refuses a package with more, whose last part is %s', async (_, end) => {
  const parts = [await relationships('a.xml', half), await relationships('b.xml', half + 1, end)];
  await expect(readReferences(parts, 'ooxml', signal, most)).rejects.toMatchObject({
    code: 'too-complex',
  });
});

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import type { Part } from './part.ts';

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Finds parts with the same content as an earlier part of the same folder and extension. Only parts of equal size are
 * read.
 *
 * @returns The name of each duplicate → the name of the earlier part.
 */
export async function findDuplicates(parts: readonly Part[]): Promise<ReadonlyMap<string, string>> {
  const bySize = new Map<number, Part[]>();
  for (const part of parts) {
    const group = bySize.get(part.bytes);
    if (group === undefined) bySize.set(part.bytes, [part]);
    else group.push(part);
  }
  const duplicates = new Map<string, string>();
  for (const [bytes, group] of bySize) {
    if (bytes === 0 || group.length === 1) continue;
    const kept = new Map<string, string>();
    for (const { name, path } of group) {
      const key = `${posix.dirname(name)} ${posix.extname(name)} ${await digest(path)}`;
      const first = kept.get(key);
      if (first === undefined) kept.set(key, name);
      else duplicates.set(name, first);
    }
  }
  return duplicates;
}

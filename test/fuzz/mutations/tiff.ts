import type { Random } from '../random.ts';
import { type Mutation, oddNumbers } from './mutation.ts';

/** Where the fields of a little-endian TIFF's directories are, and where each directory's link to the next is. */
function placesIn(file: Buffer): { readonly fields: number[]; readonly links: number[] } {
  const fields: number[] = [];
  const links: number[] = [4];
  const seen = new Set<number>();
  for (let at = file.readUInt32LE(4); at > 0 && at + 6 < file.length && !seen.has(at); ) {
    seen.add(at);
    const count = file.readUInt16LE(at);
    for (let index = 0; index < count; index++) fields.push(at + 2 + 12 * index);
    const link = at + 2 + 12 * count;
    if (link + 4 > file.length) break;
    links.push(link);
    at = file.readUInt32LE(link);
  }
  return { fields: fields.filter((place) => place + 12 <= file.length), links };
}

function changeField(change: (file: Buffer, at: number, random: Random) => void): Mutation {
  return (file, random) => {
    if (file.length < 16) return file;
    const changed = Buffer.from(file);
    const { fields } = placesIn(changed);
    if (fields.length > 0) change(changed, random.pick(fields), random);
    return changed;
  };
}

/** Changes of a TIFF's directories: 12 bytes a field, of tag, type, count, and value or its place. */
export const tiffMutations: Readonly<Record<string, Mutation>> = {
  'another tag': changeField((file, at, random) =>
    file.writeUInt16LE(
      random.pick([256, 257, 258, 259, 262, 273, 277, 278, 279, 284, 317, 320, 322, 330, 347, 34_665]),
      at,
    ),
  ),
  'another type': changeField((file, at, random) => file.writeUInt16LE(random.below(20), at + 2)),
  'another count': changeField((file, at, random) => file.writeUInt32LE(random.pick(oddNumbers), at + 4)),
  'another value': changeField((file, at, random) => file.writeUInt32LE(random.pick(oddNumbers), at + 8)),
  'a place in the file': changeField((file, at, random) => file.writeUInt32LE(random.below(file.length), at + 8)),
  'another compression': changeField((file, at, random) => {
    file.writeUInt16LE(259, at);
    file.writeUInt32LE(random.pick([1, 2, 3, 4, 5, 6, 7, 8, 32_773, 32_946, 34_712, 50_000]), at + 8);
  }),
  'link directories in a ring': (file, random) => {
    if (file.length < 16) return file;
    const changed = Buffer.from(file);
    const { links } = placesIn(changed);
    changed.writeUInt32LE(random.pick([8, changed.readUInt32LE(4), random.below(file.length)]), random.pick(links));
    return changed;
  },
};

import { type Mutation, oddNumbers, splice } from './mutation.ts';

/** The most bytes that one mutation adds. */
const maxAdded = 5000;

/** Changes that know nothing of a file's format. */
export const byteMutations: Readonly<Record<string, Mutation>> = {
  'flip bits': (file, random) => {
    const changed = Buffer.from(file);
    for (let count = 1 + random.below(20); count > 0 && file.length > 0; count--) {
      const at = random.below(file.length);
      changed[at] = (changed[at] as number) ^ (1 << random.below(8));
    }
    return changed;
  },
  'insert bytes': (file, random) => {
    const added = Buffer.alloc(1 + random.below(maxAdded), random.below(256));
    return splice(file, random.below(file.length + 1), 0, added);
  },
  'delete bytes': (file, random) =>
    splice(file, random.below(file.length + 1), random.below(Math.max(1, file.length >> 2))),
  truncate: (file, random) => file.subarray(0, random.below(file.length + 1)),
  'splice two files': (file, random, other) =>
    Buffer.concat([file.subarray(0, random.below(file.length + 1)), other.subarray(random.below(other.length + 1))]),
  'repeat a stretch': (file, random) => {
    const at = random.below(file.length + 1);
    const stretch = file.subarray(at, at + 1 + random.below(200));
    return splice(file, at, 0, Buffer.concat(Array.from({ length: 2 + random.below(50) }, () => stretch)));
  },
  'write an odd number': (file, random) => {
    if (file.length < 4) return file;
    const changed = Buffer.from(file);
    const at = random.below(file.length - 3);
    if (random.chance(0.5)) changed.writeUInt32LE(random.pick(oddNumbers), at);
    else changed.writeUInt32BE(random.pick(oddNumbers), at);
    return changed;
  },
};

import { crc32, inflateRawSync } from 'node:zlib';
import { type OddEntry, oddZip } from '../../support/archives/odd-zip.ts';
import type { Random } from '../random.ts';
import { type Mutation, oddNumbers } from './mutation.ts';
import { xmlMutations } from './xml.ts';

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

const directorySignature = Buffer.from('504b0102', 'hex');

/** The entries of a well-formed archive; none of anything else. */
function partsOf(file: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = file.indexOf(directorySignature); at >= 0; at = file.indexOf(directorySignature, at + 4)) {
    const [method, packedBytes] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)];
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + packedBytes);
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28));
    parts.push({ name, content: method === 8 ? inflateRawSync(packed) : packed });
  }
  return parts;
}

const names: readonly ((name: string, random: Random) => string)[] = [
  (name) => `../${name}`,
  (name) => `/${name}`,
  (name) => `${'d/'.repeat(3000)}${name}`,
  (name) => name.toUpperCase(),
  (name) => `${name}\0.txt`,
  (name) => name.replaceAll('/', '\\'),
  (name, random) => `${name}${'x'.repeat(random.below(30_000))}`,
  () => '',
];

/** Lies about one entry. */
const lies: readonly ((part: Part, random: Random, count: number) => Partial<OddEntry>)[] = [
  (_, random) => ({ bytes: random.pick(oddNumbers) }),
  (_, random) => ({ method: random.pick([0, 1, 8, 9, 12, 14, 93, 95, 99, 65_535]) }),
  (_, random) => ({ crc32: random.below(2 ** 32) }),
  (_, random) => ({ flags: random.pick([1, 8, 64, 2048, 8192, 65_535]) }),
  (_, random) => ({ mode: random.pick([0o120777, 0o010644, 0o020666, 0o060666, 0o040000, 0]) }),
  (_, random, count) => ({ sameAs: random.below(count) }),
  (_, random) => ({ packed: Buffer.alloc(random.below(2000), random.below(256)) }),
  ({ content }, random) => ({ packed: content.subarray(0, random.below(content.length + 1)), method: 8 }),
  (_, random) => ({ extra: Buffer.alloc(random.below(500), random.below(256)) }),
  ({ content }) => ({ content: Buffer.concat([content, Buffer.alloc(3_000_000, content)]) }),
  ({ name }, random) => ({ name: random.pick(names)(name, random) }),
];

function changePart(change: (part: Part, random: Random, count: number) => Partial<OddEntry>): Mutation {
  return (file, random) => {
    const parts = partsOf(file);
    const chosen = random.below(Math.max(1, parts.length));
    return oddZip(
      parts.map((part, index) => (index === chosen ? { ...part, ...change(part, random, parts.length) } : part)),
    );
  };
}

const isXml = ({ content }: Part) => content.subarray(0, 100).includes('<');

/** Changes of an archive's structure, and of the XML in a package. */
export const zipMutations: Readonly<Record<string, Mutation>> = {
  'lie about an entry': changePart((part, random, count) => random.pick(lies)(part, random, count)),
  'leave an entry out': (file, random) => {
    const parts = partsOf(file);
    return oddZip(parts.toSpliced(random.below(Math.max(1, parts.length)), 1));
  },
  'double an entry': (file, random) => {
    const parts = partsOf(file);
    if (parts.length === 0) return file;
    const part = random.pick(parts);
    return oddZip(parts.toSpliced(random.below(parts.length), 0, { ...part, content: Buffer.from('other') }));
  },
  'many entries': (file, random) => {
    const name = random.pick(['x', 'word/x', '_rels/x', 'Pictures/x']);
    const more = Array.from({ length: random.below(5000) }, (_, index) => ({ name: `${name}${index}.xml` }));
    return oddZip([...partsOf(file), ...more]);
  },
  'overlap all entries': (file) => {
    const parts = partsOf(file);
    return oddZip(
      parts.map((part, index) => (index === 0 ? part : { ...part, sameAs: 0, crc32: crc32(part.content) })),
    );
  },
  'lie about the directory': (file, random) =>
    oddZip(partsOf(file), { disk: random.pick([0, 1, 65_535]), count: random.pick([0, 1, 65_535]) }),
  'take a part of another file': (file, random, other) => {
    const [parts, others] = [partsOf(file), partsOf(other)];
    if (parts.length === 0 || others.length === 0) return file;
    const index = random.below(parts.length);
    const { name } = parts[index] as Part;
    return oddZip(parts.with(index, { name, content: random.pick(others).content }));
  },
  'change the XML of a part': (file, random) => {
    const parts = partsOf(file);
    const xml = parts.filter(isXml);
    if (xml.length === 0) return file;
    const chosen = random.pick(xml);
    const mutate = random.pick(Object.values(xmlMutations));
    return oddZip(
      parts.map((part) =>
        part === chosen ? { ...part, content: mutate(part.content, random, random.pick(xml).content) } : part,
      ),
    );
  },
};

import type { Random } from '../random.ts';
import { type Mutation, oddNumbers } from './mutation.ts';

/** Replaces one place that a pattern finds; bytes are handled as Latin-1 text, so that streams stay as they are. */
function replaceOne(pattern: RegExp, replace: (found: string, random: Random, text: string) => string): Mutation {
  return (file, random) => {
    const text = file.toString('latin1');
    const places = [...text.matchAll(pattern)];
    if (places.length === 0) return file;
    const { index, 0: found } = random.pick(places);
    const replaced = replace(found, random, text);
    return Buffer.from(text.slice(0, index) + replaced + text.slice(index + found.length), 'latin1');
  };
}

const objects = /\b\d+ 0 obj[\s\S]*?endobj/g;
const references = /\b\d+ 0 R\b/g;

const pickOf = (text: string, pattern: RegExp, random: Random) =>
  random.pick([...text.matchAll(pattern)].map(([found]) => found));

/** Changes of a PDF's objects. Offsets in its table of objects become wrong, which readers mend. */
export const pdfMutations: Readonly<Record<string, Mutation>> = {
  'swap a reference': replaceOne(references, (_, random, text) => pickOf(text, references, random)),
  'refer to nothing': replaceOne(references, (_, random) => `${random.pick(oddNumbers)} 0 R`),
  'refer to itself': replaceOne(objects, (found, random) => {
    const own = `${/^\d+/.exec(found)?.[0]} 0 R`;
    const inner = [...found.matchAll(references)].map(([reference]) => reference);
    return inner.length === 0 ? found.replace(/<<[\s\S]*>>/, own) : found.replace(random.pick(inner), own);
  }),
  'an odd number': replaceOne(/(?<=[\s[])-?\d+(?:\.\d+)?(?=[\s\]/>])/g, (_, random) =>
    String(random.pick([...oddNumbers, -1, -(2 ** 31), '1e9', '99999999999999999999', '.'])),
  ),
  'a wrong length': replaceOne(/\/Length \d+/g, (_, random) => `/Length ${random.pick(oddNumbers)}`),
  'another key': replaceOne(/\/[A-Z][A-Za-z0-9]+/g, (_, random, text) => pickOf(text, /\/[A-Z][A-Za-z0-9]+/g, random)),
  'another filter': replaceOne(
    /\/Filter\s*\/\w+/g,
    (_, random) =>
      `/Filter ${random.pick(['/LZWDecode', '/DCTDecode', '/JPXDecode', '/JBIG2Decode', '/CCITTFaxDecode', '/Crypt'])}`,
  ),
  'filter upon filter': replaceOne(
    /\/Filter\s*\/\w+/g,
    (found, random) => `/Filter [${`${found.replace(/\/Filter\s*/, '')} `.repeat(2 + random.below(60))}]`,
  ),
  'delete an object': replaceOne(objects, () => ''),
  'double an object': replaceOne(objects, (found, random) => `${found}\n`.repeat(2 + random.below(100))),
  'nest arrays': replaceOne(/\[/g, (_, random) => '['.repeat(2 + random.below(20_000))),
  'nest dictionaries': replaceOne(/<</g, (_, random) => '<</A '.repeat(2 + random.below(20_000))),
  'many pages': replaceOne(/\/Kids\s*\[[^\]]*\]/g, (found, random) => {
    const kids = found.replace(/^\/Kids\s*\[|\]$/g, '');
    return `/Kids [${`${kids} `.repeat(2 + random.below(2000))}]`;
  }),
};

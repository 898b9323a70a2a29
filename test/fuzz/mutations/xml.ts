import type { Random } from '../random.ts';
import { type Mutation, oddNumbers } from './mutation.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** Elements without elements of the same name in them, with their content. */
const elements = /<([\w:-]+)\b[^<>]*(?:\/>|>(?:(?!<\1\b)[\s\S]){0,3000}?<\/\1>)/g;
const attributes = /="[^"<>]*"/g;
const numbers = /(?<=["> ])\d+(?=["< ])/g;

/** Replaces one place of a text that a pattern finds; the text as it is where it finds none. */
function replaceOne(pattern: RegExp, replace: (found: string, random: Random, other: string) => string): Mutation {
  return (file, random, other) => {
    const text = file.toString();
    const spans = spansOf(text, pattern);
    if (spans.length === 0) return file;
    const { start, end } = random.pick(spans);
    const replaced = replace(text.slice(start, end), random, other.toString());
    return Buffer.from(text.slice(0, start) + replaced + text.slice(end));
  };
}

const doctypes: readonly string[] = [
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
  '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
];

/** Changes of the structure of XML and HTML. */
export const xmlMutations: Readonly<Record<string, Mutation>> = {
  'delete an element': replaceOne(elements, () => ''),
  'repeat an element': replaceOne(elements, (found, random) => found.repeat(2 + random.below(500))),
  'nest an element': replaceOne(elements, (found, random) => {
    const name = /^<([\w:-]+)/.exec(found)?.[1] ?? 'x';
    const depth = 2 + random.below(2000);
    return `<${name}>`.repeat(depth) + found + `</${name}>`.repeat(depth);
  }),
  'open without an end': replaceOne(elements, (found) => found.replace(/<\/[^<>]*>$/, '')),
  'a giant attribute': replaceOne(attributes, (_, random) => `="${'x'.repeat(random.below(300_000))}"`),
  'an odd attribute': replaceOne(
    attributes,
    (_, random) => `="${random.pick(['', '-1', 'NaN', '%00', '../../x', 'file:///etc/passwd', '&#0;', '\ud800'])}"`,
  ),
  'an odd number': replaceOne(numbers, (_, random) => String(random.pick([...oddNumbers, -1, 1e20, 0.1]))),
  'many attributes': replaceOne(attributes, (found, random) => {
    const more = Array.from({ length: random.below(3000) }, (_, index) => ` a${index}="${index}"`);
    return found + more.join('');
  }),
  'an element of another part': replaceOne(elements, (found, random, other) => {
    const spans = spansOf(other, elements);
    if (spans.length === 0) return found;
    const { start, end } = random.pick(spans);
    return other.slice(start, end);
  }),
  'a document type': (file, random) => {
    const text = file.toString();
    const at = Math.max(0, text.indexOf('?>') + 2);
    return Buffer.from(text.slice(0, at) + random.pick(doctypes) + text.slice(at).replace('>', '>&b;&a;'));
  },
};

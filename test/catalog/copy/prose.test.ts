import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import writeGood from 'write-good';

const catalog = new URL('../../../catalog/', import.meta.url);

/** The modules with what visitors read in English. */
const modules = [
  'tools.ts',
  'problems.ts',
  ...readdirSync(new URL('tool/', catalog)).map((name) => `tool/${name}`),
  ...readdirSync(new URL('copy/', catalog), { recursive: true, encoding: 'utf8' }).map((name) => `copy/${name}`),
].filter((name) => name.endsWith('.ts'));

/** Words that write-good finds wordy and that are right where they stand. */
const accepted =
  /^"(it is|it was|all of|however|therefore|in between|equivalent|monitor|multiple|transmit|economical|type of)"/i;

/** Turns of phrase that read as translated. */
const foreign = /\b(anew|as a rule|left out is|left out are|tells it|in the great majority)\b/i;

/** Words in a sentence; a longer one is better said in two. */
const maxWords = 40;

/** The texts of a module: its literals of three words or more, those of functions included. */
function textsOf(name: string): readonly string[] {
  const source = readFileSync(new URL(name, catalog), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
  return literals.map(([, plain, template]) => plain ?? template ?? '').filter((text) => /\w+ \w+ \w+/.test(text));
}

function faultsOf(text: string): readonly string[] {
  const found = writeGood(text, { passive: false, adverb: false, weasel: false, thereIs: false, so: false });
  const reasons = found.map(({ reason }) => reason).filter((reason) => !accepted.test(reason));
  const long = text.split(/(?<=[.!?:;])\s+/).filter((sentence) => sentence.split(/\s+/).length > maxWords);
  const phrase = foreign.exec(text)?.[0];
  return [
    ...reasons,
    ...long.map((sentence) => `more than ${maxWords} words: ${sentence}`),
    ...(phrase === undefined ? [] : [`"${phrase}" reads as translated`]),
  ];
}

describe('what visitors read', () => {
  it.each(modules)('reads well in %s', (name) => {
    const faults = textsOf(name).flatMap((text) => faultsOf(text).map((fault) => `${fault} | ${text}`));
    expect(faults).toEqual([]);
  });

  it('is found in functions as well, and its faults are told', () => {
    expect(textsOf('copy/tool-page/notes.ts').length).toBeGreaterThan(80);
    expect(faultsOf('It was compressed anew in order to to save space.')).toEqual([
      '"in order to" is wordy or unneeded',
      '"to" is repeated',
      '"anew" reads as translated',
    ]);
  });
});

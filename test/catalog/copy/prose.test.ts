import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import writeGood from 'write-good';

const root = new URL('../../../', import.meta.url);
const catalog = new URL('catalog/', root);
const modulesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** The modules with what visitors read in English. */
const modules = [
  'tools.ts',
  'problems.ts',
  ...modulesIn(new URL('tool/', catalog)).map((name) => `tool/${name}`),
  ...modulesIn(new URL('copy/', catalog)).map((name) => `copy/${name}`),
];

/** Words that write-good finds wordy and that are right where they stand. */
const accepted =
  /^"(it is|it was|all of|however|therefore|in between|equivalent|monitor|multiple|transmit|economical|type of)"/i;

/** Turns of phrase that read as translated. */
const foreign = /\b(anew|as a rule|left out is|left out are|tells it|in the great majority)\b/i;

/** British spellings; the site's English is American. */
const british = /\b\w*(colour|recognis|organis|initialis|behaviour|centre|licence|grey)\w*/i;

/** Stiff or typed forms in sentences that otherwise say “can’t” and “doesn’t”. */
const stiff = /\bcannot\b|\b(do|does|did|is|are|was|were|could|has|have|would|will) not\b|[a-z]'[a-z]/i;

/** Words in a sentence; a longer one is better said in two. */
const maxWords = 40;

/** The literals of a module of three words or more, those of functions included. */
function textsOf(module: URL): readonly string[] {
  const source = readFileSync(module, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...literals]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => /\w+ \w+ \w+/.test(text));
}

/** The texts of the API's refusals: the sentences in modules that make problems. Causes, for the log, are none. */
function refusalsOf(module: URL): readonly string[] {
  if (!readFileSync(module, 'utf8').includes('new ProblemError(')) return [];
  return textsOf(module).filter((text) => /^[“A-Z$].*[.?!]\s?$/s.test(text));
}

function faultsOf(text: string): readonly string[] {
  const found = writeGood(text, { passive: false, adverb: false, weasel: false, thereIs: false, so: false });
  const reasons = found.map(({ reason }) => reason).filter((reason) => !accepted.test(reason));
  const long = text.split(/(?<=[.!?:;])\s+/).filter((sentence) => sentence.split(/\s+/).length > maxWords);
  const phrase = foreign.exec(text)?.[0];
  const spelling = british.exec(text)?.[0];
  return [
    ...reasons,
    ...long.map((sentence) => `more than ${maxWords} words: ${sentence}`),
    ...(phrase === undefined ? [] : [`"${phrase}" reads as translated`]),
    ...(spelling === undefined ? [] : [`"${spelling}" is British`]),
  ];
}

describe('what visitors read', () => {
  it.each(modules)('reads well in %s', (name) => {
    const faults = textsOf(new URL(name, catalog)).flatMap((text) =>
      faultsOf(text).map((fault) => `${fault} | ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it("reads well in the API's refusals", () => {
    const api = new URL('api/', root);
    const refusals = modulesIn(api).flatMap((name) => refusalsOf(new URL(name, api)).map((text) => ({ name, text })));
    const faults = refusals.flatMap(({ name, text }) => faultsOf(text).map((fault) => `${name}: ${fault} | ${text}`));
    expect(faults).toEqual([]);
    expect(refusals.filter(({ text }) => stiff.test(text))).toEqual([]);
    expect(refusals.length).toBeGreaterThan(150);
    expect(refusals.map(({ text }) => text)).toContain(
      'The server’s files can’t be reached right now. Try again in a minute.',
    );
  });

  it('is found in functions as well, and its faults are told', () => {
    expect(textsOf(new URL('copy/tool-page/notes.ts', catalog)).length).toBeGreaterThan(80);
    expect(faultsOf('It was compressed anew in order to to save colour.')).toEqual([
      '"in order to" is wordy or unneeded',
      '"to" is repeated',
      '"anew" reads as translated',
      '"colour" is British',
    ]);
  });
});

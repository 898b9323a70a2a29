import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLanguages, type TranslatedCode } from '../../../catalog/languages/languages.ts';
import { loadProblemTranslators, loadProblemWords } from '../../../catalog/languages/problem-words.ts';
import {
  type CatalogueWords,
  phrasesOf,
  sameEverywhere,
  translateTool,
} from '../../../catalog/languages/tool-words.ts';
import { type ProblemCode, problems } from '../../../catalog/problems.ts';
import { tools } from '../../../catalog/tools.ts';

const root = new URL('../../../catalog/', import.meta.url);
/** Modules without words, or whose words are for documents and programs. */
const wordless = new Set([
  'documents.ts',
  'site/documentation.ts',
  'load-page-text.ts',
  'load-tool-copy.ts',
  'page-text.ts',
  'tool-copy.ts',
  'tool-page/compression.ts',
  'tool-page/failure.ts',
]);
const modulesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const english = modulesIn('copy/');
/** The long texts, of which some are still in English. */
const isLong = (name: string) => /^(tools|texts)\//.test(name);

const translated = allLanguages.filter(({ prefix }) => prefix !== '');
const words = new Map<string, CatalogueWords>(
  await Promise.all(
    translated.map(async ({ code }): Promise<[string, CatalogueWords]> => {
      const module = (await import(`../../../catalog/languages/${code}/tool-words.ts`)) as { words: CatalogueWords };
      return [code, module.words];
    }),
  ),
);

/** Every plain text in a value, with the names that lead to it. */
function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}
const holesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(translated)('$name', ({ code, dir, prefix }) => {
  const folder = `languages/${code}/`;
  const catalogue = words.get(code) as CatalogueWords;

  it('has an address and a direction', () => {
    expect(prefix).toBe(`/${code}`);
    expect(new Intl.Locale(code).language).toBe(code);
    expect(dir).toBe(code === 'ar' ? 'rtl' : 'ltr');
  });

  it('has every short text', () => {
    const missing = english.filter((name) => !isLong(name) && !wordless.has(name));
    expect(missing.filter((name) => !existsSync(new URL(folder + name, root)))).toEqual([]);
  });

  it('translates what there is in English, with the same placeholders', async () => {
    for (const name of modulesIn(folder).filter((one) => english.includes(one))) {
      const own: Readonly<Record<string, unknown>> = await import(
        /* @vite-ignore */ `../../../catalog/${folder}${name}`
      );
      const original: Readonly<Record<string, unknown>> = await import(
        /* @vite-ignore */ `../../../catalog/copy/${name}`
      );
      expect(Object.keys(own), `${folder}${name} has the exports of the English module`).toEqual(
        expect.arrayContaining(Object.keys(original)),
      );
      const texts = new Map(textsIn({ ...own }));
      for (const [path, text] of textsIn({ ...original })) {
        if (isLong(name) && !path.includes('.related')) continue;
        expect(texts.has(path), `${folder}${name}${path}: ${text}`).toBe(true);
        expect(holesIn(texts.get(path) as string), path).toEqual(holesIn(text));
      }
    }
  });

  it('names every tool and every text of its form and its states', () => {
    for (const tool of tools) {
      const { title, description, keywords } = translateTool(tool, catalogue);
      if (catalogue.tools[tool.id as keyof typeof catalogue.tools] === undefined) continue;
      expect(title).not.toBe(tool.title);
      expect(description).toMatch(/^.{50,158}\.$/u);
      expect(keywords.length).toBeGreaterThan(0);
      for (const text of phrasesOf(tool)) {
        const phrase = catalogue.phrases[text];
        if (phrase !== undefined) expect(holesIn(phrase), text).toEqual(holesIn(text));
      }
    }
  });

  it('keeps no words that nothing says any more', async () => {
    const said = new Set(tools.flatMap(phrasesOf));
    expect(Object.keys(catalogue.phrases).filter((text) => !said.has(text))).toEqual([]);
    expect(Object.keys(catalogue.tools).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
  });

  it('has a title and advice for every problem', async () => {
    const translate = (await loadProblemTranslators()).get(code as TranslatedCode);
    for (const [problem, { status, title }] of Object.entries(problems)) {
      const told = translate?.({ type: '', title, status, code: problem as ProblemCode });
      expect(told?.title).not.toBe(title);
      expect(told?.detail?.length).toBeGreaterThan(10);
    }
  });

  it('translates details sentence by sentence, and gives advice for those it does not know', async () => {
    const translate = (await loadProblemTranslators()).get(code as TranslatedCode);
    const detail = (text: string) =>
      translate?.({ type: '', title: '', status: 413, code: 'file-too-large', detail: text }).detail;
    expect(detail('This tool takes up to 50 MB. Try a smaller file, or split this one.')).toContain('50 MB');
    expect(detail('“a.b. c.pdf”: This PDF is signed. It can be compressed without the signature.')).toContain(
      'a.b. c.pdf',
    );
    const { advice } = await loadProblemWords({ code });
    expect(detail('Nobody has translated this.')).toBe(advice['file-too-large']);
    expect(detail(`“${'a'.repeat(2000)}”: This PDF is signed.`)).toBe(advice['file-too-large']);
    // Each of these is matched by two patterns: tried in every combination, they would take longer than any test.
    expect(detail(`${'This tool takes up to a. '.repeat(39)}And more.`)).toBe(advice['file-too-large']);
  });
});

// What is still in English. A new tool needs an entry and a text; its translations can come later.
const unfinished = translated.flatMap(({ code, name }) => {
  const catalogue = words.get(code) as CatalogueWords;
  const untold = tools.flatMap(({ id }) => (id in catalogue.tools ? [] : [`words for ${id}`]));
  const unsaid = [...new Set(tools.flatMap(phrasesOf))].filter(
    (text) => !(text in catalogue.phrases) && !sameEverywhere.has(text),
  );
  const unwritten = english.filter((path) => isLong(path) && !existsSync(new URL(`languages/${code}/${path}`, root)));
  const missing = [...untold, ...unsaid, ...unwritten];
  return missing.length === 0 ? [] : [{ name, missing }];
});
describe.each(unfinished)('$name has no', ({ missing }) => {
  for (const what of missing) it.todo(what);
});

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { interactions } from '../../../catalog/interactions.ts';
import { listedTools } from '../../../catalog/listed-tools.ts';
import { keywords } from '../../../catalog/site/keywords.ts';
import { asData } from '../../../scripts/build/as-data.mjs';

const load = (code: string, name: string) =>
  asData(code).load(fileURLToPath(new URL(`../../../catalog/${name}.ts`, import.meta.url)));

/** What a module of data exports under a name. */
const dataIn = (source: string | null, name: string): unknown =>
  JSON.parse(new RegExp(`^export const ${name} = (.*);$`, 'm').exec(source ?? '')?.[1] ?? '');

it('puts what the catalogue works out in the place of its modules', async () => {
  expect(dataIn(await load('en', 'listed-tools'), 'listedTools')).toEqual(listedTools);
  expect(dataIn(await load('en', 'site/keywords'), 'keywords')).toEqual(keywords);
});

it('has every tool in the language of the build', async () => {
  const source = await load('es', 'listed-tools');
  expect(dataIn(source, 'listedTools')).toHaveLength(listedTools.length);
  expect(source).toContain('"title":"Word a PDF"');
  expect(source).not.toContain('Turn a Word document');
});

it('has how visitors work with a tool beside the text of its page', async () => {
  const english = await load('en', 'copy/tools/merge-pdf');
  expect(english).toContain('export const copy = ');
  expect(dataIn(english, 'interaction')).toEqual(interactions['merge-pdf']);
  expect(await load('es', 'languages/es/tools/merge-pdf')).toContain('"ready":"Unir PDF"');
});

it('leaves all other modules alone', async () => expect(await load('en', 'tools')).toBeNull());

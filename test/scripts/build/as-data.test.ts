import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageTools } from '../../../catalog/page-tools.ts';
import { keywords } from '../../../catalog/site/keywords.ts';
import { asData } from '../../../scripts/build/as-data.mjs';

const load = (code: string, name: string) =>
  asData(code).load(fileURLToPath(new URL(`../../../catalog/${name}.ts`, import.meta.url)));

/** What a module of data exports under a name. */
const dataIn = (source: string | null, name: string): unknown =>
  JSON.parse(new RegExp(`^export const ${name} = (.*);$`, 'm').exec(source ?? '')?.[1] ?? '');

it('puts what the catalogue works out in the place of its modules', async () => {
  expect(dataIn(await load('en', 'page-tools'), 'pageTools')).toEqual(pageTools);
  expect(dataIn(await load('en', 'site/keywords'), 'keywords')).toEqual(keywords);
});

it('has every tool in the language of the build', async () => {
  const source = await load('es', 'page-tools');
  expect(dataIn(source, 'pageTools')).toHaveLength(pageTools.length);
  expect(source).toContain('"title":"Word a PDF"');
  expect(source).not.toContain('Turn a Word document');
});

it('leaves all other modules alone', async () => expect(await load('en', 'tools')).toBeNull());

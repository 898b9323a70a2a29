import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentGroups } from '../../../../web/prerender/documentation/documents.ts';

const documents = documentGroups.flatMap((group) => group.documents);
/** How the project is built is for those who have its sources. */
const forMaintainers = ['architecture', 'languages', 'reconstruction'];

it('the site has every document of docs/ but those for maintainers', () => {
  const files = readdirSync(new URL('../../../../docs', import.meta.url)).filter((name) => name.endsWith('.md'));
  const wanted = files.map((name) => name.replace(/\.md$/, '')).filter((name) => !forMaintainers.includes(name));
  const paths = [...wanted, 'security', 'changelog'].map((name) => `/docs/${name}`);
  expect(documents.map(({ path }) => path).sort()).toEqual(paths.sort());
});

it.each(documents)('$path has a title, and links to headings that exist', ({ title, html, path }) => {
  expect(title).not.toBe('');
  for (const [, address = ''] of html.matchAll(/<a href="(\/docs\/[^"]*|#[^"]*)"/g)) {
    const [page, section] = address.split('#');
    const target = documents.find((document) => document.path === (page || path));
    expect(target, address).toBeDefined();
    if (section !== undefined) expect(target?.html, address).toContain(`id="${section}"`);
  }
  expect(html).not.toContain('src=""');
});

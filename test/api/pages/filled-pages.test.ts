import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFilledPages } from '../../../api/pages/filled-pages.ts';
import type { Site } from '../../../catalog/site/site.ts';

const site: Site = {
  name: 'Files & Co',
  operator: 'us',
  holder: 'us',
  email: 'help@example.com',
  origin: 'https://example.com',
  basePath: '',
  maxBytes: null,
  unavailable: [],
  pickers: null,
};
const built = '<h1>{{site.name}}</h1>';

describe('filled pages', () => {
  it('have the site’s settings, escaped, in every encoding', async () => {
    const { text, bodies } = await createFilledPages(async () => site)(built);
    expect(text).toBe('<h1>Files &amp; Co</h1>');
    expect(brotliDecompressSync(bodies.br).toString()).toBe(text);
    expect(gunzipSync(bodies.gzip).toString()).toBe(text);
  });

  it('are made once until the settings change', async () => {
    let current = site;
    const fill = createFilledPages(async () => current);
    const first = await fill(built);
    expect(await fill(built)).toBe(first);
    current = { ...site, name: 'Another' };
    const changed = await fill(built);
    expect(changed.text).toBe('<h1>Another</h1>');
    expect(changed.etag).not.toBe(first.etag);
  });

  it('have a weak entity tag that depends on the content alone', async () => {
    const [one, other] = [createFilledPages(async () => site), createFilledPages(async () => site)];
    expect((await one(built)).etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await one(built)).etag).toBe((await other(built)).etag);
    expect((await one('<p>')).etag).not.toBe((await one(built)).etag);
  });
});

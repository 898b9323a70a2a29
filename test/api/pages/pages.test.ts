import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allLanguages } from '../../../catalog/languages/languages.ts';
import { loadProblemTranslators } from '../../../catalog/languages/problem-words.ts';
import { problems } from '../../../catalog/problems.ts';
import { sitePages } from '../../../catalog/site/pages.ts';
import { tools } from '../../../catalog/tools.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { sharedServer } from '../../support/servers/server.ts';

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const [tool] = tools;
if (tool === undefined) throw new Error('no tools');

const environment = { BASE_PATH: '/files/', SITE_ORIGIN: 'https://example.org', SITE_NAME: 'Files <1>' };
const server = await sharedServer(fakeEngines(), environment);

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const post = (url: string, accept: string, payload = '') =>
  server.app.inject({ method: 'POST', url, headers: { accept, 'content-type': 'text/plain' }, payload });

describe('a page', () => {
  it('comes as the browser can read it, and says what it depends on', async () => {
    const plain = await get('/terms');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('Files &lt;1&gt;');
    const br = await get('/terms', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/terms', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, br, gzip]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache', etag: plain.headers.etag });
    }
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await get('/terms')).headers;
    const again = await get('/terms', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get('/terms', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    const other = (await get('/contact')).headers.etag;
    expect(other).not.toBe(etag);
  });

  it('is there with and without the base path', async () => {
    for (const url of ['/files/terms', '/files//terms', '/files/terms/', '/terms']) {
      expect((await get(url)).statusCode, url).toBe(200);
    }
    expect((await get('/files')).body).toContain('<h1>/</h1>');
    expect((await get('/filesystem')).statusCode).toBe(404);
  });
});

describe('what crawlers read', () => {
  it('maps every page under its public address', async () => {
    const { body, headers } = await get('/files/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    const inEach = ({ path }: { readonly path: string }) =>
      allLanguages.map(({ prefix }) => `https://example.org/files${prefix}${path}`);
    expect(locations).toEqual(sitePages.flatMap(inEach));
    for (const { code, prefix } of allLanguages) {
      const link = `<xhtml:link rel="alternate" hreflang="${code}" href="https://example.org/files${prefix}/terms"/>`;
      expect(body.split(link)).toHaveLength(allLanguages.length + 1);
    }
  });

  it('keeps endpoints out', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /files/api/\n\nSitemap: https://example.org/files/sitemap.xml\n',
    );
  });
});

describe('a failure', () => {
  it('is a page for a browser, with the way back to the tool', async () => {
    const response = await post(tool.endpoint, browserAccept);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' });
    expect(response.body).toContain('<h1>No file was sent</h1>');
    expect(response.body).toContain('Send a form (multipart/form-data)');
    expect(response.body).toContain(`<a href="/files${tool.path}">${tool.title}</a>`);
  });

  it.each(['*/*', 'application/octet-stream, application/problem+json;q=0.9, */*;q=0.8'])(
    'is a problem document for %s',
    async (accept) => {
      const response = await post(tool.endpoint, accept);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(response.body)).toMatchObject({ code: 'missing-file', status: 400 });
    },
  );

  it('leads who reloads it back to the form', async () => {
    const { statusCode, headers } = await get(tool.endpoint, { accept: browserAccept });
    expect([statusCode, headers.location]).toEqual([303, `/files${tool.path}`]);
    const answer = await get(tool.endpoint, { accept: '*/*' });
    expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([405, 'method-not-allowed']);
  });

  it.each(allLanguages)('is told in $name, by what is accepted or where the form is', async ({ code, prefix }) => {
    const translate = (await loadProblemTranslators()).get(code) ?? ((problem) => problem);
    const { title } = translate({ type: '', code: 'missing-file', ...problems['missing-file'] });
    const headers = { accept: '*/*', 'accept-language': `${code}-XX, fr;q=0.9` };
    const asked = await server.app.inject({ method: 'POST', url: tool.endpoint, headers });
    expect(asked.json()).toMatchObject({ code: 'missing-file', title });
    const page = await post(`/files${prefix}${tool.endpoint}`, browserAccept);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain(`<a href="/files${prefix}${tool.path}">`);
    expect((await get(`${prefix}/nowhere`, { accept: browserAccept })).statusCode).toBe(404);
    expect((await get(`${prefix}/manifest.webmanifest`)).json()).toMatchObject({
      lang: code,
      start_url: `/files${prefix}/`,
    });
  });

  it('leads home if there is no tool', async () => {
    const response = await post('/api/convert-nothing', browserAccept);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<a href="/files/">Files &lt;1&gt;</a>');
    expect((await get('/api/convert-nothing')).headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

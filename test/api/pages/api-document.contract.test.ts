import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem.ts';
import { hiddenPages, referencePage } from '../../../catalog/site/pages.ts';
import { apiPaths } from '../../../catalog/site/paths.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { answerFaults } from '../../support/api/answer-faults.ts';
import type { ApiDocument } from '../../support/api/document.ts';
import { routesOf } from '../../support/api/routes.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { form } from '../../support/servers/form.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

describe('the OpenAPI document of a server', () => {
  let server: TestServer;
  let document: ApiDocument & { readonly 'x-limits': unknown };

  beforeAll(async () => {
    server = await startServer(await scratchFolder(), fakeEngines(), {
      SITE_ORIGIN: 'https://example.org',
      BASE_PATH: '/files',
      MAX_FILE_MB: '7',
      MAX_REQUESTS_PER_MINUTE: '12',
    });
    document = await (await fetch(server.base + apiPaths.document)).json();
  });
  afterAll(() => server.close());

  it('has its address and the limits that its operator has set', () => {
    expect(document.servers).toEqual([{ url: 'https://example.org/files' }]);
    expect(document['x-limits']).toMatchObject({ perClient: { requestsPerMinute: 12 } });
    for (const { endpoint } of tools) {
      expect(document.paths[endpoint]?.post?.['x-limits']).toMatchObject({ maxBytes: 7_000_000 });
    }
  });

  it('is found below the base path as well, and sent once to those who have it', async () => {
    const response = await fetch(`${server.base}/files${apiPaths.document}`);
    expect(await response.json()).toEqual(document);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(server.base + apiPaths.document, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('has the same addresses as the routes', () => {
    const paths = Object.keys(document.paths);
    const posts = routesOf(server.app, 'POST').filter((path) => path.startsWith('/api/'));
    expect(posts).toEqual(paths.filter((path) => document.paths[path]?.post !== undefined).sort());
    // A tool's endpoint leads a browser that asks for it back to the tool's page.
    const back = tools.map(({ endpoint }) => endpoint);
    const gets = routesOf(server.app, 'GET').filter(
      (path) => path.startsWith('/api/') && !back.includes(path as never),
    );
    const asDocumented = (path: string) => path.replace(/:(\w+)/g, '{$1}');
    const documented = paths.filter((path) => document.paths[path]?.get !== undefined);
    expect(gets.map(asDocumented).sort()).toEqual([...documented, referencePage.path].sort());
    const ended = paths.filter((path) => document.paths[path]?.delete !== undefined);
    expect(routesOf(server.app, 'DELETE').map(asDocumented)).toEqual(ended.sort());
    expect(hiddenPages).toContain(referencePage);
  });

  it.each(Object.values(apiPaths))('describes the answer of %s', async (path) => {
    expect(await answerFaults(document)('get', path, await fetch(server.base + path))).toEqual([]);
  });
});

it('finds answers that a document does not allow', async () => {
  const server = await startServer(await scratchFolder(), fakeEngines());
  try {
    const document: ApiDocument = await (await fetch(server.base + apiPaths.document)).json();
    const faultsOf = answerFaults(document);
    const faults = (body: unknown, init: ResponseInit = {}) =>
      faultsOf('get', apiPaths.health, new Response(JSON.stringify(body), { headers: json, ...init }));
    const json = { 'content-type': 'application/json' };
    expect(await faults({ status: 'ok' })).toEqual([expect.stringContaining('troubles')]);
    expect(await faults({}, { status: 418 })).toEqual([expect.stringContaining('418')]);
    expect(await faults({}, { headers: { 'content-type': 'text/html' } })).toEqual([
      expect.stringContaining('text/html'),
    ]);
    const [{ endpoint } = { endpoint: '' }] = tools;
    const result = new Response('', { headers: { 'content-type': 'application/pdf' } });
    expect(await faultsOf('post', endpoint, result)).toEqual([
      expect.stringContaining('Filewright-Report'),
      expect.stringContaining('Content-Disposition'),
    ]);
  } finally {
    await server.close();
  }
});

it('fails a test whose server has answered as its document does not say', async () => {
  const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
  const tear = async () => {
    throw new ProblemError('nothing-recognised', 'A tool that reads no text does not say so.');
  };
  const server = await startServer(await scratchFolder(), fakeEngines(tear));
  const body = form([[tool.input.field, Buffer.from('content'), 'a.txt']]);
  await fetch(server.base + tool.endpoint, { method: 'POST', body });
  await expect(server.close()).rejects.toThrow(/422.*data\/code must be equal/);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../../api/http/keys/key-file.ts';
import { apiPaths } from '../../../../catalog/site/paths.ts';
import type { Tool } from '../../../../catalog/tool/tool.ts';
import { tools } from '../../../../catalog/tools.ts';
import { fakeEngines } from '../../../support/fake-engines.ts';
import { form } from '../../../support/form.ts';
import { scratchFolder } from '../../../support/scratch.ts';
import { startServer, type TestServer } from '../../../support/server.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
const perMinute = 3;
const key = createKey();
const lavish = createKey();
const partner = 'https://partner.example';
const other = 'https://other.example';

let server: TestServer;
beforeAll(async () => {
  const scratch = await scratchFolder();
  const file = join(scratch, 'keys.json');
  const keys = [
    { sha256: key.sha256, requestsPerMinute: 2, megabytes: 1, origins: [partner] },
    { sha256: lavish.sha256, requestsPerMinute: 50, origins: [other] },
  ];
  await writeFile(file, JSON.stringify({ keys }));
  server = await startServer(scratch, fakeEngines(), {
    API_KEYS: file,
    MAX_REQUESTS_PER_MINUTE: String(perMinute),
    SITE_ORIGIN: 'https://files.example',
  });
});
afterAll(() => server.close());

function send(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = form([[tool.input.field, Buffer.from('content'), 'a.txt']]);
  return fetch(server.base + tool.endpoint, { method: 'POST', body, headers });
}
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const preflight = (origin: string) =>
  fetch(server.base + tool.endpoint, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });

describe('a server that knows keys', () => {
  it('counts what a key sends separately from what its address sends', async () => {
    const withKey = [await send(bearer(key.secret)), await send(bearer(key.secret)), await send(bearer(key.secret))];
    expect(withKey.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(await withKey[2]?.json()).toMatchObject({
      detail: expect.stringMatching(/^This key can send up to 2 files/),
    });
    const asVisitor = [];
    for (let sent = 0; sent <= perMinute; sent++) asVisitor.push((await send()).status);
    expect(asVisitor).toEqual([200, 200, 200, 429]);
    expect((await send(bearer(lavish.secret))).status).toBe(200);
  });

  it('refuses keys that it does not know, and looks at no other authorisation', async () => {
    const refused = await send(bearer(createKey().secret));
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await refused.json()).toMatchObject({ code: 'key-refused' });
    const health = await fetch(server.base + apiPaths.health, { headers: { Authorization: 'Basic YTpi' } });
    expect(health.status).toBe(200);
  });

  it('lets pages of the key’s own origins read its answers, and no others', async () => {
    const read = await send({ ...bearer(lavish.secret), Origin: other });
    expect(read.status).toBe(200);
    expect(read.headers.get('access-control-allow-origin')).toBe(other);
    expect(read.headers.get('access-control-expose-headers')).toContain('Filewright-Report');
    const stolen = await send({ ...bearer(lavish.secret), Origin: partner });
    expect(await stolen.json()).toMatchObject({ code: 'key-refused' });
    expect((await send({ ...bearer(lavish.secret), Origin: 'https://files.example' })).status).toBe(200);
    const nobody = await send({ ...bearer(lavish.secret), Origin: 'https://nobody.example' });
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('access-control-allow-origin')).toBeNull();
    const visitor = await fetch(server.base + apiPaths.health, { headers: { Origin: partner } });
    expect(visitor.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('tells browsers before they send whose pages may', async () => {
    const allowed = await preflight(partner);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(partner);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await preflight('https://nobody.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('counts what each key has sent, without a name', async () => {
    const text = await server.metrics.text();
    expect(text).toMatch(new RegExp(`key_requests_total\\{key="${key.sha256.slice(0, 12)}",code="ok"\\} 2`));
    expect(text).not.toContain(key.secret);
    expect(text).not.toContain(key.sha256);
  });

  it('says in its document how to send one', async () => {
    const document = await (await fetch(server.base + apiPaths.document)).json();
    expect(document.security).toEqual([{}, { key: [] }]);
    expect(document.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.paths[tool.endpoint].post.responses).toHaveProperty('401');
  });
});

describe('a server without keys', () => {
  it('answers programs that send one as visitors', async () => {
    const plain = await startServer(await scratchFolder(), fakeEngines());
    try {
      const answer = await fetch(plain.base + apiPaths.health, { headers: { ...bearer('fw_x'), Origin: partner } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      await plain.close();
    }
  });
});

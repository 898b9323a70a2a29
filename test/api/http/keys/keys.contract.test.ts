import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKey } from '../../../../api/http/keys/key-file.ts';
import { apiPaths } from '../../../../catalog/site/paths.ts';
import type { Tool } from '../../../../catalog/tool/tool.ts';
import { tools } from '../../../../catalog/tools.ts';
import { copy, fakeEngines } from '../../../support/processes/fake-engines.ts';
import { createGate } from '../../../support/processes/gate.ts';
import { scratchFolder } from '../../../support/scratch.ts';
import { form } from '../../../support/servers/form.ts';
import { connectTo, multipart, rawPost } from '../../../support/servers/raw-request.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';

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

function send(headers: Readonly<Record<string, string>> = {}, content = Buffer.from('content')): Promise<Response> {
  const body = form([[tool.input.field, content, 'a.txt']]);
  return fetch(server.base + tool.endpoint, { method: 'POST', body, headers });
}
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const preflight = (origin: string) =>
  fetch(server.base + tool.endpoint, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });

describe('a server that knows keys', () => {
  it('counts a key’s requests separately from its address’s', async () => {
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

  it('refuses unknown keys, and ignores other kinds of authorization', async () => {
    // Of a size that is still on its way when the head has been read: the client sees the answer nevertheless.
    const refused = await send(bearer(createKey().secret), Buffer.alloc(8_000_000));
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

  it('answers preflight requests for the key’s origins', async () => {
    const allowed = await preflight(partner);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(partner);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await preflight('https://nobody.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('counts requests per key, without naming the key', async () => {
    const text = await server.metrics.text();
    expect(text).toMatch(new RegExp(`key_requests_total\\{key="${key.sha256.slice(0, 12)}",code="ok"\\} 2`));
    expect(text).not.toContain(key.secret);
    expect(text).not.toContain(key.sha256);
  });

  it('documents how to send a key', async () => {
    const document = await (await fetch(server.base + apiPaths.document)).json();
    expect(document.security).toEqual([{}, { key: [] }]);
    expect(document.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.paths[tool.endpoint].post.responses).toHaveProperty('401');
  });
});

/** Sends a file with a key, and returns why it is refused; its code alone where it is not. */
async function outcome({ base }: TestServer, secret: string, bytes: number): Promise<string> {
  const body = form([[tool.input.field, Buffer.alloc(bytes, 'a'), 'a.txt']]);
  const response = await fetch(base + tool.endpoint, { method: 'POST', body, headers: bearer(secret) });
  const text = await response.text();
  return response.ok ? 'ok' : `${JSON.parse(text).code}: ${JSON.parse(text).detail}`;
}

describe('a key', () => {
  it('has its own share of uploads and megabytes', async () => {
    const gate = createGate();
    const [single, small] = [createKey(), createKey()];
    const scratch = await scratchFolder();
    const file = join(scratch, 'keys.json');
    const keys = [
      { sha256: single.sha256, uploads: 1, requestsPerMinute: 10_000 },
      { sha256: small.sha256, megabytes: 1 },
    ];
    await writeFile(file, JSON.stringify({ keys }));
    const engines = fakeEngines(async (job, operation) => {
      await gate.opened;
      return copy(job, operation);
    });
    const own = await startServer(scratch, engines, { API_KEYS: file });
    try {
      const large = outcome(own, small.secret, 700_000);
      await expect.poll(() => own.woken.length).toBe(1);
      expect(await outcome(own, small.secret, 700_000)).toMatch(/^rate-limited: This key can have up to 1 MB/);
      gate.open();
      expect(await large).toBe('ok');
      const socket = connectTo(own.base);
      const headers = `Authorization: Bearer ${single.secret}\r\n`;
      const part = `name="${tool.input.field}"; filename="a.txt"\r\n\r\n`;
      const unfinished = multipart(part).slice(0, -10);
      socket.write(rawPost(tool.endpoint, unfinished, { length: 1_000_000, headers }));
      await expect.poll(() => own.woken.length).toBe(2);
      expect(await outcome(own, single.secret, 1)).toMatch(/^rate-limited: This key can upload 1 file at once/);
      socket.destroy();
      await expect.poll(() => outcome(own, single.secret, 1)).toBe('ok');
    } finally {
      gate.open();
      await own.close();
    }
  });

  it('takes effect soon after the file changes, and stays valid while the file is broken', async () => {
    const [first, second] = [createKey(), createKey()];
    const scratch = await scratchFolder();
    const file = join(scratch, 'keys.json');
    const become = async (text: string) => {
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    };
    const listing = (...made: readonly { readonly sha256: string }[]) =>
      JSON.stringify({ keys: made.map(({ sha256 }) => ({ sha256, requestsPerMinute: 10_000 })) });
    await become(listing(first));
    const own = await startServer(scratch, fakeEngines(), { API_KEYS: file });
    try {
      expect(await outcome(own, second.secret, 1)).toMatch(/^key-refused/);
      const complained = vi.spyOn(own.app.log, 'error');
      await become('{');
      await expect
        .poll(() => complained.mock.calls.map(([, message]) => message))
        .toContain('the keys for programs stay as they were');
      expect(await outcome(own, first.secret, 1)).toBe('ok');
      await become(listing(second));
      await expect.poll(() => outcome(own, second.secret, 1)).toBe('ok');
      expect(await outcome(own, first.secret, 1)).toMatch(/^key-refused/);
    } finally {
      await own.close();
    }
  });
});

describe('a server without keys', () => {
  it('treats programs with a key as visitors', async () => {
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

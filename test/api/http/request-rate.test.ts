import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { authenticate } from '../../../api/http/keys/authenticate.ts';
import { createRequestRate } from '../../../api/http/request-rate.ts';

const app = Fastify();
authenticate(app, null, '');
const checkRate = await createRequestRate(app, 2);
app.get('/', async (request) => {
  await checkRate(request);
  return 'allowed';
});
app.get('/free', async () => 'allowed');
app.setErrorHandler((error: Error & { code?: string; detail?: string; retryAfterSeconds?: number }, _request, reply) =>
  reply.code(429).send({ code: error.code, detail: error.detail, seconds: error.retryAfterSeconds }),
);
afterAll(() => app.close());

const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });

it('limits requests per minute and address, and sends Retry-After', async () => {
  const first = [await get('/', '192.0.2.1'), await get('/', '192.0.2.1')];
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const refused = (await get('/', '192.0.2.1')).json();
  expect(refused).toMatchObject({ code: 'rate-limited', detail: expect.stringContaining('up to 2 files a minute') });
  expect(refused.seconds).toBeGreaterThan(0);
  expect(refused.seconds).toBeLessThanOrEqual(60);
  expect((await get('/', '192.0.2.2')).statusCode).toBe(200);
});

it('counts only checked requests', async () => {
  for (let sent = 0; sent < 5; sent++) expect((await get('/free', '192.0.2.3')).statusCode).toBe(200);
  expect((await get('/', '192.0.2.3')).statusCode).toBe(200);
});

import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendHtml, wantsHtml } from '../../../api/http/send-html.ts';

const page = { text: '<p>plain</p>', bodies: { br: Buffer.from('br'), gzip: Buffer.from('gzip') }, etag: 'W/"tag"' };
const app = Fastify();
app.get('/', async (request, reply) => sendHtml(request, reply, page));
app.get('/missing', async (request, reply) => sendHtml(request, reply.code(404), page));
app.get('/wants', async (request) => wantsHtml(request));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('sending a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ])('answers %j in %s', async (accepted, encoding) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: 'W/"tag"' });
    expect(body).toBe(encoding);
  });

  it('is uncompressed for clients that accept no encoding', async () => {
    const { headers, body } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(page.text);
  });

  it('answers 304 to a browser that has the page', async () => {
    const { statusCode, body } = await get('/', { 'if-none-match': 'W/"old", W/"tag"' });
    expect([statusCode, body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': 'W/"old"' })).statusCode).toBe(200);
  });

  it('keeps the status of an error page', async () => {
    expect((await get('/missing', { 'if-none-match': 'W/"tag"' })).statusCode).toBe(404);
  });
});

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['application/json', false],
  ['*/*', false],
])('takes a request for %s as %s for a browser that navigates', async (accept, expected) => {
  expect((await get('/wants', { accept })).json()).toBe(expected);
});

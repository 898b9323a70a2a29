import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, sitePages } from '../../catalog/site/pages.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

/** The bound of the initial JavaScript of any page, as it travels. */
const maxScriptBytes = 120_000;

let site: RunningSite;
let open: Awaited<ReturnType<RunningSite['tour']>>;
beforeAll(async () => {
  site = await runSite();
  open = await site.tour();
});
afterAll(() => site.close());

/** A request that takes Brotli, and its answer as it travels. */
async function fetchRaw(path: string): Promise<{ readonly message: IncomingMessage; readonly body: Buffer }> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.base + path, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return { message, body: Buffer.concat(await message.toArray()) };
}

async function filesOf(path: string): Promise<{ readonly html: string; readonly scripts: readonly string[] }> {
  const html = brotliDecompressSync((await fetchRaw(path)).body).toString();
  const scripts = [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]*)"/g)];
  return { html, scripts: scripts.map((match) => match[1] as string) };
}

describe.each([...sitePages, notFoundPage])('$path', ({ path }) => {
  it('begins with at most 120 KB of script, and names all of it in its HTML', async () => {
    const { scripts } = await filesOf(path);
    const sizes = await Promise.all(scripts.map(async (script) => (await fetchRaw(script)).body.length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maxScriptBytes);

    const { page } = await open(path);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    );
    expect([...new Set(loaded)].sort()).toEqual([...new Set(scripts)].sort());
  });
});

describe('a page that comes in two parts', () => {
  let slow: Server;
  beforeAll(async () => {
    const html = await (await fetch(`${site.base}/bmpcompressor`)).text();
    const middle = html.indexOf('<main');
    slow = createServer(async ({ url }, answer) => {
      if (url !== '/bmpcompressor') return answer.writeHead(307, { location: site.base + url }).end();
      answer.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, middle));
      await wait(1_000);
      return answer.end(html.slice(middle));
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
  });
  afterAll(() => slow.close());

  it('is drawn once, when all of it is there', async () => {
    const base = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const { page } = await site.visit('/bmpcompressor', { base, javaScriptEnabled: false });
    const times = (type: string) => page.evaluate((wanted) => performance.getEntriesByType(wanted), type);
    await expect.poll(() => times('paint')).not.toEqual([]);
    const [[drawn], [read]] = await Promise.all([times('paint'), times('navigation')]);
    expect(drawn?.startTime).toBeGreaterThan((read as PerformanceNavigationTiming).responseEnd);
  });
});

describe('assets', () => {
  it('are compressed at build time and kept for good', async () => {
    const { html } = await filesOf('/');
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]*\.(?:js|css|svg))"/g)].map(
      (match) => match[1] as string,
    );
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of assets) {
      const { message } = await fetchRaw(asset);
      expect(message.headers, asset).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(message.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('load nothing from elsewhere', async () => {
    const { page } = await site.visit('/word-to-pdf');
    const hosts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect([...new Set(hosts)]).toEqual([site.base]);
  });
});

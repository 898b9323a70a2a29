import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPacked } from '../../support/archives/fetch-packed.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

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
    const html = brotliDecompressSync((await fetchPacked(`${site.base}/`)).body).toString();
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]*\.(?:js|css|svg))"/g)].map(
      (match) => match[1] as string,
    );
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of assets) {
      const { message } = await fetchPacked(site.base + asset);
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

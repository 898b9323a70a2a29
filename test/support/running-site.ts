import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const main = fileURLToPath(new URL('../../dist/api/main.js', import.meta.url));
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface RunningSite {
  readonly base: string;
  readonly browser: Browser;
  /** A new visitor on a page, instead of the one before; what the browser complains about is collected. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilHealthy(base: string, tries = 150): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const healthy = await fetch(`${base}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not become healthy at ${base}`);
}

/** React marks each element that it has taken over; before that, a click would go nowhere. */
function isHydrated(): boolean {
  const first = document.getElementById('app')?.firstElementChild;
  return Object.keys(first ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** Starts the built server with its real engines, and a real Chromium. */
export async function runSite(environment: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  if (!existsSync(main)) throw new Error('Run `npm run build` first: these tests use the built server.');
  const workFolder = await mkdtemp(join(tmpdir(), 'filewright-e2e-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_ORIGIN: base,
      LOG_LEVEL: 'warn',
      WORK_FOLDER: workFolder,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  await untilHealthy(base);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  return {
    base,
    browser,
    async visit(path, options = {}) {
      for (const context of browser.contexts()) await context.close();
      const context = await browser.newContext({ acceptDownloads: true, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(`${base}${path}`);
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      server.kill('SIGTERM');
      await exited;
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}

import { EventEmitter, once } from 'node:events';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startBuiltServer } from './built-server.ts';

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
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  /** The site's address where it is not the server's own. */
  readonly base?: string;
  /** What the visitor does while the page's scripts are still on their way. */
  readonly early?: (page: Page) => Promise<void>;
}

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** The part of React's own record of a page that tells what it has not taken over yet. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: unknown } | null;
}

/** Whether React has taken the page over, the router's Suspense boundary included; before, a key would go nowhere. */
function isHydrated(): boolean {
  const entries = Object.entries(document.getElementById('app') ?? {});
  const root: Fiber | undefined = entries.find(([name]) => name.startsWith('__reactContainer'))?.[1].stateNode.current;
  const fibers = root === undefined ? [] : [root];
  for (const { memoizedState, child, sibling } of fibers) {
    if (memoizedState?.isDehydrated === true || (memoizedState?.dehydrated ?? null) !== null) return false;
    fibers.push(...[child, sibling].filter((fiber) => fiber !== null));
  }
  return root !== undefined;
}

/** Keeps a page's scripts back until what it resolves with is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opens = once(gate, 'open');
  await page.route('**/*.js', async (route) => {
    await opens;
    await route.continue();
  });
  return () => void gate.emit('open');
}

/** One visitor needs one of each engine; the server starts them all before it answers. */
const engines = { LIBREOFFICE_WORKERS: '1', CHROMIUM_WORKERS: '1' };

/** Starts the built server with its real engines, and a real Chromium. */
export async function runSite(environment: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const server = await startBuiltServer({ ...engines, ...environment });
  const { base } = server;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  return {
    base,
    browser,
    async visit(path, { base: seenAt = base, early, ...options } = {}) {
      for (const context of browser.contexts()) await context.close();
      const context = await browser.newContext({ acceptDownloads: true, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      const letGo = early === undefined ? undefined : await holdScripts(page);
      await page.goto(`${seenAt}${path}`, { waitUntil: letGo === undefined ? 'load' : 'commit' });
      await early?.(page);
      letGo?.();
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

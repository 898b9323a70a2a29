import { EventEmitter, once } from 'node:events';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { installedBrowser } from '../../../api/installed-browser.ts';
import { startBuiltServer } from '../servers/built-server.ts';

/** How long a page may take to do what a test waits for: engines yield to the browser and the tests. */
const waitMs = 60_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--in-process-gpu',
  // Nothing runs long enough here to be worth compiling well: that takes a third of the time of a page that axe reads.
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
];

export interface RunningSite {
  readonly base: string;
  readonly browser: Browser;
  /**
   * A new visitor on a page, in place of the previous one; the browser's complaints are collected. There is a service
   * worker where the options allow it.
   */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** One visitor who loads page after page, each without the cache: quicker than a new visitor for each page. */
  readonly tour: (options?: BrowserContextOptions) => Promise<(path: string) => Promise<Visit>>;
  readonly close: () => Promise<void>;
}

interface RunOptions {
  /**
   * Whether the next ordinary visitor goes on in the page of the one before, with its storage emptied, which takes half
   * of a visit. It is for tests that leave nothing on the page itself: no route, no listener, no script, no size.
   */
  readonly keepsPage?: boolean;
}

interface VisitOptions extends BrowserContextOptions {
  /** The site's URL if it differs from the server's. */
  readonly base?: string;
  /** What the visitor does while the page's scripts are still on their way. */
  readonly early?: (page: Page) => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** The part of React's internal state that shows which parts of a page are not hydrated yet. */
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

/** Holds back a page's scripts; resolves with a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opens = once(gate, 'open');
  await page.route('**/*.js', async (route) => {
    await opens;
    await route.continue();
  });
  return () => void gate.emit('open');
}

/**
 * Takes the service worker away from pages: each visitor would have it installed, which takes a third of a visit's time
 * and happens behind what a test looks at.
 */
async function leaveOutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** Collects a page's errors and warnings from now on. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/**
 * Visitors to a site, one at a time. Two visitors with the same ordinary browser share its context, which takes half
 * as long to open as a new one; nothing that a page stored for the one is left for the other.
 */
class Visitors {
  readonly #browser: Browser;
  readonly #keepsPage: boolean;
  #context: BrowserContext | undefined;
  #isOrdinary = false;

  constructor(browser: Browser, keepsPage: boolean) {
    this.#browser = browser;
    this.#keepsPage = keepsPage;
  }

  async newPage(origin: string, options: BrowserContextOptions): Promise<Page> {
    const isOrdinary = Object.keys(options).length === 0;
    if (this.#context !== undefined && isOrdinary && this.#isOrdinary) return this.#nextPage(this.#context, origin);
    await this.#context?.close();
    this.#context = await this.#browser.newContext({ acceptDownloads: true, ...options });
    this.#context.setDefaultTimeout(waitMs);
    if (options.serviceWorkers !== 'allow') await leaveOutServiceWorker(this.#context);
    this.#isOrdinary = isOrdinary;
    return this.#context.newPage();
  }

  /** Opens before it closes: a context without a page gives up the process that the next one could use. */
  async #nextPage(context: BrowserContext, origin: string): Promise<Page> {
    const [kept, ...before] = context.pages();
    await context.setOffline(false);
    const page = this.#keepsPage && kept !== undefined ? kept : await context.newPage();
    for (const old of [kept, ...before]) if (old !== page) await old?.close();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.detach();
    return page;
  }
}

let launched: Promise<Browser> | undefined;

/**
 * The one browser of all test files that this process runs: a start takes as long as two visits. It ends with the
 * process, by Playwright. One that has crashed is replaced.
 */
async function sharedBrowser(): Promise<Browser> {
  if ((await launched)?.isConnected() !== true) {
    // Where a machine names no language, Chromium saves files whose names are not ASCII under another name.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    launched = chromium.launch({ executablePath: installedBrowser(), args: flags, env });
  }
  return launched as Promise<Browser>;
}

/** One visitor needs one of each engine; the server starts them all before it answers. */
const engines = { LIBREOFFICE_WORKERS: '1', CHROMIUM_WORKERS: '1' };

/**
 * A real Chromium, and the built server with its real engines: the one that all test files share, or one of the test
 * file's own where that needs other settings.
 */
export async function runSite(
  environment?: Readonly<Record<string, string>>,
  { keepsPage = false }: RunOptions = {},
): Promise<RunningSite> {
  const server = environment && (await startBuiltServer({ ...engines, ...environment }));
  const base = server?.base ?? inject('sharedSite');
  const browser = await sharedBrowser();
  const visitors = new Visitors(browser, keepsPage);
  return {
    base,
    browser,
    async visit(path, { base: seenAt = base, early, ...options } = {}) {
      const page = await visitors.newPage(new URL(seenAt).origin, options);
      const complaints = collectComplaints(page);
      const letGo = early === undefined ? undefined : await holdScripts(page);
      await page.goto(`${seenAt}${path}`, { waitUntil: letGo === undefined ? 'load' : 'commit' });
      await early?.(page);
      letGo?.();
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints };
    },
    async tour(options = {}) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(waitMs);
      await leaveOutServiceWorker(context);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      const complaints = collectComplaints(page);
      return async (path) => {
        complaints.length = 0;
        await page.goto(`${base}${path}`);
        await page.waitForFunction(isHydrated);
        return { page, complaints };
      };
    },
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server?.stop();
    },
  };
}

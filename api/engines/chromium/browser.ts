import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type Browser as PlaywrightBrowser,
} from 'playwright-core';
import { ProblemError } from '../../problem.ts';
import { documentAddress } from '../missing.ts';
import { thresholds } from './thresholds.ts';
import { watchZygotes } from './zygotes.ts';

/** A blank page, ready for one document. */
export interface ReadyPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Sets the page's document; its request is the only one that is answered. */
  readonly serve: (html: string) => void;
  readonly close: () => Promise<void>;
}

/** A browser that prepares its next page in advance, which takes longer than printing most documents. */
export interface Browser {
  readonly version: string;
  /** Lends an unused page to one job at a time. */
  readonly lendPage: <T>(job: (ready: ReadyPage) => Promise<T>) => Promise<T>;
}

const { pageTimeoutMs, endKnownMs, viewport } = thresholds;
/** Allows inline content only: nothing from elsewhere, no scripts, forms or windows. */
const contentSecurityPolicy =
  "sandbox; default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline' data:; font-src data:";

/** Switches that deny network and files, as a second layer besides the jail. */
const switches = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
  '--block-new-web-contents',
  '--font-render-hinting=none',
];

async function refuseRequests(context: BrowserContext, document: () => string | null): Promise<void> {
  await context.route('**/*', (route) => {
    const url = route.request().url();
    const html = document();
    if (url.startsWith('data:')) return route.continue();
    if (url !== documentAddress || html === null) return route.abort();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': contentSecurityPolicy },
      body: html,
    });
  });
}

/**
 * Whether the browser's own sandbox works inside the jail: it needs user namespaces with mapped users, and refuses to
 * run as root.
 */
function canSandboxItself(): boolean {
  if (process.getuid?.() === 0) return false;
  const namespaces = ['--user', '--map-root-user', '--pid', '--net', '--fork', 'true'];
  return spawnSync('unshare', namespaces, { stdio: 'ignore' }).status === 0;
}

/**
 * The working folder under a short name. Chromium creates a socket in its temporary folder, and the path of a socket
 * has at most 107 bytes (unix(7)), which the server's folders may already exceed.
 */
const temporaryFolder = '/proc/self/cwd';

/** Launches the browser with its own sandbox where that works; the jail surrounds it either way. */
async function launch(program: string): Promise<PlaywrightBrowser> {
  const env = { ...process.env, TMPDIR: temporaryFolder };
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({ executablePath: program, args: switches, chromiumSandbox, env });
  if (!canSandboxItself()) return start(false);
  return start(true).catch(() => start(false));
}

/**
 * Reports when the browser, or a process that makes or shows its pages, ends unexpectedly, for example when the kernel
 * is out of memory.
 */
async function watchEnd(browser: PlaywrightBrowser, tell: () => void): Promise<void> {
  browser.once('disconnected', tell);
  const devtools = await browser.newBrowserCDPSession();
  // Pages report their own crash once they are ready, but not while they are being created.
  devtools.once('Target.targetCrashed', tell);
  await devtools.send('Target.setDiscoverTargets', { discover: true });
  watchZygotes(tell);
}

/**
 * Starts Chromium, which ends with this process. Throws if the program is missing or does not start.
 * @param onEnd Called when the browser, or a process that makes or shows its pages, ends unexpectedly: calls that wait
 * for it may never return.
 */
export async function startBrowser(program: string, onEnd: () => void): Promise<Browser> {
  const browser = await launch(program);
  let tellEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    tellEnd = resolve;
  });
  void ended.then(onEnd);
  await watchEnd(browser, tellEnd);

  const preparePage = async (): Promise<ReadyPage> => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      offline: true,
      serviceWorkers: 'block',
      acceptDownloads: false,
      viewport,
    });
    context.setDefaultTimeout(pageTimeoutMs);
    let document: string | null = null;
    await refuseRequests(context, () => document);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return {
      page,
      devtools,
      serve: (html) => {
        document = html;
      },
      close: () => context.close(),
    };
  };

  let next = preparePage();
  await next;
  return {
    version: browser.version(),
    async lendPage(job) {
      try {
        const ready = await next;
        try {
          return await job(ready);
        } finally {
          // Only now: preparing a page while another loads would slow that down.
          next = ready
            .close()
            .catch(() => {})
            .then(preparePage);
          // Reported to whoever takes the page.
          next.catch(() => {});
        }
      } catch (error) {
        // A browser that ends rejects pending calls before its end is known.
        if (!(error instanceof ProblemError)) await Promise.race([ended, wait(endKnownMs)]);
        throw error;
      }
    },
  };
}

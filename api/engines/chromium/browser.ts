import { spawnSync } from 'node:child_process';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { documentAddress } from '../missing.ts';

/** A page that is ready for one document. */
export interface ReadyPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Gives the page its document: the only request that is answered. */
  readonly serve: (html: string) => void;
  readonly close: () => Promise<void>;
}

/** A browser that makes its next page ahead: making one takes longer than printing most documents. */
export interface Browser {
  readonly version: string;
  /** Lends a page that nobody used before, to one job at a time. */
  readonly lendPage: <T>(job: (ready: ReadyPage) => Promise<T>) => Promise<T>;
}

/** A browser that does not make a page in this time makes none any more. */
const pageTimeoutMs = 15_000;

/** Content width and height of A4 with the default margins, in CSS pixels: what a document is laid out for. */
const viewport = { width: 680, height: 1010 };

/** Everything inline, nothing from elsewhere, no scripts, no forms, no windows. */
const contentSecurityPolicy =
  "sandbox; default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline' data:; font-src data:";

/** The jail has taken the network and the files away; these take them away once more. */
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

/** The browser's own sandbox, inside the jail, needs user namespaces, and refuses root. */
function canSandboxItself(): boolean {
  if (process.getuid?.() === 0) return false;
  return spawnSync('unshare', ['--user', '--pid', '--net', '--fork', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Starts Chromium; it ends with this process. Throws where the program is missing or does not start. */
export async function startBrowser(program: string): Promise<Browser> {
  const chromiumSandbox = canSandboxItself();
  const browser = await chromium.launch({ executablePath: program, args: switches, chromiumSandbox });

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
    await page.emulateMedia({ media: 'print' });
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
      const ready = await next;
      try {
        return await job(ready);
      } finally {
        // Not while a page loads, which needs the processor more.
        next = ready
          .close()
          .catch(() => {})
          .then(preparePage);
        // Whoever takes the page hears of it.
        next.catch(() => {});
      }
    },
  };
}

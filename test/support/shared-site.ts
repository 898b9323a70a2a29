import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';
import { siteSettings } from './site-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that runs for all test files; its settings are `siteSettings`. */
    readonly sharedSite: string;
    /** Endpoint of a Chromium that runs for all test files. */
    readonly sharedBrowser: string;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts what the end-to-end tests share, before the first of them, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([
    startBuiltServer(siteSettings),
    chromium.launchServer({ executablePath: '/usr/bin/chromium', args: flags }),
  ]);
  project.provide('sharedSite', server.base);
  project.provide('sharedBrowser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}

import type { TestProject } from 'vitest/node';
import { startBuiltServer } from '../servers/built-server.ts';
import { siteSettings } from './site-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that runs for all test files; its settings are `siteSettings`. */
    readonly sharedSite: string;
  }
}

/** Starts the server that the end-to-end tests share before the first of them, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startBuiltServer(siteSettings);
  project.provide('sharedSite', server.base);
  return () => server.stop();
}

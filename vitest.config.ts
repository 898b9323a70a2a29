import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { isBuilt } from './scripts/build.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Lets tests import the compiled modules where the build is that of the sources: what is installed is what is tested,
 * and a confined process starts in a third of the time, since it compiles nothing.
 */
const builtModules: Plugin = {
  name: 'built-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true });
    const [, path] = found?.id.startsWith(root)
      ? (/^((?:api|catalog)\/.+)\.ts$/.exec(found.id.slice(root.length)) ?? [])
      : [];
    return path === undefined ? null : `${root}dist/${path}.js`;
  },
};
const onRealPrograms = { plugins: isBuilt() ? [builtModules] : [] };

/** Files with real programs wait for them half of their time: two for each core keep the cores busy. */
const filesPerCore = 2;
/** What a test file, its server and its browser hold at most. */
const memoryOfFile = 3 * 1024 ** 3;
const maxWorkers = Math.max(1, Math.min(filesPerCore * availableParallelism(), Math.floor(totalmem() / memoryOfFile)));

/**
 * How long a condition may take to come true, and a test to end, on a machine with ten times as much to do. Nothing is
 * proven by these bounds. A condition may take as long as a page (`running-site.ts`), and a test outlasts three of these
 * waits, which a condition that reads a page may need to fail: it then says what it waited for.
 */
const patience = { expect: { poll: { timeout: 60_000 } }, testTimeout: 600_000, hookTimeout: 600_000 };
/**
 * The product's own limits of time hold in tests, too: on a machine that stands still for half a minute a compressor
 * keeps its pictures, as it must. One more try tells that from a fault, and the report names what needed it.
 */
const patienceWithPrograms = { ...patience, retry: 1 };

/**
 * Unit and contract tests are quick and need only Node; `engines`, `services` (Redis, a store) and `e2e` use the real
 * programs. Files share what they import: to load it once more for each takes longer than all the unit tests, and a
 * minute for the others.
 */
export default defineConfig({
  test: {
    maxWorkers,
    globalSetup: 'test/support/own-temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/engines/**', 'test/services/**', 'test/e2e/**'],
          ...patience,
        },
      },
      {
        ...onRealPrograms,
        test: {
          name: 'engines',
          isolate: false,
          include: ['test/engines/**/*.test.ts'],
          ...patienceWithPrograms,
        },
      },
      {
        test: {
          name: 'services',
          isolate: false,
          include: ['test/services/**/*.test.ts'],
          ...patienceWithPrograms,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/site/shared-site.ts',
          ...patienceWithPrograms,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Unit and contract tests are quick and need only Node; `engines` and `e2e` use the real programs. */
export default defineConfig({
  test: {
    // Each file with real programs starts its own; more than two at once starve each other of memory and time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/engines/**', 'test/e2e/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: { poll: { timeout: 5000 } },
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/shared-site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

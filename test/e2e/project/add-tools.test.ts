import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../support/scratch.ts';
import {
  copySource,
  entrySource,
  operationSource,
  operationTestSource,
  schemaSource,
  throwAwayTools,
} from '../../support/throw-away/tools.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['api', 'catalog', 'programs', 'web', 'scripts', 'test', 'bench', 'docs'];
/** A minute's work on a quiet core. */
const patienceMs = 600_000;
/** Tests that are not run here, and need not be compiled. */
const elsewhere = ['engines', 'services', 'e2e', 'fuzz', 'soak'].map((name) => join(root, 'test', name));
const settings = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
];
/** The tests that hold every tool of the catalogue to its contracts, and the one that the new operation brings. */
const contracts = [
  'test/boundaries.test.ts',
  'test/readme.test.ts',
  'test/catalog/tools.contract.test.ts',
  'test/catalog/vocabulary.test.ts',
  'test/catalog/openapi',
  'test/catalog/copy/tool-copy.test.ts',
  'test/web/pages.contract.test.tsx',
  'test/web/tool/conversion',
  'test/api/request/convert.contract.test.ts',
  'test/api/pages/api-document.contract.test.ts',
  'test/api/engines/csv/reverse-rows.test.ts',
];

/** A copy of the project to which the tools were added as CONTRIBUTING.md says, and nothing else was changed. */
describe('a project with three more tools', () => {
  let copy: string;
  /** Runs a program of the copy and gives what it printed; this process goes on meanwhile, and answers Vitest. */
  const run = async (...args: readonly string[]) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };
    const settings = { cwd: copy, env, extendEnv: false, reject: false } as const;
    const { exitCode, stdout, stderr } = await execa(process.execPath, args, settings);
    expect(exitCode, `${args.join(' ')}\n${stdout}\n${stderr}`.slice(-6000)).toBe(0);
    return stdout;
  };
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(copy, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    expect(after, `${file} has another form`).not.toBe(before);
    await writeFile(path, after);
  };
  const add = async (file: string, text: string) => {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  };

  beforeAll(async () => {
    copy = await scratchFolder();
    await Promise.all(
      [...sources, ...settings].map((name) =>
        cp(join(root, name), join(copy, name), { recursive: true, filter: (path) => !elsewhere.includes(path) }),
      ),
    );
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const tool of throwAwayTools) {
      const family = new RegExp(`  \\{\\n    id: '[^']+',\\n    family: '${tool.family}',`);
      await edit('catalog/tools.ts', (text) => text.replace(family, (first) => entrySource(tool) + first));
      await add(`catalog/copy/tools/${tool.id}.ts`, copySource(tool));
    }
    await edit('catalog/operations.ts', (text) => text.replace(/^ {2}csv: \{\n/m, `$&    ${schemaSource}\n`));
    await add('api/engines/csv/reverse-rows.ts', operationSource);
    await edit('api/engines/csv/index.ts', (text) =>
      `import { reverseRows } from './reverse-rows.ts';\n${text}`.replace(
        /^ {4}operations: \{\n/m,
        '$&      reverse: reverseRows,\n',
      ),
    );
    await add('test/api/engines/csv/reverse-rows.test.ts', operationTestSource);
    await run('node_modules/tsx/dist/cli.mjs', 'scripts/docs.ts');
  }, patienceMs);

  it(
    'is well typed',
    async () => {
      await run('node_modules/typescript/bin/tsc', '--checkers', '1');
    },
    patienceMs,
  );

  it(
    'has a page, a form, an endpoint and navigation for each, which keep every contract',
    async () => {
      const report = await run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        // One loads what all of them need once.
        '--maxWorkers=1',
        '--reporter',
        'verbose',
        ...contracts,
      );
      for (const { id } of throwAwayTools) expect(report).toContain(id);
    },
    patienceMs,
  );

  it('lists them in the README and in the sitemap', async () => {
    const readme = await readFile(join(copy, 'README.md'), 'utf8');
    const sitemap = await run(
      'node_modules/tsx/dist/cli.mjs',
      '--eval',
      `import { sitemapXml } from './catalog/site/sitemap.ts'; console.log(sitemapXml('https://example.org'));`,
    );
    for (const { id, title } of throwAwayTools) {
      expect(readme).toContain(`| ${title} | \`/${id}\` |`);
      expect(sitemap).toContain(`<loc>https://example.org/${id}</loc>`);
    }
  });
});

import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../support/scratch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;

/** Installs the package as npm would, but with the dependencies that are here already. */
beforeAll(async () => {
  folder = await scratchFolder();
  const { stdout } = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, 'filewright'), { recursive: true });
  await execa('tar', ['-xzf', join(folder, filename), '-C', join(modules, 'filewright'), '--strip-components=1']);
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== 'filewright') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'note.txt'), 'Packed and sent.\n');
});

const program = () => join(folder, 'node_modules/filewright/dist/programs/cli/main.js');

describe('the package', () => {
  it('has the program, its manual page, the library’s types and the site, and no sources or tests', async () => {
    const own = join(folder, 'node_modules/filewright');
    const files = await readdir(own, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining(['dist/filewright.1', 'dist/programs/index.d.ts', 'dist/web/index.html']),
    );
    expect(files.filter((path) => /^(test|api|web|bench)\/|\.map$|stand-ins\/fonts/.test(path))).toEqual([]);
    const { bin } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8'));
    expect(join(own, bin)).toBe(program());
  });

  it('converts a file from the command line, confined, without a server', async () => {
    const { stdout } = await execa(program(), ['convert', 'note.txt', '--to', 'pdf', '--json'], { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ sources: ['note.txt'], output: 'note.pdf', report: { pages: 1 } });
    expect((await readFile(join(folder, 'note.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('converts a file for a program, whose types are checked', async () => {
    const source = `import { convert, ProblemError } from 'filewright';
const { path, report } = await convert('note.txt', { to: 'pdf', output: 'other.pdf' });
const pages: number | null = report.pages;
const code = await convert('note.txt', { tool: 'pdf-to-txt', output: 'x.txt' }).catch((error: unknown) =>
  error instanceof ProblemError ? error.code : String(error),
);
// @ts-expect-error There is no such option.
void (() => convert('note.txt', { into: 'pdf' }));
console.log(JSON.stringify({ path, pages, code }));
`;
    await writeFile(join(folder, 'program.ts'), source);
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node', 'program.ts'];
    await execa(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options], { cwd: folder });
    const { stdout } = await execa(process.execPath, ['program.js'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({ path: 'other.pdf', pages: 1, code: 'unsupported-file-type' });
  });
});

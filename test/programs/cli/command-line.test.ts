import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem.ts';
import { exitCodeOf } from '../../../programs/cli/exit-codes.ts';
import { commandLine } from '../../support/processes/command-line.ts';
import { type Behaviour, copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { folderIn } from '../../support/scratch.ts';
import { sharedServer } from '../../support/servers/server.ts';

let behaviour: Behaviour = copy;
const engines = fakeEngines((job, operation) => behaviour(job, operation));
const server = await sharedServer(engines);
const { scratch } = server;

/** Runs the command line in a folder, as a shell would. */
const run = (cwd: string, args: readonly string[], input?: string) =>
  execa(process.execPath, [...commandLine, ...args], {
    cwd,
    reject: false,
    ...(input === undefined ? {} : { input }),
  });

async function folderWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderIn(scratch, name);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

describe('the command line', () => {
  it('expands folders and patterns, prints each outcome as JSON, and exits with the worst code', async () => {
    behaviour = (job, operation) => {
      if (job.inputs[0].name === 'torn.csv') throw new ProblemError('conversion-failed', 'Torn.');
      return copy(job, operation);
    };
    const folder = await folderWith('many', {
      'in/a.csv': '1,2',
      'in/deep/b.csv': '3,4',
      'in/c.exe': 'x',
      'torn.csv': '5',
    });
    const args = ['compress', 'in', '*.csv', '--level', '3', '-o', 'out', '--json', '--server', server.base];
    const { stdout, stderr, exitCode } = await run(folder, args);
    expect(stderr).toBe('');
    const lines = stdout.split('\n').map((line) => JSON.parse(line));
    expect(lines.map(({ output }) => output).sort()).toEqual([
      'out/a_compressed.csv',
      'out/deep/b_compressed.csv',
      undefined,
    ]);
    expect(lines.find(({ problem }) => problem !== undefined)).toMatchObject({
      sources: ['torn.csv'],
      problem: { code: 'conversion-failed', detail: 'Torn.' },
    });
    expect(exitCode).toBe(1);
    expect(await readFile(join(folder, 'out/deep/b_compressed.csv'), 'utf8')).toBe('3,4');
    behaviour = copy;
  });

  it('skips files of a folder that cannot become what was asked for, as results of an earlier run', async () => {
    const folder = await folderWith('again', { 'in/a.csv': '1,2', 'in/a.pdf': '%PDF-1.7', 'in/b.jpg': 'x' });
    const args = ['convert', 'in', '--to', 'docx', '-o', 'out', '--json', '--server', server.base];
    const { stdout, exitCode } = await run(folder, args);
    expect(JSON.parse(stdout)).toMatchObject({ sources: ['in/a.pdf'] });
    expect(exitCode).toBe(0);
  });

  it('makes the folders above a result, and ends at once where there can be none', async () => {
    const folder = await folderWith('made', { 'a.csv': '1,2' });
    const to = (output: string) => run(folder, ['compress', 'a.csv', '-o', output, '--server', server.base]);
    expect((await to('new/deep/b.csv')).exitCode).toBe(0);
    expect(await readFile(join(folder, 'new/deep/b.csv'), 'utf8')).toBe('1,2');
    const { stderr, exitCode } = await to('/proc/nope/b.csv');
    expect([stderr, exitCode]).toEqual([expect.stringMatching(/^filewright: ENOENT: .* '\/proc\/nope'$/), 5]);
  });

  it('says which file is not there', async () => {
    const folder = await folderWith('absent', {});
    const { stderr, exitCode } = await run(folder, ['compress', 'a.csv', '--server', server.base]);
    expect([stderr, exitCode]).toEqual(['filewright: There is no file a.csv.', 5]);
  });

  it('converts standard input to standard output', async () => {
    const folder = await folderWith('pipe', {});
    const args = ['compress', '-', '--from', 'csv', '-o', '-', '--server', server.base];
    const { stdout, stderr, exitCode } = await run(folder, args, '1,2\n3,4');
    expect([stdout, exitCode]).toEqual(['1,2\n3,4', 0]);
    expect(stderr).toMatch(/^✓ - → - \(7 bytes/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('overwrites only with --force', async () => {
    const folder = await folderWith('kept', { 'a.csv': '1', 'a_compressed.csv': 'mine' });
    const args = ['compress', 'a.csv', '--server', server.base];
    const kept = await run(folder, args);
    expect([kept.exitCode, await readFile(join(folder, 'a_compressed.csv'), 'utf8')]).toEqual([5, 'mine']);
    const forced = await run(folder, [...args, '--force']);
    expect([forced.exitCode, await readFile(join(folder, 'a_compressed.csv'), 'utf8')]).toEqual([0, '1']);
  });

  it('rejects unknown commands, options, formats and files', async () => {
    const folder = await folderWith('wrong', { 'a.csv': '1', 'a.exe': '1' });
    const wrong = await Promise.all([
      run(folder, ['paint', 'a.csv']),
      run(folder, ['compress', 'a.csv', '--level', '99', '--server', server.base]),
      run(folder, ['convert', 'a.exe', '--to', 'pdf', '--server', server.base]),
      run(folder, ['compress', 'missing.csv', '--server', server.base]),
      run(folder, ['compress', 'a.csv', '--server', 'http://127.0.0.1:1']),
    ]);
    expect(wrong.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 5, 3]);
    expect(wrong.map(({ stderr, stdout }) => `${stderr}${stdout}`)).toEqual([
      expect.stringContaining('unknown command'),
      expect.stringContaining('whole number from 1 to 22'),
      expect.stringContaining('no tool to convert'),
      expect.stringContaining('missing.csv'),
      expect.stringContaining('could not be reached'),
    ]);
  });

  it('tells a fault of the server by its exit code', async () => {
    const folder = await folderWith('fault', { 'a.csv': '1' });
    behaviour = () => Promise.reject(new ProblemError('internal'));
    const { stdout, exitCode } = await run(folder, ['compress', 'a.csv', '--server', server.base]);
    behaviour = copy;
    expect([stdout, exitCode]).toEqual([expect.stringMatching(/^✗ a\.csv: /), 4]);
  });

  it('ends at an interruption, and leaves nothing behind', async () => {
    const folder = await folderWith('interrupted', { 'a.csv': '1' });
    const args = ['compress', 'a.csv', '--server', server.base];
    const exitCode = await new Promise((ended) => {
      behaviour = ({ signal }) => {
        running.kill('SIGINT');
        return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      };
      const running = run(folder, args);
      void running.then((end) => ended(end.exitCode));
    });
    behaviour = copy;
    expect([exitCode, await readdir(folder)]).toEqual([130, ['a.csv']]);
  });

  it('prints a completion script and a manual page', async () => {
    const folder = await folderWith('help', {});
    const bash = await run(folder, ['completion', 'bash']);
    const completed = 'COMP_WORDS=(filewright compress --le); COMP_CWORD=2; _filewright; echo "$COMPREPLY"';
    const { stdout } = await execa('bash', ['-c', `${bash.stdout}\n${completed}`]);
    expect(stdout).toBe('--level');
    expect((await run(folder, ['completion', 'tcsh'])).exitCode).toBe(2);
    const { stdout: page } = await run(folder, ['man']);
    expect(page).toMatch(/^\.TH FILEWRIGHT 1/);
    expect(page).toContain('filewright merge');
    expect(page).toMatch(/^[\0-\x7f]*$/);
    expect(page).toContain('server\\[u2019]s');
  });
});

it.each([
  ['damaged-file', 1],
  ['invalid-field', 2],
  ['busy', 3],
  ['internal', 4],
] as const)('%s exits with %i', (code, expected) => {
  expect(exitCodeOf(new ProblemError(code))).toBe(expected);
});

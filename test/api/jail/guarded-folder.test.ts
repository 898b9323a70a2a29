import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import {
  access,
  chmod,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type GuardedFolder, openGuardedFolder, UntrustedFile } from '../../../api/jail/guarded-folder.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
let home: string;
let path: string;
let folder: GuardedFolder;
let outside: string;

beforeEach(async () => {
  home = await mkdtemp(join(scratch, 'home-'));
  path = join(home, 'job');
  outside = join(home, 'outside');
  await mkdir(path);
  await mkdir(outside);
  await writeFile(join(outside, 'secret.txt'), 'secret', { mode: 0o644 });
  folder = await openGuardedFolder(path);
  return () => folder.close();
});

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** What stands where a result should be, made by a program that was taken over. */
const plants: Readonly<Record<string, (place: string) => unknown>> = {
  'a link to a file': (place) => symlink(join(outside, 'secret.txt'), place),
  'a link to nothing': (place) => symlink(join(outside, 'absent'), place),
  'a link to itself': (place) => symlink(place, place),
  'a second name of a file': (place) => link(join(outside, 'secret.txt'), place),
  'a folder': (place) => mkdir(place),
  'a link to a folder': (place) => symlink(outside, place),
  'a pipe': (place) => execFileSync('mkfifo', [place]),
  'a socket': (place) =>
    new Promise((resolve) =>
      createServer()
        .listen(place, () => resolve(null))
        .unref(),
    ),
};

describe('taking a result', () => {
  it('moves an ordinary file out, which only the server can then change', async () => {
    await writeFile(join(path, 'result.pdf'), 'a result', { mode: 0o600 });
    const target = join(outside, 'taken.pdf');
    expect(await folder.take('result.pdf', target)).toBe(8);
    expect(await readFile(target, 'utf8')).toBe('a result');
    const { mode, uid } = await lstat(target);
    expect(mode & 0o777).toBe(0o644);
    expect(uid).toBe(process.getuid?.());
    expect(await readdir(path)).toEqual([]);
  });

  it.each(Object.entries(plants))('refuses %s', async (_, plant) => {
    await plant(join(path, 'result.pdf'));
    await expect(folder.take('result.pdf', join(outside, 'taken.pdf'))).rejects.toThrow(UntrustedFile);
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
    expect((await lstat(join(outside, 'secret.txt'))).mode & 0o777).toBe(0o644);
  });

  it.runIf(process.getuid?.() === 0)('refuses a device', async () => {
    const made = await Promise.resolve()
      .then(() => execFileSync('mknod', [join(path, 'result.pdf'), 'c', '1', '5'], { stdio: 'pipe' }))
      .catch((error: Error) => error);
    // Some containers let not even root make one.
    if (made instanceof Error) return expect(made.message).toContain('not permitted');
    await expect(folder.take('result.pdf', join(outside, 'taken.pdf'))).rejects.toThrow(UntrustedFile);
  });

  it('fails if there is no file', async () => {
    await expect(folder.take('result.pdf', join(outside, 'taken.pdf'))).rejects.toThrow('ENOENT');
  });
});

describe('sharing a file', () => {
  it('shows it by another name', async () => {
    await folder.share(join(outside, 'secret.txt'), 'input-1.txt');
    expect(await readFile(join(path, 'input-1.txt'), 'utf8')).toBe('secret');
  });

  it.each(Object.entries(plants))('writes nowhere where the name is %s', async (_, plant) => {
    const source = join(home, 'upload');
    await writeFile(source, 'an upload');
    await plant(join(path, 'input-1.txt'));
    await expect(folder.share(source, 'input-1.txt')).rejects.toThrow('EEXIST');
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
    expect(await exists(join(outside, 'absent'))).toBe(false);
    expect(await readdir(outside)).toEqual(['secret.txt']);
  });
});

describe('a folder that was replaced by a link', () => {
  it('is not followed', async () => {
    await rename(path, `${path}-moved`);
    await symlink(outside, path);
    await writeFile(join(home, 'upload'), 'an upload');
    await folder.share(join(home, 'upload'), 'input-1.txt');
    await folder.empty();
    expect(await readdir(outside)).toEqual(['secret.txt']);
    expect(await readdir(`${path}-moved`)).toEqual([]);
    await expect(openGuardedFolder(path)).rejects.toThrow();
  });
});

describe('emptying', () => {
  it('removes links, never their targets', async () => {
    for (const [index, plant] of Object.values(plants).entries()) await plant(join(path, `entry-${index}`));
    await folder.empty();
    expect(await readdir(path)).toEqual([]);
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  it('keeps the entries it is told to keep', async () => {
    for (const name of ['kept', 'other']) await writeFile(join(path, name), '');
    await folder.empty(new Set(['kept']));
    expect(await readdir(path)).toEqual(['kept']);
  });

  it('removes folders without rights', async () => {
    await mkdir(join(path, 'closed/inner'), { recursive: true });
    await writeFile(join(path, 'closed/inner/file'), '');
    await chmod(join(path, 'closed/inner'), 0);
    await chmod(join(path, 'closed'), 0);
    await folder.empty();
    expect(await readdir(path)).toEqual([]);
  });

  it('removes folders that are deeper than a path can be long', async () => {
    const name = 'd'.repeat(50);
    execFileSync('perl', ['-e', `for (1 .. 2000) { mkdir '${name}'; chdir '${name}' }`], { cwd: path });
    await folder.empty();
    expect(await readdir(path)).toEqual([]);
  });

  it('removes the folder itself, links and folders without rights included', async () => {
    for (const [index, plant] of Object.values(plants).entries()) await plant(join(path, `entry-${index}`));
    await mkdir(join(path, 'closed/inner'), { recursive: true });
    await chmod(join(path, 'closed'), 0);
    await folder.remove();
    expect(await exists(path)).toBe(false);
    expect(await readdir(outside)).toEqual(['secret.txt']);
  });

  it('stops at the signal', async () => {
    await writeFile(join(path, 'file'), '');
    await folder.empty(undefined, AbortSignal.abort());
    expect(await readdir(path)).toEqual(['file']);
  });

  it('removes names that are not UTF-8', async () => {
    const script = String.raw`mkdir "\xfd"; for ("\xff\xfe", "\xfd/\xfc") { open my $file, '>', $_ or die }`;
    execFileSync('perl', ['-e', script], { cwd: path });
    expect(await readdir(path, 'buffer')).toHaveLength(2);
    await folder.empty();
    expect(await readdir(path, 'buffer')).toEqual([]);
  });
});

describe('limits of a folder', () => {
  const limits = { maxBytes: 100_000, maxEntries: 20 };

  it('are kept by a small folder', async () => {
    await mkdir(join(path, 'inner'));
    await writeFile(join(path, 'inner/file'), Buffer.alloc(50_000));
    expect(await folder.exceeds(limits)).toBe(false);
  });

  it('count bytes at every depth, but not link targets', async () => {
    await writeFile(join(outside, 'large'), Buffer.alloc(200_000));
    await symlink(join(outside, 'large'), join(path, 'link'));
    await symlink(outside, join(path, 'folder'));
    expect(await folder.exceeds(limits)).toBe(false);
    await mkdir(join(path, 'a/b/c'), { recursive: true });
    await writeFile(join(path, 'a/b/c/large'), Buffer.alloc(200_000));
    await chmod(join(path, 'a/b'), 0);
    expect(await folder.exceeds(limits)).toBe(true);
    // As the folder may be removed after the test, by another user than root as well.
    await chmod(join(path, 'a/b'), 0o700);
  });

  it('ignore holes in sparse files', async () => {
    const sparse = await open(join(path, 'sparse'), constants.O_CREAT | constants.O_WRONLY);
    await sparse.truncate(1_000_000_000);
    await sparse.close();
    expect(await folder.exceeds(limits)).toBe(false);
  });

  it('count entries and levels', async () => {
    for (let index = 0; index <= limits.maxEntries; index++) await writeFile(join(path, String(index)), '');
    expect(await folder.exceeds(limits)).toBe(true);
    await folder.empty();
    await mkdir(join(path, 'd/'.repeat(200)), { recursive: true });
    expect(await folder.exceeds({ ...limits, maxEntries: 1000 })).toBe(true);
  });
});

import { link, mkdir, mkdtemp, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { handOver } from '../../../api/jail/hand-over.ts';
import { jailIds } from '../../../api/jail/jail-users.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const id = jailIds.first;
const nothing = () => false;
let workspace: string;
let outside: string;

beforeEach(async () => {
  const home = await mkdtemp(join(scratch, 'home-'));
  workspace = join(home, 'job');
  outside = join(home, 'outside');
  await mkdir(join(workspace, 'inner'), { recursive: true });
  await mkdir(outside);
  await writeFile(join(outside, 'secret.txt'), 'secret');
});

const ownerOf = async (path: string) => (await stat(path)).uid;

it('ignores entries that have disappeared', () => {
  expect(() => handOver(join(workspace, 'absent'), { id, except: nothing })).not.toThrow();
});

// Only root may give files away.
describe.runIf(process.getuid?.() === 0)('handing a workspace to a user', () => {
  it('hands over the folder and its contents', async () => {
    const file = join(workspace, 'inner', 'input.pdf');
    await writeFile(file, 'content');
    handOver(workspace, { id, except: nothing });
    expect(await Promise.all([workspace, join(workspace, 'inner'), file].map(ownerOf))).toEqual([id, id, id]);
  });

  it('follows no link', async () => {
    await symlink(join(outside, 'secret.txt'), join(workspace, 'link.txt'));
    await symlink(outside, join(workspace, 'inner', 'link'));
    handOver(workspace, { id, except: nothing });
    expect(await ownerOf(outside)).toBe(0);
    expect(await ownerOf(join(outside, 'secret.txt'))).toBe(0);
  });

  it('leaves a file that has another name', async () => {
    await link(join(outside, 'secret.txt'), join(workspace, 'second-name.txt'));
    handOver(workspace, { id, except: nothing });
    expect(await ownerOf(join(outside, 'secret.txt'))).toBe(0);
  });

  it('leaves a folder that stays with its owner, and everything in it', async () => {
    const kept = join(workspace, 'inner');
    await writeFile(join(kept, 'file.txt'), 'content');
    handOver(workspace, { id, except: (folder) => folder === kept });
    expect(await ownerOf(workspace)).toBe(id);
    expect(await ownerOf(kept)).toBe(0);
    expect(await ownerOf(join(kept, 'file.txt'))).toBe(0);
  });

  it('passes a folder on from one jail’s user to another', async () => {
    handOver(workspace, { id: id + 1, except: nothing });
    handOver(workspace, { id, except: nothing });
    expect(await ownerOf(workspace)).toBe(id);
  });
});

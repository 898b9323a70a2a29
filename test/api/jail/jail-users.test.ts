import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createJailUsers, jailIds, unassignedIds } from '../../../api/jail/jail-users.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const newWorkspace = () => mkdtemp(join(scratch, 'job-'));
const isRoot = process.getuid?.() === 0;
const ids = [jailIds.first, jailIds.first + 1];
/** Other servers of this machine, whose jails have ids of the same range at any time, are left out. */
const nobody = () => new Set<number>();

describe('users for jails', () => {
  it('gives each workspace a separate id, shared by its jails', async () => {
    const users = createJailUsers(ids, nobody);
    const [one, other] = [await newWorkspace(), await newWorkspace()];
    const first = users.lend(one);
    const second = users.lend(other);
    expect(ids).toContain(first.id);
    expect(ids).toContain(second.id);
    expect(second.id).not.toBe(first.id);
  });

  it('knows the workspaces of living jails', async () => {
    const users = createJailUsers(ids, nobody);
    const workspace = await newWorkspace();
    const user = users.lend(workspace);
    expect(users.isHome(workspace)).toBe(true);
    expect(user.release()).toBe(true);
    expect(users.isHome(workspace)).toBe(false);
  });

  it('reuses a released id, and ignores a second release', async () => {
    const users = createJailUsers([jailIds.first], nobody);
    const workspace = await newWorkspace();
    const user = users.lend(workspace);
    expect(user.release()).toBe(true);
    expect(user.release()).toBe(false);
    expect(users.lend(await newWorkspace()).id).toBe(jailIds.first);
  });

  it('throws when every id is taken', async () => {
    const users = createJailUsers([jailIds.first], nobody);
    users.lend(await newWorkspace());
    const other = await newWorkspace();
    expect(() => users.lend(other)).toThrow('Every user id for jails is taken');
  });

  it('passes over the ids of another server’s jails, as they are at that moment', async () => {
    let busy = new Set([jailIds.first]);
    const users = createJailUsers(ids, () => busy);
    expect(users.lend(await newWorkspace()).id).toBe(jailIds.first + 1);
    busy = new Set([jailIds.first + 1]);
    expect(users.lend(await newWorkspace()).id).toBe(jailIds.first);
  });

  it.runIf(isRoot)('passes over whoever has a process on this machine', async () => {
    // No server lends these, and no account has them.
    const [busy, free] = [jailIds.first - 2, jailIds.first - 1] as const;
    const child = spawn('sleep', ['60'], { uid: busy, gid: busy });
    await once(child, 'spawn');
    const users = createJailUsers([busy, free]);
    expect(users.lend(await newWorkspace()).id).toBe(free);
    const other = await newWorkspace();
    expect(() => users.lend(other)).toThrow('Every user id for jails is taken');
    child.kill();
    await once(child, 'exit');
    expect(users.lend(other).id).toBe(busy);
  });

  it.runIf(isRoot)('keeps the user that owns a workspace, until its last jail ends', async () => {
    const users = createJailUsers(ids, nobody);
    const workspace = await newWorkspace();
    const owner = jailIds.first + 1;
    await chown(workspace, owner, owner);
    const [first, second] = [users.lend(workspace), users.lend(workspace)];
    expect([first.id, second.id]).toEqual([owner, owner]);
    expect(first.release()).toBe(false);
    expect(second.release()).toBe(true);
  });

  it('finds ids within the range that no account has', async () => {
    const free = await unassignedIds();
    expect(free.length).toBeGreaterThan(0);
    expect(free.every((id) => id >= jailIds.first && id <= jailIds.last)).toBe(true);
  });
});

import { randomInt } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { execa } from 'execa';

/** Ids that Debian (policy 9.2.2), adduser and systemd (UIDS-GIDS) leave unassigned, below 65,536 for containers. */
export const jailIds = { first: 60_706, last: 61_183 };

/** A user and group reserved for a jail during its lifetime. */
export interface JailUser {
  /** Uid and gid. */
  readonly id: number;
  /** Ends the jail's claim to the id; true when no other jail of the same workspace uses it. */
  readonly release: () => boolean;
}

/** Lends ids: jails with different workspaces never have the same one at the same time. */
export interface JailUsers {
  /** Throws when every id is taken. */
  readonly lend: (workspace: string) => JailUser;
  /** Whether this folder is the workspace of a living jail. */
  readonly isHome: (folder: string) => boolean;
}

const isJailId = (id: number) => id >= jailIds.first && id <= jailIds.last;

/** The ids of whoever has a process on this machine. */
function ownersOfProcesses(): ReadonlySet<number> {
  const owners = new Set<number>();
  for (const name of readdirSync('/proc')) {
    const owner = /^\d+$/.test(name) && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid;
    if (owner) owners.add(owner);
  }
  return owners;
}

/** The ids of the range that are not assigned to any user or group of this machine. */
export async function unassignedIds(): Promise<readonly number[]> {
  const all = Array.from({ length: jailIds.last - jailIds.first + 1 }, (_, index) => jailIds.first + index);
  const taken = new Set<number>();
  for (const database of ['passwd', 'group']) {
    // Exit code 2 means that one of the keys was not found, which is the normal case.
    const { stdout } = await execa('getent', [database, ...all.map(String)], { reject: false });
    for (const line of stdout.split('\n')) taken.add(Number(line.split(':')[2]));
  }
  return all.filter((id) => !taken.has(id));
}

/**
 * Lends ids to jails.
 *
 * @param ids Unassigned ids; there must be more than jails at the same time.
 * @param busyIds What has processes of its own by now: another server of this machine may draw on the same ids.
 */
export function createJailUsers(ids: readonly number[], busyIds = ownersOfProcesses): JailUsers {
  const homes = new Map<number, { readonly workspace: string; jails: number }>();
  // A random start, because several servers on one machine share the range.
  let next = randomInt(ids.length);

  function freshId(): number {
    const busy = busyIds();
    for (let tries = 0; tries < ids.length; tries++) {
      const id = ids[next++ % ids.length] as number;
      if (!homes.has(id) && !busy.has(id)) return id;
    }
    throw new Error('Every user id for jails is taken');
  }

  /** A folder keeps its user from one jail to the next, unless another folder has that user by then. */
  function idFor(workspace: string): number {
    const owner = statSync(workspace).uid;
    const home = homes.get(owner);
    return isJailId(owner) && (home === undefined || home.workspace === workspace) ? owner : freshId();
  }

  return {
    lend(workspace) {
      const id = idFor(workspace);
      const home = homes.get(id) ?? { workspace, jails: 0 };
      home.jails++;
      homes.set(id, home);
      let held = true;
      return {
        id,
        release() {
          if (!held) return false;
          held = false;
          home.jails--;
          return home.jails === 0 && homes.delete(id);
        },
      };
    },
    isHome: (folder) => [...homes.values()].some(({ workspace }) => workspace === folder),
  };
}

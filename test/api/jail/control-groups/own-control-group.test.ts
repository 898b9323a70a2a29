import { describe, expect, it } from 'vitest';
import { findControlGroup, isDelegated } from '../../../../api/jail/control-groups/own-control-group.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const unified = (root: string, place: string) =>
  `24 1 8:1 / / rw - ext4 /dev/sda1 rw\n31 24 0:27 ${root} ${place} rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n`;

describe('findControlGroup', () => {
  it.each([
    ['a container', unified('/', '/sys/fs/cgroup'), '0::/\n', { folder: '/sys/fs/cgroup', isTop: true }],
    [
      'a container without a namespace for groups',
      unified('/docker/abc', '/sys/fs/cgroup'),
      '0::/docker/abc\n',
      { folder: '/sys/fs/cgroup', isTop: true },
    ],
    [
      'a unit of systemd',
      unified('/', '/sys/fs/cgroup'),
      '0::/system.slice/filewright.service\n',
      { folder: '/sys/fs/cgroup/system.slice/filewright.service', isTop: false },
    ],
    [
      'a hybrid hierarchy',
      unified('/', '/sys/fs/cgroup/unified'),
      '4:memory:/x\n0::/a/b\n',
      { folder: '/sys/fs/cgroup/unified/a/b', isTop: false },
    ],
    [
      'the leaf of a server that made groups',
      unified('/', '/sys/fs/cgroup'),
      '0::/x.service/server\n',
      { folder: '/sys/fs/cgroup/x.service', isTop: false },
    ],
    ['the first version alone', '24 1 8:1 / / rw - ext4 /dev/sda1 rw\n', '4:memory:/x\n', null],
    ['another part of the hierarchy', unified('/docker/abc', '/sys/fs/cgroup'), '0::/docker/abcdef\n', null],
  ])('finds that of %s', (_, mounts, groups, expected) => {
    expect(findControlGroup(mounts, groups)).toEqual(expected);
  });
});

it('a folder without attributes is not delegated', async () => {
  expect(isDelegated(await scratchFolder())).toBe(false);
});

import { describe, expect, it } from 'vitest';
import type { ArchiveEntry, EntryKind } from '../../../../../api/engines/archive/extract/archive-entry.ts';
import { planOutput } from '../../../../../api/engines/archive/extract/plan-output.ts';

const entry = (name: string, kind: EntryKind = name.endsWith('/') ? 'folder' : 'file'): ArchiveEntry => ({
  ...{ rawName: Buffer.from(name), utf8: true, unicodeName: null, kind },
  ...{ method: 0, methodFlags: 0, encryption: null, modified: 0, executable: false },
  ...{ crc32: 0, packedBytes: 1, bytes: 1 },
});
const plan = (names: readonly string[], flatten = false) =>
  planOutput(
    names.map((name) => entry(name)),
    { flatten },
  );
const pathsOf = ({ entries }: ReturnType<typeof plan>) => entries.map(({ path }) => path);

describe('the paths of what is extracted', () => {
  it('are safe and unique', () => {
    const planned = plan(['a.txt', '../a.txt', '/etc/passwd', 'b/c.txt']);
    expect(pathsOf(planned)).toEqual(['a.txt', 'a (2).txt', 'etc/passwd', 'b/c.txt']);
    expect(planned.changes).toMatchObject({ changed: 2, renamed: 1, links: 0, leftOut: 0 });
  });

  it('leave devices out, and count links', () => {
    const entries = [entry('tty', 'special'), entry('to-a', 'link'), entry('a')];
    const { entries: planned, changes } = planOutput(entries, { flatten: false });
    expect(planned.map(({ path }) => path)).toEqual(['to-a', 'a']);
    expect(changes).toMatchObject({ links: 1, leftOut: 1 });
  });

  it('lose the folders around everything if they are to', () => {
    const wrapped = ['site/', 'site/public/', 'site/public/a.html', 'site/public/img/b.png'];
    expect(pathsOf(plan(wrapped))).toEqual(wrapped);
    expect(pathsOf(plan(wrapped, true))).toEqual(['a.html', 'img/b.png']);
    expect(pathsOf(plan(['site/a.html', 'other/b.png'], true))).toEqual(['site/a.html', 'other/b.png']);
  });

  it('keep an empty folder beside the files, which is no folder around them', () => {
    expect(pathsOf(plan(['site/a.html', 'empty/'], true))).toEqual(['site/a.html', 'empty/']);
  });

  it('lose them although macOS added a folder of its own, which stays', () => {
    expect(pathsOf(plan(['site/a.html', '__MACOSX/site/._a.html'], true))).toEqual([
      'a.html',
      '__MACOSX/site/._a.html',
    ]);
  });

  it('turn an archive that is opened into a folder of its name', () => {
    const [inner, file] = [entry('photos.ZIP'), entry('photos')];
    const { entries } = planOutput([inner, file], { flatten: false, isOpened: (opened) => opened === inner });
    expect(entries.map(({ path }) => path)).toEqual(['photos', 'photos (2)']);
  });
});

import { describe, expect, it } from 'vitest';
import { safePath } from '../../../../catalog/files/archive-names/safe-path.ts';

describe('a path of an archive', () => {
  it.each([
    ['a.txt', 'a.txt'],
    ['folder/a.txt', 'folder/a.txt'],
    ['folder\\a.txt', 'folder/a.txt'],
    ['./folder//a.txt', 'folder/a.txt'],
    ['folder/', 'folder'],
    ['caf\u00e9.txt', 'caf\u00e9.txt'],
    ['cafe\u0301.txt', 'caf\u00e9.txt'],
  ])('stays as it is: %j', (path, expected) => {
    const { segments, changed } = safePath(path);
    expect([segments.join('/'), changed]).toEqual([expected, false]);
  });

  it.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['a/../../b.txt', 'a/b.txt'],
    ['/etc/passwd', 'etc/passwd'],
    ['//server/share/x', 'server/share/x'],
    ['C:\\Windows\\x.dll', 'Windows/x.dll'],
    ['C:x.dll', 'C_x.dll'],
    ['..', ''],
    ['con.txt', 'con_.txt'],
    ['folder/NUL', 'folder/NUL_'],
    ['a:b*c?.txt', 'a_b_c_.txt'],
    ['dots...', 'dots'],
    [' padded ', 'padded'],
    ['new\nline\u202etxt.exe', 'new_line_txt.exe'],
    ['nul\0byte', 'nul_byte'],
    ['...', '_'],
  ])('is changed: %j becomes %j', (path, expected) => {
    const { segments, changed } = safePath(path);
    expect([segments.join('/'), changed]).toEqual([expected, true]);
  });

  it('is shortened if it is too long for a disk', () => {
    const { segments } = safePath(`${'deep/'.repeat(2000)}${'語'.repeat(500)}.txt`);
    expect(segments.length).toBeLessThan(50);
    expect(Buffer.byteLength(segments.at(-1) ?? '')).toBeLessThan(255);
    expect(segments.at(-1)).toMatch(/\.txt$/);
  });
});

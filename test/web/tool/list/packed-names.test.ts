import { expect, it } from 'vitest';
import { setRelativePath } from '../../../../web/files/relative-path.ts';
import { packedNames } from '../../../../web/tool/list/packed-names.ts';

/** A file that was dropped, and lay there. */
function file(path: string): File {
  const dropped = new File([], path.split('/').at(-1) ?? '');
  setRelativePath(dropped, path);
  return dropped;
}

it('keeps folders, and distinguishes files of the same path', () => {
  const files = [file('a.txt'), file('/photos/a.txt'), file('a.txt'), file('A.TXT'), file('/photos/b/c.txt')];
  expect(packedNames(files)).toEqual(['a.txt', 'photos/a.txt', 'a (2).txt', 'A (3).TXT', 'photos/b/c.txt']);
});

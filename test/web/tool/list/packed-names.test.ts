import { expect, it } from 'vitest';
import { packedNames } from '../../../../web/tool/list/packed-names.ts';

const file = (path: string) => Object.assign(new File([], path.split('/').at(-1) ?? ''), { path });

it('keeps folders, and tells files of the same path apart', () => {
  const files = [file('./a.txt'), file('/photos/a.txt'), file('./a.txt'), file('./A.TXT'), file('/photos/b/c.txt')];
  expect(packedNames(files)).toEqual(['a.txt', 'photos/a.txt', 'a (2).txt', 'A (3).TXT', 'photos/b/c.txt']);
});

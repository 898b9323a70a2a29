import { expect, it } from 'vitest';
import { dispositionName } from '../../../web/client/disposition-name.ts';

it.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="with space.pdf"', 'with space.pdf'],
  ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`, 'Größe.pdf'],
  [`attachment; filename*=utf-8'de'%E6%96%87.pdf; filename="x.pdf"`, '文.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4.pdf`, null],
])('%s names %s', (header, name) => {
  expect(dispositionName(header)).toBe(name);
});

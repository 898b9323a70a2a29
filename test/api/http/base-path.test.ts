import { describe, expect, it } from 'vitest';
import { withoutBasePath } from '../../../api/http/base-path.ts';

describe('withoutBasePath', () => {
  it.each([
    ['/files/word-to-pdf', '/word-to-pdf'],
    ['/files/api//convert-x?a=1', '/api//convert-x?a=1'],
    ['/files', '/'],
    ['/files/', '/'],
    ['/files?from=mail', '/?from=mail'],
    ['/word-to-pdf', '/word-to-pdf'],
    ['/filesystem', '/filesystem'],
    ['/', '/'],
  ])('takes /files off %s', (url, expected) => {
    expect(withoutBasePath(url, '/files')).toBe(expected);
  });

  it('leaves URLs unchanged at the root', () => {
    expect(withoutBasePath('/files/word-to-pdf', '')).toBe('/files/word-to-pdf');
  });
});

import { describe, expect, it } from 'vitest';
import { headRuns } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/head-runs.ts';

const runs = (kinds: string, mayBegin: (page: number) => boolean = () => true) =>
  headRuns([...kinds], mayBegin).map(({ from, to, hasOwnFirst, alternates }) => ({
    pages: kinds.slice(from, to),
    ...(hasOwnFirst ? { hasOwnFirst } : {}),
    ...(alternates ? { alternates } : {}),
  }));

describe('runs of running heads', () => {
  it('hold pages with the same heads', () => {
    expect(runs('aaaa')).toEqual([{ pages: 'aaaa' }]);
    expect(runs('a')).toEqual([{ pages: 'a' }]);
  });

  it('may begin with a page of its own kind', () => {
    expect(runs('-aaa')).toEqual([{ pages: '-aaa', hasOwnFirst: true }]);
  });

  it('may alternate', () => {
    expect(runs('-ababa')).toEqual([{ pages: '-ababa', hasOwnFirst: true, alternates: true }]);
  });

  it('may alternate for three pages', () => {
    expect(runs('abacc')).toEqual([{ pages: 'aba', alternates: true }, { pages: 'cc' }]);
    expect(runs('-aaa', (page) => page !== 1)).toEqual([{ pages: '-aaa', hasOwnFirst: true }]);
  });

  it('have a first page of its own where the next one cannot begin a section', () => {
    expect(runs('abc', (page) => page !== 1)).toEqual([{ pages: 'ab', hasOwnFirst: true }, { pages: 'c' }]);
  });

  it('end where the heads change', () => {
    expect(runs('aaabbb')).toEqual([{ pages: 'aaa' }, { pages: 'bbb' }]);
    expect(runs('aab')).toEqual([{ pages: 'aa' }, { pages: 'b' }]);
  });

  it('go on where a section cannot begin', () => {
    expect(runs('aabaa', (page) => page !== 2)).toEqual([{ pages: 'aabaa' }]);
  });
});

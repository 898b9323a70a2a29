import { describe, expect, it } from 'vitest';
import { keptResults, type Result, resultStore, withResult } from '../../../web/results/result-store.ts';

const result = (id: number, bytes = 1): Result => ({
  id,
  toolTitle: 'Word to PDF',
  download: { blob: { size: bytes } as Blob, filename: `${id}.pdf`, report: null },
});
const ids = (results: readonly Result[]) => results.map(({ id }) => id);

describe('the results of a visit', () => {
  it('are listed newest first', () => {
    expect(ids(withResult([result(1)], result(2)))).toEqual([2, 1]);
  });

  it('drop the oldest beyond their number', () => {
    const many = Array.from({ length: keptResults.maxCount }, (_, index) => result(index));
    const kept = withResult(many, result(99));
    expect(kept).toHaveLength(keptResults.maxCount);
    expect(kept[0]?.id).toBe(99);
  });

  it('drop the oldest beyond their size, but never the newest', () => {
    const half = keptResults.maxBytes / 2;
    expect(ids(withResult([result(1, half), result(2, half)], result(3, half)))).toEqual([3, 1]);
    expect(ids(withResult([result(1)], result(2, keptResults.maxBytes + 1)))).toEqual([2]);
  });

  it('notify listeners of each change', () => {
    let told = 0;
    const stop = resultStore.subscribe(() => told++);
    resultStore.add('Word to PDF', result(0).download);
    const [added] = resultStore.results();
    resultStore.remove(added?.id ?? -1);
    expect(resultStore.results()).toEqual([]);
    resultStore.add('Word to PDF', result(0).download);
    resultStore.clear();
    stop();
    resultStore.add('Word to PDF', result(0).download);
    resultStore.clear();
    expect(told).toBe(4);
  });
});

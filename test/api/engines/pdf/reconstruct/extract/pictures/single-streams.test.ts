import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { createSingleStreams } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/single-streams.ts';

describe('data of a picture', () => {
  const stream = (data: string, lineEnd = '\n') => `<< >> stream${lineEnd}${data}\nendstream\n`;
  const isSingle = (data: string, file: string) => createSingleStreams()('hash', Buffer.from(data), Buffer.from(file));

  it('is of a single stream if the file has it once', () => {
    const samples = 'samples of a picture';
    expect(isSingle(samples, stream('others') + stream(samples))).toBe(true);
    expect(isSingle(samples, stream(samples, '\r\n') + stream('samples of a picturf'))).toBe(true);
  });

  it('may be of several streams if the file has it more often, or packed', () => {
    expect(isSingle('samples', stream('samples') + stream('samples', '\r\n'))).toBe(false);
    expect(isSingle('samples', stream('selpmas'))).toBe(false);
    expect(isSingle('', stream(''))).toBe(false);
  });

  it('is compared once', () => {
    const isSingle = createSingleStreams();
    const file = Buffer.from(stream('samples'));
    const compare = vi.spyOn(Buffer.prototype, 'compare');
    const told = [1, 2].map(() => isSingle('hash', Buffer.from('samples'), file));
    expect(told).toEqual([true, true]);
    // The keyword at its end is taken for a start, too.
    expect(compare).toHaveBeenCalledTimes(2);
    compare.mockRestore();
  });

  it('is not compared with more bytes than a limit', () => {
    const file = Buffer.from('stream\n'.repeat(100_000));
    const compare = vi.spyOn(Buffer.prototype, 'compare');
    expect(createSingleStreams()('hash', file.subarray(7, 350_000), file)).toBe(false);
    const bytes = compare.mock.calls.reduce((sum, [, , end]) => sum + Number(end), 0);
    expect(bytes).toBeLessThan(1.1 * limits.maxComparedStreamBytes);
    compare.mockRestore();
  });
});

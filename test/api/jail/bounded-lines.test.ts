import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../../api/jail/bounded-lines.ts';
import { withinCpuTime } from '../../support/processes/within-cpu-time.ts';

/** What a reader hears of chunks, until it has heard `enough` lines. */
async function heard(chunks: readonly (string | Buffer)[], enough = Number.POSITIVE_INFINITY) {
  const stream = new PassThrough();
  const lines: string[] = [];
  let floods = 0;
  readLines(
    stream,
    (line) => lines.push(line) < enough,
    () => floods++,
  );
  for (const chunk of chunks) {
    if (!stream.destroyed) stream.write(chunk);
    await turn();
  }
  return { lines, floods, destroyed: stream.destroyed };
}

describe('lines of a pipe', () => {
  it('arrive whole, however they are cut', async () => {
    const bytes = Buffer.from('one\nzwölf\n\nlast');
    const each = [...bytes].map((byte) => Buffer.of(byte));
    expect((await heard([bytes])).lines).toEqual(['one', 'zwölf', '']);
    expect(await heard(each)).toEqual({ lines: ['one', 'zwölf', ''], floods: 0, destroyed: false });
  });

  it('end reading when one never ends', async () => {
    const endless = Array.from({ length: 40 }, () => Buffer.alloc(65_536, 'x'));
    expect(await heard(['first\n', ...endless, '\nnot read\n'])).toEqual({
      lines: ['first'],
      floods: 1,
      destroyed: true,
    });
  });

  it(
    'are not read after the one that was too many, even in the same chunk',
    withinCpuTime(1000, async () => {
      const flood = 'x\n'.repeat(2_000_000);
      expect(await heard([flood, flood], 3)).toEqual({ lines: ['x', 'x', 'x'], floods: 0, destroyed: true });
    }),
  );

  it('end silently with their pipe', async () => {
    const stream = new PassThrough();
    const lines: string[] = [];
    readLines(
      stream,
      (line) => lines.push(line) > 0,
      () => {},
    );
    stream.write('one\n');
    stream.destroy(new Error('EPIPE'));
    await turn();
    expect(lines).toEqual(['one']);
  });
});

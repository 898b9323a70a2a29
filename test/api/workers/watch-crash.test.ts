import { expect, it, vi } from 'vitest';
import { watchCrash } from '../../../api/workers/watch-crash.ts';

/** A process, and what ends it. */
function runningProcess() {
  let end = (_how: { stderr: string; outgrown: boolean }) => {};
  const ended = new Promise<{ stderr: string; outgrown: boolean }>((resolve) => {
    end = resolve;
  });
  return { ended, end: (stderr: string) => end({ stderr, outgrown: false }) };
}
const torn = { type: 'crashed', reason: 'torn' };

it('tells the last listener alone', async () => {
  const { ended, end } = runningProcess();
  const { crashed, listen } = watchCrash(ended);
  const [first, second] = [vi.fn(), vi.fn()];
  listen(first);
  listen(second);
  end('torn\n');
  expect(await crashed).toEqual(torn);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(torn);
});

it('tells a listener that comes after the end', async () => {
  const { ended, end } = runningProcess();
  const { crashed, listen } = watchCrash(ended);
  end('torn');
  await crashed;
  const late = vi.fn();
  listen(late);
  expect(late).toHaveBeenCalledExactlyOnceWith(torn);
});

it('leaves nothing of a job with the process, which would keep its request', () => {
  const { ended } = runningProcess();
  const { crashed, listen } = watchCrash(ended);
  const added = [vi.spyOn(ended, 'then'), vi.spyOn(crashed, 'then')];
  for (let job = 0; job < 3; job++) {
    listen(vi.fn());
    listen(null);
  }
  for (const spy of added) expect(spy).not.toHaveBeenCalled();
});

import { describe, expect, it } from 'vitest';
import { findCulprits } from '../../../../../../api/engines/pdf/compress/check/find-culprits.ts';

const suspects = Array.from({ length: 16 }, (_, index) => `${index + 1} 0 R`);

/** A page that passes once all of these are put back, and how often it was asked. */
function pageWith(...culprits: readonly string[]) {
  const asked: (readonly string[])[] = [];
  const passes = async (putBack: readonly string[]) => {
    asked.push(putBack);
    return culprits.every((culprit) => putBack.includes(culprit));
  };
  return { passes, asked };
}

describe('culprits among the pictures of a page', () => {
  it.each([['5 0 R'], ['16 0 R']])('are found if there is one: %s', async (culprit) => {
    const { passes, asked } = pageWith(culprit);
    expect(await findCulprits(suspects, passes, 30)).toEqual([culprit]);
    expect(asked.length).toBeLessThan(10);
  });

  it('are found if there are several', async () => {
    const { passes } = pageWith('2 0 R', '3 0 R', '15 0 R');
    expect([...(await findCulprits(suspects, passes, 60))].sort()).toEqual(['15 0 R', '2 0 R', '3 0 R']);
  });

  it('are all suspects once there is no trial left, and those at fault always among them', async () => {
    const { passes, asked } = pageWith('2 0 R', '15 0 R');
    const found = await findCulprits(suspects, passes, 4);
    expect(asked).toHaveLength(4);
    expect(found).toEqual(expect.arrayContaining(['2 0 R', '15 0 R']));
  });

  it('are all suspects if none of them is at fault alone', async () => {
    const { passes, asked } = pageWith('99 0 R');
    expect(await findCulprits(suspects, passes, 30)).toEqual(suspects);
    expect(asked).toHaveLength(1);
  });

  it('need no trial if there is only one suspect', async () => {
    const { passes, asked } = pageWith('1 0 R');
    expect(await findCulprits(['1 0 R'], passes, 30)).toEqual(['1 0 R']);
    expect(asked).toEqual([]);
  });
});

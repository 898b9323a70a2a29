import { expect, it } from 'vitest';
import { settlesInOrder } from '../../../../../../api/engines/pdf/recognise/in-order/settles-in-order.ts';

it('settles items in their order, one at a time, whatever order they are ready in', async () => {
  const settled: string[] = [];
  let running = 0;
  const settle = settlesInOrder<string>(async ({ at, item }) => {
    expect(++running).toBe(1);
    await new Promise((end) => setTimeout(end, 1));
    running--;
    settled.push(`${at} ${item}`);
  });
  await settle({ at: 2, item: 'c' });
  expect(settled).toEqual([]);
  await Promise.all([settle({ at: 0, item: 'a' }), settle({ at: 1, item: 'b' })]);
  expect(settled).toEqual(['0 a', '1 b', '2 c']);
});

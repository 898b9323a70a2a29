import { expect, it } from 'vitest';
import { createAccounts } from '../../../../api/engines/text-layout/accounts.ts';

const lost = expect.objectContaining({ code: 'content-lost' });

it('settles once every line is on a page that was written', () => {
  const [accounts, first, second] = [createAccounts(), {}, {}];
  accounts.set(2);
  accounts.draw(first);
  accounts.draw(second);
  accounts.write(first);
  expect(() => accounts.settle(null)).toThrow(lost);
  accounts.write(second);
  expect(() => accounts.settle(1)).not.toThrow();
  expect(() => accounts.settle(2)).toThrow(lost);
});

it('counts a page that is written twice once', () => {
  const [accounts, page] = [createAccounts(), {}];
  accounts.set(2);
  accounts.draw(page);
  accounts.write(page);
  accounts.write(page);
  expect(() => accounts.settle(null)).toThrow(lost);
});

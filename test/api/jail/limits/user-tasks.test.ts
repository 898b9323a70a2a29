import { expect, it } from 'vitest';
import { ownTasks } from '../../../../api/jail/limits/user-tasks.ts';

it('remembers its own count', () => {
  expect(ownTasks()).toBe(ownTasks());
  expect(ownTasks()).toBeGreaterThan(0);
});

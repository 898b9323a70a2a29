import { expect, it } from 'vitest';
import { optionalVersion, withoutProgram } from '../../../api/formats/optional-program.ts';
import { ProblemError } from '../../../api/problem.ts';

const missing = new ProblemError('engine-unavailable', undefined, { cause: 'no such program' });
const late = new ProblemError('conversion-timeout');

it('returns the version of a program, or says that it is not installed', async () => {
  expect(await optionalVersion(Promise.resolve('1.5'))).toBe('1.5');
  expect(await optionalVersion(Promise.reject(missing))).toBe('not installed');
  await expect(optionalVersion(Promise.reject(late))).rejects.toBe(late);
});

it('tells the visitor which format cannot be written, and returns other errors unchanged', () => {
  expect(withoutProgram(missing, 'zst')).toMatchObject({
    code: 'engine-unavailable',
    detail: expect.stringContaining('.zst'),
    cause: 'no such program',
  });
  expect(withoutProgram(late, 'zst')).toBe(late);
});

import type { Problem } from '../../catalog/problems.ts';

/** A conversion that the server answered with a problem. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail ?? problem.title}`);
    this.problem = problem;
  }
}

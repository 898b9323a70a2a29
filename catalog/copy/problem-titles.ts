import { type ProblemCode, problems } from '../problems.ts';

/** What happened, in a few words. */
export const problemTitle = (code: ProblemCode): string => problems[code].title;

import { ProblemError } from '../../../problem.ts';

/** The problem of a PDF whose text takes more than the server allows. */
export const tooComplex = (of: 'time' | 'memory', cause: unknown) =>
  new ProblemError(
    'too-complex',
    `Reading this PDF takes more ${of} than the server allows. Split it and try the parts.`,
    { cause },
  );

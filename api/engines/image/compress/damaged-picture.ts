import { ProblemError } from '../../../problem.ts';

/** A JPEG or PNG that cannot be decoded. */
export function damagedPicture(cause: unknown): ProblemError {
  const detail =
    'The picture could not be decoded: it is incomplete or damaged. Copy or download it again from where it came, or ' +
    'save it again in a picture program, and try that.';
  return new ProblemError('damaged-file', detail, { cause });
}

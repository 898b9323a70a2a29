import { ProblemError } from '../../../problem.ts';

/** A JPEG or PNG that cannot be decoded. */
export function damagedPicture(cause: unknown): ProblemError {
  const detail =
    'The picture can’t be decoded: it’s incomplete or damaged. Copy or download it again from where it came, or ' +
    'save it again in an image editor, and try that.';
  return new ProblemError('damaged-file', detail, { cause });
}

/** A picture that would not look like its original in another format. */
export function unfaithfulPicture(cause: unknown): ProblemError {
  const detail =
    'The result wouldn’t look like your picture, so it isn’t sent. Choose a higher quality, or save the picture again ' +
    'in an image editor, and try that.';
  return new ProblemError('conversion-failed', detail, { cause });
}

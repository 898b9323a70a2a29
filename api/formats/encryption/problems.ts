import { ProblemError } from '../../problem.ts';

/** The problem of a password that does not open the document. */
export const wrongPassword = (): ProblemError =>
  new ProblemError('wrong-password', 'The password doesn’t open this document. Check it and try again.');

/** The problem of a document with an unsupported kind of encryption. */
export const unknownEncryption = (cause: string): ProblemError =>
  new ProblemError(
    'unsupported-file-type',
    'This document is encrypted in a way that this server can’t open, even with the password. Open it in the program that made it, remove the password, save it, and send it again.',
    { cause },
  );

/** The problem of a document whose encryption has no valid description. */
export const damagedEncryption = (cause: string): ProblemError =>
  new ProblemError(
    'damaged-file',
    'The encryption of this document is damaged. Open it in the program that made it, save it again, and send the new copy.',
    { cause },
  );

import type { ProblemCode } from '../../problems.ts';

/** Advice for when the server gives no detail. */
export const advice = {
  'missing-file': 'Choose a file and try again.',
  'empty-file': 'Choose another copy of it.',
  'unsupported-file-type': 'Check that the file is the type named on this page.',
  'file-too-large': 'Choose a smaller file.',
  'too-few-files': 'Add another file and try again.',
  'too-many-files': 'Remove some files and try again.',
  'invalid-field': 'Check the settings and try again.',
  'invalid-request': 'Try again. If it happens again, reload the page.',
  'idempotency-key-reused': 'Another request has this idempotency key. Send this one with a new key.',
  'upload-too-slow': 'Check your connection and try again, or choose a smaller file.',
  'password-protected': 'Enter the password and try again, or use a copy without a password.',
  'wrong-password': 'Check the password and try again.',
  'damaged-file': 'Open the file in the program that made it, save it again and use the new copy.',
  'signed-document': 'Changing the document would break its signature. Use an unsigned copy.',
  'nothing-recognised': 'The file seems to contain only pictures.',
  'too-complex': 'Split the file into smaller parts and convert them one by one.',
  'conversion-failed': 'Open the file in the program that made it, save it again and use the new copy.',
  'content-lost': 'Open the file in the program that made it, save it again and use the new copy.',
  'conversion-timeout': 'Split the file into smaller parts, or try again later.',
  'engine-unavailable': 'The operator of this server hasn’t set it up.',
  busy: 'It’s working on other files. Wait a moment and try again.',
  'key-refused': 'Check the key, or send none.',
  'rate-limited': 'You sent a lot of files in a short time. Wait a minute and try again.',
  'not-found': 'This server doesn’t offer this tool.',
  'method-not-allowed': 'Use the method that the Allow header names.',
  internal: 'Your file isn’t the cause. Try again now or a little later.',
} as const satisfies Record<ProblemCode, string>;

/** A failure in the words of its panel. */
export interface FailureText {
  readonly title: string;
  readonly detail: string;
}

/** Without an answer of the server: no connection at all, or one that broke. */
export const noAnswer = {
  offline: { title: 'You’re offline', detail: 'Your file is still here. Connect to the internet and try again.' },
  unreachable: {
    title: 'The server couldn’t be reached',
    detail: 'The connection dropped before the result arrived. Your file is still here; try again in a moment.',
  },
} as const satisfies Record<string, FailureText>;

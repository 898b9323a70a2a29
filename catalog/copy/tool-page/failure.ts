import type { Problem, ProblemCode } from '../../problems.ts';

/** Why a conversion failed: what the server said, or that it could not be asked. */
export type FailureReason = Problem | 'offline' | 'unreachable';

/** A failure in the words of its panel. */
export interface FailureText {
  readonly title: string;
  readonly detail: string;
}

/** What to try where the server gives no detail of its own. */
const advice = {
  'missing-file': 'Choose a file and try again.',
  'empty-file': 'The file holds no bytes. Choose another copy of it.',
  'unsupported-file-type': 'Check that the file is of the type that this page names.',
  'file-too-large': 'Choose a smaller file.',
  'too-few-files': 'Add another file and try again.',
  'too-many-files': 'Take some files away and try again.',
  'invalid-field': 'Check the settings and try again.',
  'invalid-request': 'Try again. If it happens again, load the page anew.',
  'upload-too-slow': 'Check your connection and try again, or choose a smaller file.',
  'password-protected': 'Save a copy without the password and use that.',
  'wrong-password': 'Check the password and try again.',
  'damaged-file': 'Open the file in the program that made it, save it again and use the new copy.',
  'signed-document': 'Changing it would break its signature. Use a copy without one.',
  'nothing-recognised': 'The file seems to hold pictures only.',
  'too-complex': 'Split the file into smaller parts and send them one by one.',
  'conversion-failed': 'Open the file in the program that made it, save it again and use the new copy.',
  'conversion-timeout': 'Split the file into smaller parts, or try again later.',
  'engine-unavailable': 'The operator of this server has not set it up.',
  busy: 'Many files are being worked on right now. Wait a moment and try again.',
  'rate-limited': 'You sent many files in a short time. Wait a minute and try again.',
  'not-found': 'This server does not offer this tool.',
  internal: 'It is not your file. Try again; if it happens again, try later.',
} as const satisfies Record<ProblemCode, string>;

/** What happened and what to try, in plain words. */
export function failureText(reason: FailureReason): FailureText {
  if (reason === 'offline') {
    return { title: 'You are offline', detail: 'Your file is still here. Connect to the internet and try again.' };
  }
  if (reason === 'unreachable') {
    return {
      title: 'The server could not be reached',
      detail: 'The connection broke before the result arrived. Your file is still here; try again in a moment.',
    };
  }
  return { title: reason.title, detail: reason.detail ?? advice[reason.code] };
}

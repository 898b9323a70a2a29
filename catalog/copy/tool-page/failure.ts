import type { Problem, ProblemCode } from '../../problems.ts';
import { advice, type FailureText, noAnswer } from './failure-words.ts';

/** Why a conversion failed: the server's problem, or no answer at all. */
export type FailureReason = Problem | 'offline' | 'unreachable';

/** What happened and what to try, in plain words. */
export function failureText(reason: FailureReason): FailureText {
  if (typeof reason === 'string') return noAnswer[reason];
  return { title: reason.title, detail: reason.detail ?? advice[reason.code] };
}

/** What helps after a failure: the same file once more, another file, the password, or doing without a signature. */
export type Remedy = 'retry' | 'choose' | 'password' | 'unsign';

/** Failures that the same file would only repeat. */
const final: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'empty-file',
  'unsupported-file-type',
  'file-too-large',
  'damaged-file',
  'content-lost',
  'too-complex',
  'nothing-recognised',
  'signed-document',
  'password-protected',
  'wrong-password',
]);

/** What a page can do after a failure. */
export interface Means {
  readonly asksPassword: boolean;
  readonly dropsSignatures: boolean;
}

/** What to offer first after a failure, on a page with these means. */
export function remedyFor(reason: FailureReason, { asksPassword, dropsSignatures }: Means): Remedy {
  if (typeof reason === 'string' || !final.has(reason.code)) return 'retry';
  if (reason.code === 'signed-document' && dropsSignatures) return 'unsign';
  const isLocked = reason.code === 'password-protected' || reason.code === 'wrong-password';
  return isLocked && asksPassword ? 'password' : 'choose';
}

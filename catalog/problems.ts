/** One kind of failure: HTTP status and title (RFC 9457). Codes are permanent. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** All problems, with the status and the title of their answers (RFC 9457). */
export const problems = {
  'missing-file': { status: 400, title: 'No file was sent' },
  'empty-file': { status: 400, title: 'The file is empty' },
  'unsupported-file-type': { status: 415, title: 'This tool doesn’t take that type of file' },
  'file-too-large': { status: 413, title: 'The file is too large' },
  'too-few-files': { status: 400, title: 'More files are needed' },
  'too-many-files': { status: 400, title: 'Too many files' },
  'invalid-field': { status: 422, title: 'A setting isn’t valid' },
  'invalid-request': { status: 400, title: 'The request couldn’t be read' },
  'idempotency-key-reused': { status: 422, title: 'The idempotency key belongs to another request' },
  'upload-too-slow': { status: 408, title: 'The upload took too long' },
  'password-protected': { status: 422, title: 'The file is protected by a password' },
  'wrong-password': { status: 422, title: 'The password isn’t right' },
  'damaged-file': { status: 422, title: 'The file is damaged' },
  'signed-document': { status: 422, title: 'The document is signed' },
  'nothing-recognised': { status: 422, title: 'No text was found' },
  'too-complex': { status: 422, title: 'The file asks for too much work' },
  'conversion-failed': { status: 422, title: 'The file couldn’t be converted' },
  'content-lost': { status: 422, title: 'The result would lack part of the file' },
  'conversion-timeout': { status: 422, title: 'The conversion took too long' },
  'engine-unavailable': { status: 503, title: 'This tool isn’t available on this server' },
  busy: { status: 503, title: 'The server is busy' },
  'key-refused': { status: 401, title: 'The key isn’t accepted' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This address takes other requests' },
  internal: { status: 500, title: 'Something went wrong on the server' },
} as const satisfies Record<string, ProblemKind>;

/** A problem, by its name. */
export type ProblemCode = keyof typeof problems;

/** All problems, in the order of the table. */
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** A problem as it travels (RFC 9457, application/problem+json), with the permanent code as an extension member. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  /** What is wrong with this file and what would work, for the visitor. */
  readonly detail?: string;
}

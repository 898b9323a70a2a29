import { failureText } from '../../catalog/copy/tool-page/failure.ts';
import { type ProblemCode, problems } from '../../catalog/problems.ts';

const ofTheFile = 'Nothing: it is the file. The log has no name and no content, but a cause where a program gave one.';
const ofTheRequest = 'Nothing: it is the request.';
const ofTheLimits = 'Raise the limit that the answer names, if the machine can bear it ([settings](settings.md)).';

/** What an operator can do about each problem. */
const operatorAdvice: Readonly<Record<ProblemCode, string>> = {
  'missing-file': ofTheRequest,
  'empty-file': ofTheFile,
  'unsupported-file-type': ofTheFile,
  'file-too-large':
    '`MAX_FILE_MB` replaces every tool’s own limit. A reverse proxy has a limit of its own, and answers without a problem document.',
  'too-few-files': ofTheRequest,
  'too-many-files': ofTheRequest,
  'invalid-field': ofTheRequest,
  'invalid-request': ofTheRequest,
  'idempotency-key-reused': ofTheRequest,
  'upload-too-slow':
    '`MIN_UPLOAD_KB_PER_SECOND`, `MAX_STALL_SECONDS` and `MAX_UPLOAD_MINUTES` say how slow is too slow. A reverse proxy that stores uploads before it sends them on may be the cause.',
  'password-protected': ofTheFile,
  'wrong-password': ofTheFile,
  'damaged-file': ofTheFile,
  'signed-document': ofTheFile,
  'nothing-recognised':
    'Text recognition needs the languages of the documents: install their `tesseract-ocr-…` packages; `tesseract --list-langs` lists the installed ones.',
  'too-complex': ofTheFile,
  'conversion-failed':
    'One file: nothing. Many files: look at `cause` in the log, and run `npm run doctor`, which tries every engine.',
  'content-lost': ofTheFile,
  'conversion-timeout':
    'Many at once: the machine has too much to do; lower `LIBREOFFICE_WORKERS` or `MAX_WAITING`, or add workers ([scaling](scaling.md)).',
  'engine-unavailable':
    '`npm run doctor` says which program is missing or fails; `DISABLED_TOOLS` switches tools off for good.',
  busy: 'Look at `/api/health` and the disk. `MAX_WAITING`, `MAX_MB_IN_FLIGHT`, `MIN_FREE_DISK_MB`; more machines ([scaling](scaling.md)).',
  'key-refused':
    'The key is not in the file of `API_KEYS`, or the page’s origin is not among the key’s. A changed file counts seconds later; one that cannot be used is told in the log, and the keys before it stay.',
  'rate-limited': `${ofTheLimits} Everybody at once: behind a reverse proxy, \`TRUST_PROXY\` is not set, and all visitors count as one. A program can have a key.`,
  'not-found': 'An address that no tool has; results of jobs are kept for ten minutes.',
  internal: 'Look at the log: the error is there with its stack. It is a defect; please report it.',
};

/** docs/problems.md: what each problem means for visitors and for operators. */
export function problemsPage(): string {
  const rows = (Object.keys(problems) as ProblemCode[]).map((code) => {
    const { status, title } = problems[code];
    const { detail } = failureText({ type: '', title, status, code });
    return `| \`${code}\` | ${status} | ${title}. ${detail} | ${operatorAdvice[code]} |`;
  });
  return [
    '# Problems, by their codes',
    '',
    'Every refusal has a code that never changes (`code` in the answer and in the log). `npm run docs` writes this page.',
    '',
    '| code | status | what visitors read | what an operator can do |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

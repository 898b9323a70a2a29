import { failureText } from '../../catalog/copy/tool-page/failure.ts';
import { type ProblemCode, problemCodes, problems } from '../../catalog/problems.ts';

const ofTheFile =
  'Nothing; the file is the cause. If a program gave a reason, the log has it as `cause`, without file names or contents.';
const ofTheRequest = 'Nothing; the request is the cause.';
const ofTheLimits = 'If the machine can handle more, raise the limit that the answer names ([settings](settings.md)).';

/** What an operator can do about each problem. */
const operatorAdvice: Readonly<Record<ProblemCode, string>> = {
  'missing-file': ofTheRequest,
  'empty-file': ofTheFile,
  'unsupported-file-type': ofTheFile,
  'file-too-large':
    '`MAX_FILE_MB` replaces every tool’s own limit. If the answer isn’t a problem document, the limit is the reverse proxy’s.',
  'too-few-files': ofTheRequest,
  'too-many-files': ofTheRequest,
  'invalid-field': ofTheRequest,
  'invalid-request': ofTheRequest,
  'idempotency-key-reused': ofTheRequest,
  'upload-too-slow':
    '`MIN_UPLOAD_KB_PER_SECOND`, `MAX_STALL_SECONDS` and `MAX_UPLOAD_MINUTES` say how slow is too slow. A reverse proxy that buffers uploads can also be the cause.',
  'password-protected': ofTheFile,
  'wrong-password': ofTheFile,
  'damaged-file': ofTheFile,
  'signed-document': ofTheFile,
  'nothing-recognised':
    'Install the `tesseract-ocr-…` packages for the languages of your documents; `tesseract --list-langs` lists the installed ones.',
  'too-complex': ofTheFile,
  'conversion-failed':
    'For a single file, nothing. If many files fail, look at `cause` in the log and run `npm run doctor`, which tests every engine.',
  'content-lost': ofTheFile,
  'conversion-timeout':
    'If it happens often, the machine is overloaded: lower `LIBREOFFICE_WORKERS` or `MAX_WAITING`, or add workers ([scaling](scaling.md)).',
  'engine-unavailable':
    'Run `npm run doctor` to see which program is missing or fails. To turn tools off permanently, use `DISABLED_TOOLS`.',
  busy: 'Check `/api/health` and the disk. Adjust `MAX_WAITING`, `MAX_MB_IN_FLIGHT` or `MIN_FREE_DISK_MB`, or add machines ([scaling](scaling.md)).',
  'key-refused':
    'The key isn’t in the file named by `API_KEYS`, or its `origins` don’t include the page’s origin. Changes to the file take effect within seconds. If the new file is invalid, the log says so and the previous keys stay valid.',
  'rate-limited': `${ofTheLimits} If everyone is refused at once behind a reverse proxy, \`TRUST_PROXY\` isn’t set and all visitors count as one. Give programs that need more a key.`,
  'not-found': 'No tool has this address, or a job’s result has expired: results are kept for ten minutes.',
  'method-not-allowed': ofTheRequest,
  internal: 'This is a bug. The log has the error with its stack trace; please report it.',
};

/** docs/problems.md: what each problem means for visitors and for operators. */
export function problemsPage(): string {
  const rows = problemCodes.map((code) => {
    const { status, title } = problems[code];
    const { detail } = failureText({ type: '', title, status, code });
    return `| \`${code}\` | ${status} | ${title}. ${detail} | ${operatorAdvice[code]} |`;
  });
  return [
    '# Problems by code',
    '',
    'Every refusal has a permanent code (`code` in the answer and in the log). `npm run docs` generates this page.',
    '',
    '| code | status | what visitors see | what an operator can do |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

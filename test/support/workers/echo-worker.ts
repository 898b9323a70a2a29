import { ProblemError } from '../../../api/problem.ts';
import { serveRequests } from '../../../api/workers/serve-requests.ts';

/** What a test asks of the worker: to say a text again, to refuse, to break, to be silent or busy, or to end. */
export type EchoRequest =
  | { readonly say: string }
  | 'refuse'
  | 'break'
  | 'be silent'
  | 'be busy'
  | 'end'
  | 'talk nonsense';

const silence = new Promise<never>(() => setInterval(() => {}, 60_000));

await serveRequests<EchoRequest>('1.2', async (request) => {
  if (typeof request !== 'string') return request.say;
  if (request === 'refuse') throw new ProblemError('damaged-file', 'Try another copy.', { cause: 'no header' });
  if (request === 'break') throw new TypeError('a mistake');
  if (request === 'end') process.exit(3);
  while (request === 'be busy');
  if (request === 'talk nonsense') process.stdout.write('not the channel\n');
  return silence;
});

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ProblemError } from '../../api/problem.ts';
import { type ProblemCode, problems } from '../../catalog/problems.ts';
import { decodeReport, reportHeader } from '../../catalog/report.ts';
import { jobPath } from '../../catalog/site/paths.ts';
import type { Converter, Task } from './converter.ts';
import { formRequest, UnreadFile } from './form-request.ts';
import { writeResult } from './write-result.ts';

/** How many seconds a server may take to answer with the result; after that, it answers with the job's address. */
const waitSeconds = 50;

/** A Filewright server, and an API key if needed. */
export interface Server {
  /** With its base path: `https://example.org/files`. */
  readonly url: string;
  readonly key?: string | undefined;
}

/** The problem that a server answered with; `internal` if it is not a Filewright server's. */
async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, detail } = (body ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
  if (typeof code !== 'string' || !(code in problems)) {
    return new ProblemError('internal', `The server answered ${response.status}, and not as Filewright does.`);
  }
  return new ProblemError(code as ProblemCode, typeof detail === 'string' ? detail : undefined);
}

/** Converts on a server. */
export function openRemote({ url, key }: Server): Converter {
  const base = url.replace(/\/+$/, '');
  const authorization: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };

  /** Throws the problem that the server answered with, `engine-unavailable` if it cannot be reached, and UnreadFile. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(base + path, init).catch((error: Error) => {
      if (init.signal?.aborted) throw error;
      if (error.cause instanceof UnreadFile) throw error.cause;
      throw new ProblemError('engine-unavailable', `${base} could not be reached.`, { cause: error.cause });
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  async function convert(task: Task, signal: AbortSignal) {
    const { tool, files, settings } = task;
    const form = await formRequest(settings, tool.input.field, files);
    const headers = { ...form.headers, ...authorization, Prefer: `respond-async, wait=${waitSeconds}` };
    let response = await send(tool.endpoint, { ...form, headers, signal });
    if (response.status === 202) {
      const { id } = (await response.json()) as { readonly id: string };
      response = await send(`${jobPath(id)}/result`, { headers: authorization, signal });
    }
    const report = decodeReport(response.headers.get(reportHeader));
    if (report === null || response.body === null) {
      throw new ProblemError('internal', 'The answer lost its report on the way; a proxy may have dropped it.');
    }
    await writeResult(task.output, Readable.fromWeb(response.body as ReadableStream), signal);
    return report;
  }

  return { convert, close: async () => {} };
}

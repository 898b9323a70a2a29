import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ProblemError } from '../../api/problem.ts';
import { type ProblemCode, problems } from '../../catalog/problems.ts';
import { decodeReport, reportHeader } from '../../catalog/report.ts';
import { jobPath } from '../../catalog/site/paths.ts';
import type { Converter, Task } from './converter.ts';
import { writeResult } from './write-result.ts';

/** Seconds in which a server may send the result itself; later, it is fetched by the address of its job. */
const waitSeconds = 50;

/** A server of this project, and the key that its operator has given out, if any. */
export interface Server {
  /** With the path below which it is published: `https://example.org/files`. */
  readonly url: string;
  readonly key?: string | undefined;
}

/** What a server says is wrong; `internal` where it answers as no server of this project does. */
async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, detail } = (body ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
  if (typeof code !== 'string' || !(code in problems)) {
    return new ProblemError('internal', `The server answered ${response.status}, and not as Filewright does.`);
  }
  return new ProblemError(code as ProblemCode, typeof detail === 'string' ? detail : undefined);
}

async function formOf({ tool, files, settings }: Task): Promise<FormData> {
  const form = new FormData();
  for (const { path, name } of files) form.append(tool.input.field, await openAsBlob(path), name);
  for (const [name, value] of Object.entries(settings)) form.append(name, value);
  return form;
}

/** Converts with a server. */
export function openRemote({ url, key }: Server): Converter {
  const base = url.replace(/\/+$/, '');
  const authorization: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };

  /** Throws the problem of an answer that is one, and `engine-unavailable` where there is no answer. */
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(base + path, init).catch((error: Error) => {
      if (init.signal?.aborted) throw error;
      throw new ProblemError('engine-unavailable', `${base} could not be reached.`, { cause: error.cause });
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  async function convert(task: Task, signal: AbortSignal) {
    const headers = { ...authorization, Prefer: `respond-async, wait=${waitSeconds}` };
    let response = await ask(task.tool.endpoint, { method: 'POST', headers, body: await formOf(task), signal });
    if (response.status === 202) {
      const { id } = (await response.json()) as { readonly id: string };
      response = await ask(`${jobPath(id)}/result`, { headers: authorization, signal });
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

import ky, { HTTPError } from 'ky';
import { language } from '../../catalog/copy/language.ts';
import { problemTitle } from '../../catalog/copy/problem-titles.ts';
import { downloadName, safeName } from '../../catalog/files/filename.ts';
import { type Problem, type ProblemCode, problems } from '../../catalog/problems.ts';
import { decodeReport, type Report, reportHeader } from '../../catalog/report.ts';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { relativePath } from '../files/relative-path.ts';
import { ConversionError } from './conversion-error.ts';
import { dispositionName } from './disposition-name.ts';
import { followJob, type Place } from './follow-job.ts';
import { xhrFetch } from './xhr-fetch.ts';

/** A result as it arrived. */
export interface Download {
  readonly blob: Blob;
  readonly filename: string;
  readonly report: Report | null;
}

interface Options {
  /** The tool's endpoint on this site. */
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Uploaded so far, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** Called for conversions that have to wait, as their turn comes nearer. */
  readonly onPlace?: (place: Place) => void;
}

/**
 * The server answers with the result if it is ready within this many seconds. Otherwise the page fetches it later, so that
 * neither a proxy nor a sleeping phone can lose it.
 */
const preference = 'respond-async, wait=5';
const accepted = 202;

/** Problem codes for statuses that a proxy answers in the server's place. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'file-too-large',
  429: 'rate-limited',
  503: 'busy',
};

async function readProblem(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) {
    const problem = (await response.json()) as Problem;
    if (problem.code in problems) return problem;
  }
  const code = codeOfStatus[response.status] ?? 'internal';
  return { type: 'about:blank', code, title: problemTitle(code), status: response.status };
}

/** The request body: fields first, so that a server can check them before the files arrive. */
function formOf(tool: PageTool, files: readonly File[], fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(tool.input.field, file, tool.input.folders ? relativePath(file) : file.name);
  return form;
}

/**
 * Sends files to a tool and gives its result. Throws ConversionError for a problem, TypeError without a connection,
 * and the signal's reason when aborted.
 */
export async function convert(
  tool: PageTool,
  files: readonly File[],
  fields: Readonly<Record<string, string>>,
  { url, signal, onProgress, onPlace = () => {} }: Options,
): Promise<Download> {
  try {
    const answer = await ky.post(url, {
      fetch: (request) => xhrFetch(formOf(tool, files, fields), onProgress)(request as Request),
      headers: {
        accept: 'application/octet-stream, application/problem+json;q=0.9, */*;q=0.8',
        'accept-language': language.code,
        prefer: preference,
      },
      retry: 0,
      signal,
      timeout: false,
    });
    const job = answer.status === accepted ? answer.headers.get('location') : null;
    const response = job === null ? answer : await followJob(new URL(job, url), { signal, onPlace });
    const name = dispositionName(response.headers.get('content-disposition'));
    return {
      blob: await response.blob(),
      filename: name ?? downloadName(tool.output, safeName(files[0]?.name ?? ''), fields, files.length),
      report: decodeReport(response.headers.get(reportHeader)),
    };
  } catch (error) {
    if (error instanceof HTTPError) throw new ConversionError(await readProblem(error.response));
    throw error;
  }
}

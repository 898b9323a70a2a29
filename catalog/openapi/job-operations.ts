import { formatOf } from '../formats.ts';
import type { ProblemCode } from '../problems.ts';
import { jobPath } from '../site/paths.ts';
import type { Tool } from '../tool/tool.ts';
import { tools } from '../tools.ts';
import { binary } from './form-schema.ts';
import { endSamples, eventSamples, resultSamples, stateSamples } from './job-samples.ts';
import { problemResponses, problemsOfReading, resultFormats, resultHeaders } from './operations.ts';
import { problemsOfTool } from './tool-problems.ts';
import type { ApiSite, CodeSample, Json, Schema } from './types.ts';

/** The problems of a job's addresses. */
const problemsOfJob: readonly ProblemCode[] = [...problemsOfReading, 'not-found', 'busy'];

/** The problems of a job's result: those of any tool. */
const problemsOfResult = [...new Set([...problemsOfJob, ...tools.flatMap(problemsOfTool)])];

/** The tool of the example. */
const [firstTool] = tools as [Tool, ...Tool[]];

const parameters: Json = [
  { name: 'id', in: 'path', required: true, description: 'From the answer 202.', schema: { type: 'string' } },
];

function operation(
  operationId: string,
  summary: string,
  description: string,
  success: Readonly<Record<string, Json>>,
  samples: readonly CodeSample[],
  codes: readonly ProblemCode[] = problemsOfJob,
): Schema {
  return {
    operationId,
    tags: ['job'],
    summary,
    description,
    'x-codeSamples': samples.map((sample) => ({ ...sample })),
    parameters,
    responses: { ...success, ...problemResponses(codes) },
  };
}

function resultContent(): Schema {
  const content: Record<string, Json> = {};
  for (const format of tools.flatMap(resultFormats)) content[formatOf(format).mediaType] = { schema: binary };
  return content;
}

/** The addresses of conversions that go on by themselves. */
export function jobPaths({ url }: ApiSite): Readonly<Record<string, Json>> {
  const path = jobPath('{id}');
  const state = {
    description: 'The state.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
  };
  const events = {
    description:
      'An event `state` with a Job as its data at each change, until the conversion has ended, or for eight minutes.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  };
  const result = { description: 'The result.', headers: resultHeaders, content: resultContent() };
  return {
    [path]: {
      get: operation(
        'job',
        'State of a conversion',
        'Whether it waits, runs, is done or has failed, and while it waits, its place in the queue and the time that it is expected to take.',
        { 200: state },
        stateSamples(url),
      ),
      delete: operation(
        'endJob',
        'End a conversion and delete its files',
        'A conversion that waits or runs is ended; the result of one that is done is deleted.',
        { 204: { description: 'It is gone.' } },
        endSamples(url),
      ),
    },
    [`${path}/events`]: {
      get: operation(
        'jobEvents',
        'State of a conversion as it changes',
        'The same state as server-sent events: the current one at once, then each change.',
        { 200: events },
        eventSamples(url),
      ),
    },
    [`${path}/result`]: {
      get: operation(
        'jobResult',
        'Result of a conversion',
        'Waits until the conversion has ended. The result is deleted once it has arrived.',
        { 200: result },
        resultSamples(firstTool, url),
        problemsOfResult,
      ),
    },
  };
}

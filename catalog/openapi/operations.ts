import { type FormatId, formatOf } from '../formats.ts';
import { serverLimits } from '../limits.ts';
import { type ProblemCode, problems } from '../problems.ts';
import { reportHeader } from '../report.ts';
import type { Tool } from '../tool/tool.ts';
import { codeSamples } from './code-samples.ts';
import { exampleName } from './components.ts';
import { binary, requestBody } from './form-schema.ts';
import { webhookParameter } from './job-webhooks.ts';
import { problemsOfTool } from './tool-problems.ts';
import type { ApiSite, Json, Schema } from './types.ts';

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Problems that say when to try again. */
const retried: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['busy', 'rate-limited']);

/** Responses with problems: one for each status, with the problems that have it. */
export function problemResponses(codes: readonly ProblemCode[]): Readonly<Record<string, Schema>> {
  const responses: Record<string, Schema> = {};
  for (const status of [...new Set(codes.map((code) => problems[code].status))].sort()) {
    const own = codes.filter((code) => problems[code].status === status);
    const examples: Record<string, Json> = {};
    for (const code of own) examples[code] = { $ref: `#/components/examples/${exampleName(code)}` };
    const isRetried = own.some((code) => retried.has(code));
    responses[status] = {
      description: own.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
      ...(isRetried ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } } : {}),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Problem' },
              { type: 'object', properties: { code: { type: 'string', enum: own } }, required: ['code'] },
            ],
          },
          examples,
        },
      },
    };
  }
  return responses;
}

/** The formats that a tool's result can have: by its settings, and in the archives that they offer around it. */
export function resultFormats({ output, fields }: Tool): readonly FormatId[] {
  const wraps = Object.values(output.wrap?.when ?? {});
  if (typeof output.format === 'string') return [output.format, ...wraps];
  const field = fields[output.format.field];
  const chosen = field?.type === 'radio' ? field.options.map(({ value }) => value as FormatId) : [];
  return [...chosen, ...wraps];
}

/** The problems of addresses that take no file. */
export const problemsOfReading: readonly ProblemCode[] = ['invalid-request', 'rate-limited', 'internal'];

/** The headers of every result. */
export const resultHeaders: Schema = {
  [reportHeader]: { $ref: `#/components/headers/${reportHeader}` },
  'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' },
};

/** A tool's endpoint. */
export function toolOperation(tool: Tool, site: ApiSite, hasWebhooks: boolean): Schema {
  const content: Record<string, Json> = {};
  for (const format of resultFormats(tool)) content[formatOf(format).mediaType] = { schema: binary };
  const { minFiles, maxFiles, maxBytes } = tool.input;
  return {
    operationId: camelCase(tool.id),
    tags: [tool.family],
    summary: tool.title,
    description: tool.description,
    'x-limits': {
      maxBytes: site.limitBytes(maxBytes),
      minFiles,
      maxFiles,
      steps: tool.conversion.length,
      stepTimeoutMs: serverLimits.stepTimeoutMs,
    },
    'x-codeSamples': codeSamples(tool, site.url).map((sample) => ({ ...sample })),
    parameters: [
      {
        name: 'Prefer',
        in: 'header',
        description:
          '`respond-async` answers 202 with the address of a job (RFC 7240), whose result is kept for ten minutes. With `wait` as well, results that come within so many seconds are sent at once.',
        schema: { type: 'string', pattern: '^respond-async(, wait=[0-9]+)?$' },
        examples: { later: { value: 'respond-async' }, soon: { value: 'respond-async, wait=5' } },
      },
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'With `respond-async`: a request with the key of a job of the last ten minutes gets the same job, unless that was fetched or ended; with other files or settings, it is refused (`idempotency-key-reused`). While the first one is still sending its files, it waits.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
      ...(hasWebhooks ? [webhookParameter] : []),
    ],
    requestBody: requestBody(tool, site),
    responses: {
      202: {
        description: 'The conversion goes on by itself.',
        headers: {
          Location: { $ref: '#/components/headers/Location' },
          'Preference-Applied': { $ref: '#/components/headers/Preference-Applied' },
        },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/AcceptedJob' } } },
      },
      200: {
        description: 'The result.',
        headers: resultHeaders,
        content,
      },
      ...problemResponses(problemsOfTool(tool)),
    },
  };
}

/** An address that answers with JSON and takes nothing. */
export function readingOperation(
  operationId: string,
  summary: string,
  description: string,
  schema: Schema,
  codes: readonly ProblemCode[] = problemsOfReading,
): Schema {
  return {
    operationId,
    tags: ['server'],
    summary,
    description,
    responses: {
      200: { description: `${summary}.`, content: { 'application/json': { schema } } },
      ...problemResponses(codes),
    },
  };
}

import { z } from 'zod';
import { failureText } from '../copy/tool-page/failure.ts';
import { noteSchema } from '../note-schema.ts';
import { type ProblemCode, problemCodes, problems } from '../problems.ts';
import { type Report, reportHeader } from '../report.ts';
import type { Json, Schema } from './types.ts';

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };
const count: Schema = { type: 'integer', minimum: 0 };

const object = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

/** The JSON Schema of a note, without the upper bound that zod gives every integer (2⁵³ − 1). */
function noteJsonSchema(): Schema {
  const { $schema, ...schema } = z.toJSONSchema(noteSchema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return JSON.parse(JSON.stringify(schema)) as Schema;
}

const report: Report = {
  bytesBefore: 48_213,
  bytesAfter: 30_977,
  pages: 3,
  notes: [{ code: 'font-replaced', font: 'Calibri', replacement: 'Carlito', sameWidths: true }],
};

const problem = object(
  {
    type: { type: 'string', format: 'uri', description: 'The code as a URN.' },
    title: { type: 'string', description: 'The kind of failure, in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', enum: problemCodes, description: 'The kind of failure. Codes are permanent.' },
    detail: { type: 'string', description: 'What is wrong with this request or file, and what would work.' },
  },
  ['type', 'title', 'status', 'code'],
);

const engine: Schema = {
  oneOf: ['version', 'missing', 'failing'].map((state) => ({
    ...object({ [state]: text }),
    additionalProperties: false,
  })),
};

const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });

const health = object({
  status: { type: 'string', enum: ['ok', 'degraded'] },
  troubles: { ...texts, description: 'Why the status is `degraded`.' },
  sandbox: {
    type: ['string', 'null'],
    enum: ['full', 'reduced', 'minimal', null],
    description: 'How well engines are confined; null where they are on other machines.',
  },
  jail: orNull(
    object({
      user: { type: 'string', enum: ['own', 'shared'] },
      ceilings: { type: 'string', enum: ['kernel', 'watched'] },
      held: texts,
      open: texts,
    }),
  ),
  engines: { type: 'object', additionalProperties: engine },
  unavailable: { ...texts, description: 'Ids of the tools that do not work on this server.' },
  queue: orNull(object({ running: count, waiting: count })),
});

const jobState = (states: readonly string[], facts: Schema): Schema =>
  object({
    id: text,
    url: { ...text, description: 'Its address; DELETE ends it.' },
    events: { ...text, description: 'Its state as server-sent events.' },
    result: { ...text, description: 'Its result, which this address waits for.' },
    status: { type: 'string', enum: [...states] },
    ...facts,
  });

const job: Schema = {
  oneOf: [
    jobState(['waiting', 'running'], {
      ahead: { ...count, description: 'Conversions whose turn comes before.' },
      expectedSeconds: { type: ['integer', 'null'], minimum: 0, description: 'Until the result, where known.' },
    }),
    jobState(['done'], { bytes: { ...count, description: 'Size of the result.' } }),
    jobState(['failed'], { problem: { $ref: '#/components/schemas/Problem' } }),
  ],
};

/** One example of each problem, with the advice that the site gives for it. */
function problemExample(code: ProblemCode): Schema {
  const { status, title } = problems[code];
  const type = `urn:filewright:problem:${code}`;
  const { detail } = failureText({ type, title, status, code });
  return { summary: title, value: { type, title, status, code, detail } };
}

/** The name of the component with a problem's example. */
export const exampleName = (code: ProblemCode): string => `problem-${code}`;

/**
 * The document's shared schemas, headers and examples.
 *
 * @param codes The problems that operations refer to; Redocly warns about unused components.
 */
export function components(codes: readonly ProblemCode[]): Schema {
  const examples: Record<string, Json> = {};
  for (const code of codes) examples[exampleName(code)] = problemExample(code);
  return {
    schemas: {
      Problem: { ...problem, description: 'A failure (RFC 9457) with a permanent code.' },
      Report: {
        ...object({
          bytesBefore: { ...count, description: 'Size of all files that were sent.' },
          bytesAfter: { ...count, description: 'Size of the result.' },
          pages: { type: ['integer', 'null'], minimum: 0, description: 'Pages, slides or sheets, where known.' },
          notes: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        }),
        description: 'What a program should know about a result.',
      },
      Note: { ...noteJsonSchema(), description: 'A fact about this file and its result, by its code.' },
      AcceptedJob: {
        ...object({ id: text, url: text }),
        description: 'Where a conversion that goes on by itself is found.',
      },
      Job: { ...job, description: 'The state of a conversion that goes on by itself.' },
      Health: { ...health, description: 'State of the server.' },
    },
    headers: {
      [reportHeader]: {
        description: 'Sizes, pages, and what was done to the file, as JSON in ASCII.',
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Report' },
            example: JSON.parse(JSON.stringify(report)),
          },
        },
      },
      'Content-Disposition': {
        description: "The result's name (RFC 6266).",
        required: true,
        schema: text,
        example: 'attachment; filename="report.pdf"',
      },
      Location: { description: 'The address of the job.', required: true, schema: text },
      'Preference-Applied': {
        description: 'RFC 7240.',
        required: true,
        schema: { type: 'string', enum: ['respond-async'] },
      },
      'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: count, example: 30 },
    },
    examples,
  };
}

import { z } from 'zod';
import { safeFolders, safeName } from '../../../catalog/files/filename.ts';
import { formatIds } from '../../../catalog/formats.ts';
import { limits } from '../../../catalog/limits.ts';
import { noteSchema } from '../../../catalog/note-schema.ts';
import { problemCodes } from '../../../catalog/problems.ts';
import { fieldsSchema } from '../../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { ProblemError } from '../../problem.ts';
import type { ConversionJob } from '../job-queue.ts';

const toolOf = new Map<string, Tool>(tools.map((tool) => [tool.id, tool]));
const maxDetailCharacters = 2000;
const maxNotes = 1000;

/** A random UUID: part of the names of keys, files and folders. */
export const jobId = z.uuid();

const file = z.strictObject({
  name: z.string().max(limits.maxStoredNameBytes),
  folders: z.array(z.string().max(limits.maxStoredNameBytes)).max(limits.maxFolders),
  bytes: z.int().nonnegative(),
});

const data = z.strictObject({
  version: z.int(),
  tool: z.string(),
  fields: z.record(z.string(), z.union([z.string().max(limits.maxFieldBytes), z.number(), z.boolean()])),
  files: z.array(file).min(1).max(limits.maxFiles),
  client: z.string().max(100),
  trace: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .nullable(),
});

/** A job as stored in Redis. Its files are in the store, under keys derived from the job's id. */
export type JobData = z.output<typeof data>;

/** Converts a job to its form in Redis. */
export function toJobData({ tool, fields, files, client, trace }: ConversionJob, version: number): JobData {
  return {
    version,
    tool: tool.id,
    fields: fields as JobData['fields'],
    files: files.map(({ name, folders, bytes }) => ({ name, folders: [...folders], bytes })),
    client,
    trace,
  };
}

/** A job read from Redis, with fields valid for its tool and safe names. */
export type ReadJob = Pick<ConversionJob, 'tool' | 'fields' | 'client' | 'trace'> & {
  readonly files: readonly [z.output<typeof file>, ...z.output<typeof file>[]];
};

/** Parses a job's data, which anybody may have written. Throws if they are not a valid job of this version. */
export function readJobData(given: unknown, version: number): ReadJob {
  const { version: found, tool: id, fields, files, client, trace } = data.parse(given);
  const tool = toolOf.get(id);
  if (found !== version || tool === undefined) throw new Error(`a job of version ${found} for the tool ${id}`);
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const safe = files.map(({ name, folders, bytes }) => {
    return { name: safeName(name), folders: [...safeFolders([...folders, name].join('/'))], bytes };
  });
  const values = fieldsSchema(tool.fields).parse(texts);
  return { tool, fields: values, files: safe as unknown as ReadJob['files'], client, trace };
}

const outcome = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('done'),
    format: z.enum(formatIds),
    bytes: z.int().nonnegative(),
    pages: z.int().nonnegative().nullable(),
    notes: z.array(noteSchema).max(maxNotes),
  }),
  z.strictObject({
    type: z.literal('refused'),
    code: z.enum(problemCodes),
    detail: z.string().max(maxDetailCharacters).optional(),
  }),
]);

/** How a job ended, as stored in Redis. */
export type Outcome = z.output<typeof outcome>;

/** Parses how a job ended. Throws if this is not a worker's message. */
export const readOutcome = (given: unknown): Outcome => outcome.parse(given);

/** A worker's outcome for a job that threw. The cause stays in the worker's log. */
export function refusal(error: unknown): Outcome {
  if (!(error instanceof ProblemError)) return { type: 'refused', code: 'internal' };
  const detail = error.detail?.slice(0, maxDetailCharacters);
  return { type: 'refused', code: error.code, ...(detail !== undefined && { detail }) };
}

/** The key of a job's file in the store. */
export const fileKey = (id: string, index: number): string => `${id}/file-${index + 1}`;
export const resultKey = (id: string): string => `${id}/result`;
export const jobPrefix = (id: string): string => `${id}/`;

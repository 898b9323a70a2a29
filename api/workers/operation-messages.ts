import { z } from 'zod';
import { type FormatId, formatIds } from '../../catalog/formats.ts';
import { noteSchema } from '../../catalog/note-schema.ts';
import { type EngineName, engineNames } from '../../catalog/operations.ts';
import type { InputFile } from '../engine.ts';

/** A visitor's file as a worker sees it: a plain name in its job folder instead of a path. */
export interface WorkInput extends Omit<InputFile, 'path'> {
  readonly file: string;
}

/** One step of a conversion. */
export interface OperationRequest {
  readonly type: 'operation';
  readonly engine: EngineName;
  readonly operation: string;
  readonly inputs: readonly WorkInput[];
  /** How many processor cores it may keep busy. */
  readonly cores: number;
  /** Validated by the operation's schema. */
  readonly options: unknown;
}

/** Asks for the formats of files, by their plain names in the job folder and the visitor's names for them. */
export interface IdentifyRequest {
  readonly type: 'identify';
  readonly files: readonly { readonly file: string; readonly name: string }[];
  /** The formats that the tool takes. */
  readonly allowed: readonly FormatId[];
  /** The form came with a password, which goes to the engine that opens the files. */
  readonly hasPassword: boolean;
}

/** Asks for the versions of all the worker's engines. */
export interface VersionsRequest {
  readonly type: 'versions';
}

/** Any request to a worker that has engines. */
export type WorkRequest = OperationRequest | IdentifyRequest | VersionsRequest;

const maxNotes = 1000;
const maxVersionCharacters = 200;
/** The limit of `engineStatus`. */
const maxReasonCharacters = 1000;

/** The result of an operation: a file of the job folder by its plain name. */
export const operationResult = z.strictObject({
  file: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/i),
  format: z.enum(formatIds),
  pages: z.int().nonnegative().nullable(),
  notes: z.array(noteSchema).max(maxNotes),
});

/** A worker's result of an operation. */
export type OperationResult = z.output<typeof operationResult>;

/** The formats of the files, in the order of the request. */
export const identifyResult = z.array(z.enum(formatIds));

const version = z.string().max(maxVersionCharacters);
const reason = z.string().max(maxReasonCharacters);

/** Whether each engine works, as `engineStatus` reports. */
export const versionsResult = z.partialRecord(
  z.enum(engineNames),
  z.union([z.strictObject({ version }), z.strictObject({ missing: reason }), z.strictObject({ failing: reason })]),
);

/** A worker's answer about its engines, by their names. */
export type VersionsResult = z.output<typeof versionsResult>;

import { z } from 'zod';
import { type FormatId, formats } from '../../catalog/formats.ts';
import type { EngineName } from '../../catalog/operations.ts';
import type { InputFile } from '../engine.ts';
import { noteSchema } from './note-schema.ts';

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

/** Asks of which format files are; of each, the name that its visitor gave it. */
export interface IdentifyRequest {
  readonly type: 'identify';
  readonly files: readonly { readonly file: string; readonly name: string }[];
  /** The formats that the tool takes. */
  readonly allowed: readonly FormatId[];
  /** The form came with a password, which the engine that opens the files is told. */
  readonly hasPassword: boolean;
}

/** Asks for the version of an engine. */
export interface VersionRequest {
  readonly type: 'version';
  readonly engine: EngineName;
}

export type WorkRequest = OperationRequest | IdentifyRequest | VersionRequest;

const formatIds = Object.keys(formats) as [FormatId, ...FormatId[]];
const maxNotes = 1000;

/** What an operation made: a file of the job folder by its plain name. */
export const operationResult = z.strictObject({
  file: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/i),
  format: z.enum(formatIds),
  pages: z.int().nonnegative().nullable(),
  notes: z.array(noteSchema).max(maxNotes),
});

export type OperationResult = z.output<typeof operationResult>;

/** The formats of files, in the order in which they were asked for. */
export const identifyResult = z.array(z.enum(formatIds));

export const versionResult = z.string().max(200);

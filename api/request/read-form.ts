import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { serverLimits } from '../../catalog/limits.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { anySignal, unlessAborted } from '../abort.ts';
import { ProblemError } from '../problem.ts';
import { storageProblem } from '../workspace/storage-problem.ts';
import type { Ticket } from './ticket.ts';
import { type Pace, watchPace } from './upload-pace.ts';

/** A file as received: stored, not yet validated. */
export interface Upload {
  readonly path: string;
  /** The visitor's name for it, with its folders if any. */
  readonly name: string;
  readonly bytes: number;
}

/** A whole form as received. */
export interface Form {
  readonly uploads: readonly Upload[];
  readonly fields: Readonly<Record<string, string>>;
  readonly tooLarge: boolean;
  /** The name of a field with a file that the tool does not have, if any. */
  readonly strayFile: string | null;
  /** The name of a setting that was sent more than once, if any. */
  readonly repeated: string | null;
}

/** What a form's files may be, and where they are written. */
export interface FormSettings {
  /** An existing folder for the files. */
  readonly workspace: string;
  /** For all files together. */
  readonly maxBytes: number;
  /** Each aborts the reading: the visitor has left, or the server is stopping. */
  readonly signals: readonly AbortSignal[];
  /** Its upload ends when the form has been read. */
  readonly ticket: Ticket;
  readonly pace: Pace;
}

/** Browsers escape only these three in file names (HTML, "multipart/form-data encoding algorithm"). */
function decodeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '').replaceAll('%0A', '');
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Maps an error while reading a form to the problem that the visitor sees. */
function readingProblem(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProblemError) return error;
  const storage = storageProblem(error);
  if (storage !== undefined) return storage;
  const code = String((error as { code?: unknown }).code);
  if (/^FST_(FILES_LIMIT|PARTS_LIMIT)$/.test(code)) {
    return new ProblemError('too-many-files', undefined, { cause: error });
  }
  if (/^FST_(FIELDS_LIMIT|PROTO_VIOLATION|INVALID_JSON_FIELD_ERROR)$/.test(code)) {
    return new ProblemError('invalid-field', undefined, { cause: error });
  }
  const detail = 'The form was cut off or isn’t valid. Send the file again.';
  return new ProblemError('invalid-request', detail, { cause: error });
}

/**
 * Reads the whole form before validating any of it: fields may follow the files, and browsers show an answer only
 * after sending everything. Bytes over the limit are discarded, up to `serverLimits.maxDrainBytes`.
 *
 * Nothing is written after it settles. Throws `invalid-request`, `invalid-field`, `too-many-files`, `busy`,
 * `upload-too-slow`, the signals' reasons, and what the ticket throws.
 */
export async function readForm(request: FastifyRequest, tool: Tool, settings: FormSettings): Promise<Form> {
  const { workspace, maxBytes, ticket } = settings;
  const pace = watchPace(() => request.raw.socket.bytesRead, settings.pace);
  const { signal, release } = anySignal([...settings.signals, pace.signal]);
  const uploads: Upload[] = [];
  const fields: Record<string, string> = {};
  let total = 0;
  let strayFile: string | null = null;
  let repeated: string | null = null;

  const save = async (part: MultipartFile) => {
    const wanted = part.fieldname === tool.input.field && uploads.length <= tool.input.maxFiles;
    let bytes = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        total += chunk.length;
        if (total > maxBytes + serverLimits.maxDrainBytes) request.raw.destroy();
        if (total > maxBytes) return done();
        try {
          if (wanted) ticket.store(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
    const path = join(workspace, `upload-${uploads.length + 1}`);
    await pipeline(part.file, count, wanted ? createWriteStream(path) : discard(), { signal });
    // Browsers send a nameless, empty part if no file was chosen.
    if (bytes === 0 && !part.filename) return;
    if (part.fieldname !== tool.input.field) strayFile = part.fieldname;
    else uploads.push({ path, name: decodeName(part.filename ?? ''), bytes });
  };

  try {
    const parts = request.parts()[Symbol.asyncIterator]();
    for (;;) {
      const { done, value: part } = await unlessAborted(parts.next(), signal);
      if (done) break;
      if (part.type === 'file') await save(part);
      else {
        if (Object.hasOwn(fields, part.fieldname)) repeated = part.fieldname;
        fields[part.fieldname] = String(part.value);
      }
      // Parts that arrive together never wait for anything: this lets the server answer other visitors between them.
      await setImmediate();
    }
  } catch (error) {
    throw readingProblem(error, signal);
  } finally {
    release();
    pace.end();
    ticket.endUpload();
  }
  return { uploads, fields, tooLarge: total > maxBytes, strayFile, repeated };
}

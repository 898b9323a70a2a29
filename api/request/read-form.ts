import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../catalog/limits.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { ProblemError } from '../problem.ts';
import { anySignal, unlessAborted } from './abort.ts';
import type { Ticket } from './admission.ts';
import { storageProblem } from './storage-problem.ts';
import { type Pace, watchPace } from './upload-pace.ts';

/** A file as it was sent, stored but not judged. */
export interface Upload {
  readonly path: string;
  /** As the visitor sent it, with folders if any. */
  readonly name: string;
  readonly bytes: number;
}

/** A whole form as it was sent. */
export interface Form {
  readonly uploads: readonly Upload[];
  readonly fields: Readonly<Record<string, string>>;
  readonly tooLarge: boolean;
  /** The field of a file that is not the tool's, if any. */
  readonly strayFile: string | null;
}

export interface FormSettings {
  /** A folder that exists, for the files. */
  readonly workspace: string;
  /** What all files together may have. */
  readonly maxBytes: number;
  /** End the reading when one of them fires: the visitor is gone, or the server stops. */
  readonly signals: readonly AbortSignal[];
  /** The request's place; its upload ends when the form has been read. */
  readonly ticket: Ticket;
  readonly pace: Pace;
}

/** A browser escapes these three in a file name (HTML, "multipart/form-data encoding algorithm"), and only these. */
function decodeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '').replaceAll('%0A', '');
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** What a failure while a form is read says to the visitor. The form parser's errors are of many kinds. */
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
  const detail = 'The form was cut off or is not valid. Send the file again.';
  return new ProblemError('invalid-request', detail, { cause: error });
}

/**
 * Reads the whole form before anything is judged: a field may follow the files, and a browser shows an answer only
 * once it has sent everything. What is over the limit is read and thrown away, up to `limits.maxDrainBytes`.
 *
 * Nothing is written any more once it has settled. Throws `invalid-request`, `invalid-field`, `too-many-files`, `busy`,
 * what the ticket throws, `upload-too-slow` and a signal's reason.
 */
export async function readForm(request: FastifyRequest, tool: Tool, settings: FormSettings): Promise<Form> {
  const { workspace, maxBytes, ticket } = settings;
  const pace = watchPace(() => request.raw.socket.bytesRead, settings.pace);
  const { signal, release } = anySignal([...settings.signals, pace.signal]);
  const uploads: Upload[] = [];
  const fields: Record<string, string> = {};
  let total = 0;
  let strayFile: string | null = null;

  const save = async (part: MultipartFile) => {
    const wanted = part.fieldname === tool.input.field && uploads.length <= tool.input.maxFiles;
    let bytes = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        total += chunk.length;
        if (total > maxBytes + limits.maxDrainBytes) request.raw.destroy();
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
    if (part.fieldname !== tool.input.field) strayFile = part.fieldname;
    // A form without a chosen file sends a nameless, empty part.
    else if (bytes > 0 || part.filename) uploads.push({ path, name: decodeName(part.filename ?? ''), bytes });
  };

  try {
    const parts = request.parts()[Symbol.asyncIterator]();
    for (;;) {
      const { done, value: part } = await unlessAborted(parts.next(), signal);
      if (done) break;
      if (part.type === 'file') await save(part);
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw readingProblem(error, signal);
  } finally {
    release();
    pace.end();
    ticket.endUpload();
  }
  return { uploads, fields, tooLarge: total > maxBytes, strayFile };
}

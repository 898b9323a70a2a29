import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { SourceFile } from './converter.ts';

/** A file that changed while it was sent, or that could not be read to its end. */
export class UnreadFile extends Error {}

/** A form with files, as fetch takes it. */
export interface FormRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream;
  /** Node wants this for every body that is a stream. */
  readonly duplex: 'half';
}

/** A name within a header, escaped as browsers do. */
const quoted = (name: string) => `"${name.replace(/[\r\n"]/g, encodeURIComponent)}"`;

/** Reads a file of which the size is promised. Throws UnreadFile unless it stays as it was. */
async function* contentOf(path: string, { size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) {
  let left = size;
  try {
    for await (const chunk of createReadStream(path, { end: size }) as AsyncIterable<Uint8Array>) {
      left -= chunk.length;
      if (left < 0) break;
      yield chunk;
    }
    if (left === 0 && (await stat(path)).mtimeMs === mtimeMs) return;
  } catch (cause) {
    throw new UnreadFile(`${path} could not be read to its end.`, { cause });
  }
  throw new UnreadFile(`${path} changed while it was sent. Try again when it is complete.`);
}

/**
 * Encodes fields and files as `multipart/form-data`, reading files as they are sent. `FormData` is not used for that: where
 * one of its files changes meanwhile, Node 24 ends the process (https://github.com/nodejs/undici/issues/5835).
 *
 * @param field The field that holds the files.
 * @throws What the file system throws for files that do not exist; reading `body` throws UnreadFile.
 */
export async function formRequest(
  fields: Readonly<Record<string, string>>,
  field: string,
  files: readonly SourceFile[],
): Promise<FormRequest> {
  const boundary = `filewright-${randomUUID()}`;
  const headOf = (name: string, rest: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}${rest}\r\n\r\n`);
  const ofFile = ({ name }: SourceFile) => `; filename=${quoted(name)}\r\nContent-Type: application/octet-stream`;
  const sent = await Promise.all(
    files.map(async (file) => ({ path: file.path, head: headOf(field, ofFile(file)), stats: await stat(file.path) })),
  );
  const start = Buffer.concat(
    Object.entries(fields).map(([name, value]) => Buffer.concat([headOf(name, ''), Buffer.from(`${value}\r\n`)])),
  );
  const lineEnd = Buffer.from('\r\n');
  const end = Buffer.from(`--${boundary}--\r\n`);
  async function* content(): AsyncGenerator<Uint8Array> {
    yield start;
    for (const { path, head, stats } of sent) {
      yield head;
      yield* contentOf(path, stats);
      yield lineEnd;
    }
    yield end;
  }
  const ofFiles = sent.reduce((sum, { head, stats }) => sum + head.length + stats.size + lineEnd.length, 0);
  return {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(start.length + ofFiles + end.length),
    },
    body: NodeStream.from(content()) as ReadableStream,
    duplex: 'half',
  };
}

import type { FastifyRequest } from 'fastify';
import { formatBytes } from '../../catalog/files/bytes.ts';
import { safeFolders, safeName } from '../../catalog/files/filename.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { ArrivedFile, ConversionJob } from '../jobs/job-queue.ts';
import { ProblemError } from '../problem.ts';
import { checkCount, parseFields } from './parse-fields.ts';
import { type Form, type FormSettings, readForm } from './read-form.ts';

/** A validated request. */
export interface Received {
  /** In the order in which they were sent. */
  readonly files: ConversionJob['files'];
  /** Validated, with a value for every field of the tool. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The refusal of files that together exceed a limit in bytes. */
export function fileTooLarge(maxBytes: number): ProblemError {
  return new ProblemError(
    'file-too-large',
    `This tool takes up to ${formatBytes(maxBytes, 'en')}. Try a smaller file, or split this one.`,
  );
}

/** Throws `invalid-field` for parts that would be left out: what was meant by them is anyone's guess. */
function refuseAmbiguous({ input }: Tool, { strayFile, repeated }: Pick<Form, 'strayFile' | 'repeated'>): void {
  if (repeated !== null) {
    throw new ProblemError('invalid-field', `The setting “${repeated}” was sent more than once.`);
  }
  if (strayFile !== null) {
    throw new ProblemError(
      'invalid-field',
      `This tool takes files in the field “${input.field}”, not in “${strayFile}”.`,
    );
  }
}

/**
 * Streams a multipart request into the workspace and validates all but the contents of its files. Memory does not
 * grow with the upload.
 *
 * Throws `missing-file`, `file-too-large`, `too-few-files`, `invalid-field`, and what `readForm` throws.
 */
export async function receive(request: FastifyRequest, tool: Tool, settings: FormSettings): Promise<Received> {
  if (!request.isMultipart()) {
    throw new ProblemError(
      'missing-file',
      `Send a form (multipart/form-data) with the file in the field “${tool.input.field}”.`,
    );
  }
  const { uploads, fields, tooLarge, strayFile, repeated } = await readForm(request, tool, settings);
  if (tooLarge) throw fileTooLarge(settings.maxBytes);
  if (uploads.length === 0) {
    const stray = strayFile === null ? '' : `, not in “${strayFile}”`;
    throw new ProblemError(
      'missing-file',
      `Choose a file first. It belongs in the field “${tool.input.field}”${stray}.`,
    );
  }
  checkCount(tool, uploads.length);
  refuseAmbiguous(tool, { strayFile, repeated });
  const values = parseFields(tool, fields);
  const files: ArrivedFile[] = uploads.map(({ path, name, bytes }) => {
    return { path, bytes, name: safeName(name), folders: safeFolders(name) };
  });
  return { files: files as unknown as Received['files'], fields: values };
}

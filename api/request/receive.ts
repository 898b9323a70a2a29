import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { formatBytes } from '../../catalog/files/bytes.ts';
import { safeFolders, safeName } from '../../catalog/files/filename.ts';
import { type FormatId, formatOfExtension } from '../../catalog/formats.ts';
import { fieldsSchema, validValues } from '../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { InputFile } from '../engine.ts';
import { ofFile, ProblemError } from '../problem.ts';
import { type FormSettings, readForm, type Upload } from './read-form.ts';

/** A validated request. */
export interface Received {
  /** In the order in which they were sent. */
  readonly files: readonly [InputFile, ...InputFile[]];
  /** Validated, with a value for every field of the tool. */
  readonly fields: Readonly<Record<string, unknown>>;
}

function parseFields(tool: Tool, given: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const result = fieldsSchema(tool.fields).safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const known = Object.keys(tool.fields).join(', ') || 'none';
    throw new ProblemError('invalid-field', `This tool has no setting “${issue.keys[0]}”. Its settings: ${known}.`);
  }
  const name = String(issue?.path[0]);
  const field = tool.fields[name];
  throw new ProblemError('invalid-field', `“${name}” must be ${field === undefined ? 'valid' : validValues(field)}.`);
}

/** Identifies files by their contents in a confined process. The formats are in the order of the files. */
export type IdentifyUploads = (
  files: readonly { readonly path: string; readonly name: string }[],
  wanted: { readonly allowed: readonly FormatId[]; readonly hasPassword: boolean },
) => Promise<readonly FormatId[]>;

/** The format of each upload, out of those that the tool accepts, whatever its extension says. */
async function formatsOf(
  uploads: readonly Upload[],
  { input }: Tool,
  hasPassword: boolean,
  identify: IdentifyUploads,
): Promise<readonly FormatId[]> {
  if (input.accept === 'any') return uploads.map(() => 'bin');
  const empty = uploads.find(({ bytes }) => bytes === 0);
  if (empty !== undefined) {
    const detail = 'The file has no content (0 bytes). Check that it was saved and choose it again.';
    const error = new ProblemError('empty-file', detail);
    throw input.maxFiles === 1 ? error : ofFile(safeName(empty.name), error);
  }
  const formats = input.accept.map((extension) => formatOfExtension(extension));
  const allowed = [...new Set(formats.filter((format) => format !== undefined))];
  return identify(uploads, { allowed, hasPassword });
}

/** Gives an upload its format's extension, which some programs go by. */
async function asInput(upload: Upload, index: number, format: FormatId, workspace: string): Promise<InputFile> {
  const path = join(workspace, `input-${index + 1}.${format}`);
  await rename(upload.path, path);
  const { bytes, name } = upload;
  return { path, format, bytes, name: safeName(name), folders: safeFolders(name) };
}

/**
 * Streams a multipart request into the workspace and validates it. Memory does not grow with the upload.
 *
 * Throws `missing-file`, `empty-file`, `file-too-large`, `too-few-files`, and what `readForm` and `identify` throw.
 */
export async function receive(
  request: FastifyRequest,
  tool: Tool,
  settings: FormSettings,
  identify: IdentifyUploads,
): Promise<Received> {
  if (!request.isMultipart()) {
    throw new ProblemError(
      'missing-file',
      `Send a form (multipart/form-data) with the file in the field “${tool.input.field}”.`,
    );
  }
  const { uploads, fields, tooLarge, strayFile } = await readForm(request, tool, settings);
  const { workspace, maxBytes } = settings;
  if (tooLarge) {
    throw new ProblemError(
      'file-too-large',
      `This tool takes up to ${formatBytes(maxBytes, 'en')}. Try a smaller file, or split this one.`,
    );
  }
  if (uploads.length === 0) {
    const stray = strayFile === null ? '' : `, not in “${strayFile}”`;
    throw new ProblemError(
      'missing-file',
      `Choose a file first. It belongs in the field “${tool.input.field}”${stray}.`,
    );
  }
  const { minFiles, maxFiles } = tool.input;
  if (uploads.length < minFiles) throw new ProblemError('too-few-files', `This tool needs at least ${minFiles} files.`);
  if (uploads.length > maxFiles)
    throw new ProblemError(
      'too-many-files',
      `This tool takes at most ${maxFiles} file${maxFiles === 1 ? '' : 's'} at once.`,
    );
  const values = parseFields(tool, fields);
  const hasPassword = Object.entries(tool.fields).some(([name, field]) => field.type === 'password' && values[name]);
  const formats = await formatsOf(uploads, tool, hasPassword, identify);
  const files: InputFile[] = [];
  for (const [index, upload] of uploads.entries()) {
    files.push(await asInput(upload, index, formats[index] ?? 'bin', workspace));
  }
  return { files: files as unknown as Received['files'], fields: values };
}

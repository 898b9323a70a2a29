import { type Format, formatOf, formatOfExtension } from '../formats.ts';
import type { Field } from '../tool/fields.ts';
import { validValues } from '../tool/fields-schema.ts';
import type { Tool } from '../tool/tool.ts';
import type { ApiSite, Json, Schema } from './types.ts';

/** Contents of a file (OpenAPI 3.1, "Considerations for File Uploads"; `format` is for generators of clients). */
export const binary: Schema = { type: 'string', format: 'binary' };

const sentences = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ');

function fieldSchema(field: Field): Schema {
  const description = sentences(`${field.label}.`, field.hint);
  switch (field.type) {
    case 'range': {
      const presets = (field.presets ?? []).map(({ value, label }) => `\`${value}\`: ${label}.`);
      return {
        type: 'integer',
        minimum: field.min,
        maximum: field.max,
        default: field.default,
        description: sentences(description, ...presets),
      };
    }
    case 'checkbox':
      return { type: 'boolean', default: field.default, description };
    case 'radio':
    case 'select': {
      const choices = field.options.map(({ value, label }) => `\`${value}\`: ${label}.`);
      return {
        type: 'string',
        enum: field.options.map(({ value }) => value),
        default: field.default,
        description: sentences(description, ...choices),
      };
    }
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max, description };
    case 'text':
      return { type: 'string', maxLength: field.maxLength, description };
    case 'password':
      return { type: 'string', format: 'password', maxLength: field.maxLength, description };
    case 'per-file':
      return { type: 'string', description: sentences(description, `It is ${validValues(field)}.`) };
  }
}

/** What a tool takes, in words: "DOCX, up to 50 MB", "2 to 100 files: PDF, up to 100 MB together". */
export function inputText({ input }: Tool, { limit }: ApiSite): string {
  const { accept, minFiles, maxFiles, maxBytes } = input;
  const formats =
    accept === 'any' ? 'files of any type' : accept.map((extension) => extension.toUpperCase()).join(', ');
  if (maxFiles === 1) return `${formats}, up to ${limit(maxBytes)}`;
  return `${minFiles} to ${maxFiles} files: ${formats}, up to ${limit(maxBytes)} together`;
}

/** The formats that a tool accepts; none if it accepts any file. */
function formatsTaken({ input: { accept } }: Tool): readonly Format[] {
  const extensions = accept === 'any' ? [] : accept;
  const ids = new Set(extensions.map(formatOfExtension));
  return [...ids].filter((id) => id !== undefined).map(formatOf);
}

/** How the server recognises files. */
function recognitionText(taken: readonly Format[]): string | undefined {
  if (taken.length === 0) return undefined;
  if (taken.some(({ signature }) => signature.kind === 'text'))
    return 'The file name needs its extension: text files have no other mark.';
  return 'The type is detected from the content, whatever the extension.';
}

/** The multipart form that a tool's endpoint takes. */
export function requestBody(tool: Tool, site: ApiSite): Schema {
  const { field, minFiles, maxFiles, folders } = tool.input;
  const taken = formatsTaken(tool);
  const names = folders ? 'A name may have folders in front: `letters/a.txt`.' : undefined;
  const description = sentences(`${inputText(tool, site)}.`, recognitionText(taken), names);
  const contentType = taken.map(({ mediaType }) => mediaType).join(', ') || '*/*';
  const files: Schema =
    maxFiles === 1
      ? { ...binary, description }
      : { type: 'array', items: binary, minItems: minFiles, maxItems: maxFiles, description };
  const fields: Record<string, Json> = {};
  for (const [name, own] of Object.entries(tool.fields)) fields[name] = fieldSchema(own);
  const schema: Schema = {
    type: 'object',
    properties: { [field]: files, ...fields },
    required: [field],
    additionalProperties: false,
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema, encoding: { [field]: { contentType } } } },
  };
}

import { fieldsSchema, validValues } from '../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { ProblemError } from '../problem.ts';

/** The values of a tool's fields, from what was sent as text. Throws `invalid-field`, which says what would be valid. */
export function parseFields(tool: Tool, given: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
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

/** Throws `too-few-files` or `too-many-files` where a tool does not take so many. */
export function checkCount(tool: Tool, count: number): void {
  const { minFiles, maxFiles } = tool.input;
  if (count < minFiles) throw new ProblemError('too-few-files', `This tool needs at least ${minFiles} files.`);
  if (count > maxFiles)
    throw new ProblemError(
      'too-many-files',
      `This tool takes at most ${maxFiles} file${maxFiles === 1 ? '' : 's'} at once.`,
    );
}

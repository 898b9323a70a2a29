import { dirname, relative } from 'node:path';
import { ProblemError, toProblem } from '../../api/problem.ts';
import { noteText } from '../../catalog/copy/tool-page/notes.ts';
import { formatBytes } from '../../catalog/files/bytes.ts';
import { messageOf } from '../library/message-of.ts';
import type { Outcome } from './run-tasks.ts';

/** A path as the user gave it: `-` for the copies of standard input and output, which are in `scratch`. */
const shownPath = (path: string, scratch: string) =>
  dirname(path) === scratch ? '-' : relative(process.cwd(), path) || path;
const sourcesOf = ({ task: { files } }: Outcome, scratch: string) => files.map(({ path }) => shownPath(path, scratch));

/**
 * An outcome as readable lines.
 *
 * @param scratch The folder of standard input and output.
 */
export function outcomeText(outcome: Outcome, scratch: string): string {
  const [first = '', ...others] = sourcesOf(outcome, scratch);
  const source = others.length === 0 ? first : `${first} and ${others.length} more`;
  if ('error' in outcome) return `✗ ${source}: ${messageOf(outcome.error)}`;
  const { bytesBefore, bytesAfter, pages, notes } = outcome.report;
  const size = `${formatBytes(bytesBefore, 'en')} → ${formatBytes(bytesAfter, 'en')}`;
  const count = pages === null ? '' : `, ${pages} page${pages === 1 ? '' : 's'}`;
  return [
    `✓ ${source} → ${shownPath(outcome.task.output, scratch)} (${size}${count})`,
    ...notes.map((note) => `  ${noteText(note)}`),
  ].join('\n');
}

/** An outcome as one line of JSON for programs; `scratch` as for `outcomeText`. */
export function outcomeJson(outcome: Outcome, scratch: string): string {
  const { tool, output } = outcome.task;
  const common = { tool: tool.id, sources: sourcesOf(outcome, scratch) };
  if ('report' in outcome)
    return JSON.stringify({ ...common, output: shownPath(output, scratch), report: outcome.report });
  const { error } = outcome;
  const problem = error instanceof ProblemError ? toProblem(error) : { title: messageOf(error) };
  return JSON.stringify({ ...common, problem });
}

import { relative } from 'node:path';
import { ProblemError, toProblem } from '../../api/problem.ts';
import { noteText } from '../../catalog/copy/tool-page/notes.ts';
import { formatBytes } from '../../catalog/files/bytes.ts';
import { messageOf } from '../library/message-of.ts';
import type { Outcome } from './run-tasks.ts';

const relativePath = (path: string) => relative(process.cwd(), path) || path;
const sourcesOf = ({ task: { files } }: Outcome) => files.map(({ path }) => relativePath(path));

/** An outcome as readable lines. */
export function outcomeText(outcome: Outcome): string {
  const [first = '', ...others] = sourcesOf(outcome);
  const source = others.length === 0 ? first : `${first} and ${others.length} more`;
  if ('error' in outcome) return `✗ ${source}: ${messageOf(outcome.error)}`;
  const { bytesBefore, bytesAfter, pages, notes } = outcome.report;
  const size = `${formatBytes(bytesBefore, 'en')} → ${formatBytes(bytesAfter, 'en')}`;
  const count = pages === null ? '' : `, ${pages} page${pages === 1 ? '' : 's'}`;
  return [
    `✓ ${source} → ${relativePath(outcome.task.output)} (${size}${count})`,
    ...notes.map((note) => `  ${noteText(note)}`),
  ].join('\n');
}

/** An outcome as one line of JSON for programs. */
export function outcomeJson(outcome: Outcome): string {
  const { tool, output } = outcome.task;
  const common = { tool: tool.id, sources: sourcesOf(outcome) };
  if ('report' in outcome) return JSON.stringify({ ...common, output: relativePath(output), report: outcome.report });
  const { error } = outcome;
  const problem = error instanceof ProblemError ? toProblem(error) : { title: messageOf(error) };
  return JSON.stringify({ ...common, problem });
}

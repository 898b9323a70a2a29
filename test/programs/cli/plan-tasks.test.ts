import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../programs/cli/exit-codes.ts';
import { planTasks } from '../../../programs/cli/plan-tasks.ts';
import type { SourceFile } from '../../../programs/library/converter.ts';

const sources = (...names: readonly [string, ...string[]]) =>
  names.map((name) => ({ path: `/in/${name}`, name })) as unknown as [SourceFile, ...SourceFile[]];
const request = {
  goal: 'convert',
  to: 'pdf',
  tool: undefined,
  output: undefined,
  settings: {},
  isForced: false,
  isJoined: false,
  scratch: '/scratch',
} as const;
const plan = (files: [SourceFile, ...SourceFile[]], isJoined: boolean) =>
  planTasks(files, { ...request, isJoined }).map((task) => [task.output, task.files.length]);

describe('planTasks', () => {
  it('makes a result of each image, or one of all where that is asked for', () => {
    expect(plan(sources('b.jpg', 'a.png'), false)).toEqual([
      ['/in/b.pdf', 1],
      ['/in/a.pdf', 1],
    ]);
    expect(plan(sources('b.jpg', 'a.png'), true)).toEqual([['/in/images.pdf', 2]]);
  });

  it('refuses to join what no tool joins', () => {
    expect(() => plan(sources('a.docx', 'b.docx'), true)).toThrow(UsageError);
  });
});

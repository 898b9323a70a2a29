import type { EngineName } from '../../catalog/operations.ts';
import { ProblemError } from '../problem.ts';
import type { VersionsResult } from '../workers/operation-messages.ts';

/**
 * Shares one answer about all engines among concurrent callers: asking takes a worker's time.
 * @param ask Throws if no worker answers, which says nothing about what is installed.
 * @param isAsleep Whether workers should not be woken for this: then the last answer still counts.
 * @returns An engine's version, as `Engine.version`.
 */
export function shareVersions(
  ask: () => Promise<VersionsResult>,
  isAsleep: () => boolean = () => false,
): (engine: EngineName) => Promise<string> {
  let asked: Promise<VersionsResult> | undefined;
  let last: VersionsResult | undefined;

  async function askNow(): Promise<VersionsResult> {
    try {
      last = await ask();
      return last;
    } finally {
      asked = undefined;
    }
  }

  async function answer(): Promise<VersionsResult> {
    if (last !== undefined && isAsleep()) return last;
    asked ??= askNow();
    return asked;
  }

  return async (engine) => {
    const statuses = await answer().catch((cause: unknown) => {
      throw new Error('No worker answers', { cause });
    });
    const status = statuses[engine] ?? { failing: 'the worker says nothing about it' };
    if ('version' in status) return status.version;
    if ('missing' in status) throw new ProblemError('engine-unavailable', undefined, { cause: status.missing });
    throw new Error(status.failing);
  };
}

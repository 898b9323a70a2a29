import type { EngineName } from '../../catalog/operations.ts';
import { ProblemError } from '../problem.ts';
import type { VersionsResult } from '../workers/operation-messages.ts';

/**
 * Shares one answer about all engines among those that ask at the same time, one for each engine: a question costs a
 * worker's time.
 *
 * @param ask Throws where no worker answers, which says nothing about what is installed.
 * @param isAsleep Whether nobody should be woken for it: the last answer holds then.
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

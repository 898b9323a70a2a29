import { engineNames } from '../../catalog/operations.ts';
import type { AskableEngines } from '../engine.ts';
import type { Presence } from '../jobs/redis/presence.ts';

/** The engines of all workers, limited to what can be asked of them. */
export function remoteEngines({ version }: Presence): AskableEngines {
  return Object.fromEntries(
    engineNames.map((name) => [name, { version: () => version(name) }]),
  ) as unknown as AskableEngines;
}

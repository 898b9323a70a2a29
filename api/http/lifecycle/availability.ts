import type { EngineName } from '../../../catalog/operations.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import type { AskableEngines } from '../../engine.ts';
import { type EngineStatus, engineStatus } from '../../engine-status.ts';

/** Which engines and tools a server has now. */
export interface Availability {
  readonly engines: Readonly<Record<string, EngineStatus>>;
  /** Ids of tools that are switched off by the operator or lack their engine. */
  readonly unavailable: readonly string[];
}

/** How long an answer is reused before the engines are asked again. */
const freshMs = 15_000;

/** Determines which engines, and therefore which tools, work here. Answers are reused for `freshMs`. */
export function createAvailability(
  tools: readonly Tool[],
  engines: AskableEngines,
  disabled: readonly string[],
): () => Promise<Availability> {
  /** The last certain status of each engine. */
  const known = new Map<EngineName, EngineStatus>();

  async function statusOf(name: EngineName): Promise<EngineStatus> {
    const status = await engineStatus(engines[name]);
    if (!('failing' in status)) known.set(name, status);
    return known.get(name) ?? status;
  }

  async function look(): Promise<Availability> {
    const names = Object.keys(engines) as EngineName[];
    const statuses = await Promise.all(names.map(async (name) => [name, await statusOf(name)] as const));
    const missing = new Set(statuses.filter(([, status]) => 'missing' in status).map(([name]) => name));
    const unavailable = tools.filter(
      (tool) => disabled.includes(tool.id) || tool.conversion.some((step) => missing.has(step.engine)),
    );
    return { engines: Object.fromEntries(statuses), unavailable: unavailable.map((tool) => tool.id) };
  }

  let current: Promise<Availability> | undefined;
  let seenAt = 0;

  /** Asks again in the background; callers get the previous answer meanwhile. */
  async function refresh(): Promise<void> {
    const found = await look();
    current = Promise.resolve(found);
  }

  return () => {
    const isStale = Date.now() - seenAt > freshMs;
    if (isStale) seenAt = Date.now();
    if (current === undefined) current = look();
    else if (isStale) void refresh();
    return current;
  };
}

import type { EngineName } from '../../catalog/operations.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Engines } from '../engine.ts';

export type EngineStatus = { readonly version: string } | { readonly missing: string };

export interface Availability {
  readonly engines: Readonly<Record<string, EngineStatus>>;
  /** Ids of the tools that cannot run: switched off by the operator, or without their engine. */
  readonly unavailable: readonly string[];
}

/** An engine that appears or vanishes while the server runs is noticed after this long. */
const freshMs = 15_000;

async function statusOf(engine: Engines[EngineName]): Promise<EngineStatus> {
  try {
    return { version: await engine.version() };
  } catch (error) {
    const { cause } = error as Error;
    return { missing: cause instanceof Error ? cause.message : String(error) };
  }
}

/** Looks which engines and so which tools work here; the answer is kept for a while. */
export function createAvailability(
  tools: readonly Tool[],
  engines: Engines,
  disabled: readonly string[],
): () => Promise<Availability> {
  async function look(): Promise<Availability> {
    const names = Object.keys(engines) as EngineName[];
    const statuses = await Promise.all(names.map(async (name) => [name, await statusOf(engines[name])] as const));
    const missing = new Set(statuses.filter(([, status]) => 'missing' in status).map(([name]) => name));
    const unavailable = tools.filter(
      (tool) => disabled.includes(tool.id) || tool.conversion.some((step) => missing.has(step.engine)),
    );
    return { engines: Object.fromEntries(statuses), unavailable: unavailable.map((tool) => tool.id) };
  }

  let current: Promise<Availability> | undefined;
  let seenAt = 0;
  return () => {
    if (current === undefined || Date.now() - seenAt > freshMs) {
      seenAt = Date.now();
      current = look();
    }
    return current;
  };
}

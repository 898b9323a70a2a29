import type { EngineName } from '../../catalog/operations.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import type { Engines } from '../engine.ts';
import { ProblemError } from '../problem.ts';

/** `missing`: its program is not installed. `failing`: it does not answer for another reason, and its tools stay on. */
export type EngineStatus = { readonly version: string } | { readonly missing: string } | { readonly failing: string };

export interface Availability {
  readonly engines: Readonly<Record<string, EngineStatus>>;
  /** Ids of tools that are switched off by the operator or lack their engine. */
  readonly unavailable: readonly string[];
}

/** How long an answer is reused before the engines are asked again. */
const freshMs = 15_000;

/** An error and what caused it, outermost first. */
function chainOf(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : error === undefined ? [] : [error];
}

/** Error codes for a program that is absent or not executable. */
const notInstalled = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'ENOEXEC']);

/**
 * Whether an error proves that a program is not installed. One that timed out, or could not start for lack of memory
 * or descriptors, may be there after all.
 */
function provesMissing(error: unknown): boolean {
  if (!(error instanceof ProblemError && error.code === 'engine-unavailable')) return false;
  return chainOf(error.cause).every((cause) => {
    if (cause instanceof ProblemError) return cause.code === 'engine-unavailable';
    if (!(cause instanceof Error)) return true;
    const { code } = cause as NodeJS.ErrnoException;
    return !/^(Timeout|Abort)Error$/.test(cause.name) && (code === undefined || notInstalled.has(code));
  });
}

function reasonOf(error: unknown): string {
  const last = chainOf(error).at(-1);
  return (last instanceof Error ? last.message : String(last)).trim();
}

async function askEngine(engine: Engines[EngineName]): Promise<EngineStatus> {
  try {
    const version = await engine.version();
    // An unrelated program of the same name may exit without an error too.
    return version === '' ? { missing: 'its program gives no version' } : { version };
  } catch (error) {
    return provesMissing(error) ? { missing: reasonOf(error) } : { failing: reasonOf(error) };
  }
}

/** Finds out which engines, and therefore which tools, work here. Answers are reused for `freshMs`. */
export function createAvailability(
  tools: readonly Tool[],
  engines: Engines,
  disabled: readonly string[],
): () => Promise<Availability> {
  /** The last certain status of each engine. */
  const known = new Map<EngineName, EngineStatus>();

  async function statusOf(name: EngineName): Promise<EngineStatus> {
    const status = await askEngine(engines[name]);
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

  /** Asks again in the background; callers get the old answer meanwhile. */
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

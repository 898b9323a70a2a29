import { type Config, RefusedSettings } from '../config.ts';
import { refusalToServe } from '../jail/check/refusal-to-serve.ts';
import { createProcesses } from '../jail/process.ts';
import { detectSandbox, type Sandbox } from '../jail/sandbox.ts';
import { createEngines, type ServerEngines } from './create-engines.ts';

/** The engines of this machine and what confines them. */
export interface ConfinedEngines extends ServerEngines {
  readonly sandbox: Sandbox;
}

/**
 * Determines how files can be confined here, and creates the engines without starting them. Throws RefusedSettings
 * if isolation is insufficient for them.
 */
export async function setUpEngines(config: Config, folder: string): Promise<ConfinedEngines> {
  const sandbox = await detectSandbox(folder);
  const refusal = refusalToServe(sandbox, config);
  if (refusal !== null) throw new RefusedSettings(refusal);
  return { ...createEngines(config, createProcesses(sandbox, sandbox.ceilings.groups), folder), sandbox };
}

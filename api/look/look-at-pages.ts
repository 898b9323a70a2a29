import type { Look, WantedLook } from './look-task.ts';
import { createLooker, type LookerSettings } from './looker.ts';

/** A looker for one list of pages. */
export interface LookSettings extends LookerSettings {
  /** For all pages together. */
  readonly timeoutMs: number;
}

/** Looks at pages once, as `Looker.look` does. Throws the signal's reason. */
export async function lookAtPages(wanted: readonly WantedLook[], settings: LookSettings): Promise<readonly Look[]> {
  const looker = createLooker(settings);
  try {
    return await looker.look(wanted, performance.now() + settings.timeoutMs);
  } finally {
    looker.close();
  }
}

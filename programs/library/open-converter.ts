import type { Converter } from './converter.ts';
import { openRemote } from './open-remote.ts';

/** Where files are converted. */
export interface ConverterOptions {
  /** A server's address; this machine otherwise. */
  readonly server?: string | undefined;
  readonly key?: string | undefined;
}

/** Opens a server's converter, or this machine's, whose modules are loaded then. */
export async function openConverter({ server, key }: ConverterOptions): Promise<Converter> {
  if (server !== undefined) return openRemote({ url: server, key });
  const { openLocal } = await import('./open-local.ts');
  return openLocal();
}

import type { Converter } from './converter.ts';
import { openRemote } from './open-remote.ts';

/** Where files are converted. */
export interface ConverterOptions {
  /** A server's address; undefined for this machine. */
  readonly server?: string | undefined;
  readonly key?: string | undefined;
}

/** Connects to a server, or starts this machine's engines, whose modules are loaded only then. */
export async function openConverter({ server, key }: ConverterOptions): Promise<Converter> {
  if (server !== undefined) return openRemote({ url: server, key });
  const { openLocal } = await import('./open-local.ts');
  return openLocal();
}

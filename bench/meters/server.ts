import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import type { Bench, BenchRow, Effort } from '../scoreboard/row.ts';

/** A benchmark on a built server of its own, which stops afterwards. */
export function onServer(measure: (server: BuiltServer, effort: Effort) => Promise<readonly BenchRow[]>): Bench {
  return async (effort) => {
    const server = await startBuiltServer();
    try {
      return await measure(server, effort);
    } finally {
      await server.stop();
    }
  };
}

/** Converts a file over HTTP and returns the result. Throws unless the server answers 200. */
export async function resultOf(server: BuiltServer, endpoint: string, file: Uint8Array, name: string): Promise<Buffer> {
  const response = await server.convert(endpoint, file, name);
  if (response.status !== 200) throw new Error(`${endpoint} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

import { problemResponses } from './operations.ts';
import type { Json, Schema } from './types.ts';

type Operation = Schema & { readonly responses: Schema };

/** The operations of a server that knows keys: each can refuse one. */
export function withKeys(paths: Schema): Schema {
  const found: Record<string, Json> = {};
  for (const [path, methods] of Object.entries(paths)) {
    const all = Object.entries(methods as Readonly<Record<string, Operation>>).map(([method, operation]) => {
      const responses = { ...operation.responses, ...problemResponses(['key-refused']) };
      return [method, { ...operation, responses }] as const;
    });
    found[path] = Object.fromEntries(all);
  }
  return found;
}

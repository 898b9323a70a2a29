import type { Download } from '../client/client.ts';

/** A result of this visit. */
export interface Result {
  readonly id: number;
  /** The title of the tool that made it. */
  readonly toolTitle: string;
  readonly download: Download;
}

/** How many results a visit keeps without straining the browser. */
export const keptResults = { maxCount: 20, maxBytes: 500_000_000 } as const;

/** The list with a result in front, and without the oldest beyond the limits; the newest always stays. */
export function withResult(results: readonly Result[], result: Result): readonly Result[] {
  const kept: Result[] = [];
  let bytes = 0;
  for (const candidate of [result, ...results]) {
    bytes += candidate.download.blob.size;
    if (kept.length > 0 && (kept.length === keptResults.maxCount || bytes > keptResults.maxBytes)) break;
    kept.push(candidate);
  }
  return kept;
}

let results: readonly Result[] = [];
/** Later ids are higher, also after a reload. */
let lastId = Date.now();
const listeners = new Set<() => void>();

function change(next: readonly Result[]): void {
  results = next;
  for (const listener of listeners) listener();
}

/** The results of this visit, the newest first; a change of page keeps them. */
export const resultStore = {
  results: (): readonly Result[] => results,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (toolTitle: string, download: Download) => change(withResult(results, { id: ++lastId, toolTitle, download })),
  /** Adds results from before a reload, the newest first, behind those that there are. */
  restore: (earlier: readonly Result[]) => change([...results, ...earlier]),
  remove: (id: number) => change(results.filter((result) => result.id !== id)),
  clear: () => change([]),
} as const;

/** The cache with encrypted results of all visits. */
export const keptCache = 'kept-results';

/** How long results stay in the cache at most. */
const maxAgeMs = 86_400_000;

/** Deletes what is too old, of every visit: closed tabs leave results behind that nobody can read any more. */
export async function deleteOldResults(): Promise<void> {
  if (!(await caches.has(keptCache))) return;
  const cache = await caches.open(keptCache);
  for (const request of await cache.keys()) {
    const date = (await cache.match(request))?.headers.get('date') ?? '';
    if (!(Date.now() - Date.parse(date) < maxAgeMs)) await cache.delete(request);
  }
}

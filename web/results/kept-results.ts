import type { Download } from '../client/client.ts';
import { deleteOldResults, keptCache } from './kept-cache.ts';
import { keptKey } from './kept-key.ts';
import { type Result, resultStore } from './result-store.ts';

/** Bytes of results together that a reload brings back. */
const maxBytes = 100_000_000;
const cipher = 'AES-GCM';
const vectorBytes = 12;

interface KeptResult extends Omit<Result, 'download'>, Omit<Download, 'blob'> {
  readonly mediaType: string;
}

/** What a tab knows about its kept results. The browser forgets it with the tab. */
interface KeptVisit {
  /** Addresses the visit's results in the cache. */
  readonly id: string;
  /** Without it, nobody can read them. */
  readonly key: JsonWebKey;
  readonly results: readonly KeptResult[];
}

const addressOf = (visit: KeptVisit, id: number) => `/${keptCache}/${visit.id}/${id}`;

const keyOf = ({ key }: KeptVisit) => crypto.subtle.importKey('jwk', key, cipher, false, ['encrypt', 'decrypt']);

function readVisit(): KeptVisit | null {
  const text = sessionStorage.getItem(keptKey);
  return text === null ? null : (JSON.parse(text) as KeptVisit);
}

async function startVisit(): Promise<KeptVisit> {
  const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, true, ['encrypt', 'decrypt']);
  return { id: crypto.randomUUID(), key: await crypto.subtle.exportKey('jwk', key), results: [] };
}

/** Encrypts a result into the cache. */
async function keep(cache: Cache, visit: KeptVisit, { id, download }: Result): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const bytes = await crypto.subtle.encrypt(
    { name: cipher, iv },
    await keyOf(visit),
    await download.blob.arrayBuffer(),
  );
  const headers = { date: new Date().toUTCString() };
  await cache.put(addressOf(visit, id), new Response(new Blob([iv, bytes]), { headers }));
}

/** A result as it was kept; null if it is gone or can't be read. */
async function restore(cache: Cache, visit: KeptVisit, { mediaType, ...kept }: KeptResult): Promise<Result | null> {
  const bytes = await (await cache.match(addressOf(visit, kept.id)))?.arrayBuffer();
  if (bytes === undefined) return null;
  const iv = bytes.slice(0, vectorBytes);
  const plain = await crypto.subtle.decrypt({ name: cipher, iv }, await keyOf(visit), bytes.slice(vectorBytes));
  const { id, toolTitle, filename, report } = kept;
  return { id, toolTitle, download: { blob: new Blob([plain], { type: mediaType }), filename, report } };
}

/** The newest results that fit together. */
function fitting(results: readonly Result[]): readonly Result[] {
  let bytes = 0;
  return results.filter(({ download }) => {
    bytes += download.blob.size;
    return bytes <= maxBytes;
  });
}

/** Makes the cache hold exactly the results of this visit that fit. */
async function follow(results: readonly Result[]): Promise<void> {
  const known = readVisit();
  if (known === null && results.length === 0) return;
  const visit = known ?? (await startVisit());
  const cache = await caches.open(keptCache);
  const wanted = fitting(results);
  for (const { id } of visit.results) {
    if (!wanted.some((result) => result.id === id)) await cache.delete(addressOf(visit, id));
  }
  for (const result of wanted) {
    if (!visit.results.some(({ id }) => id === result.id)) await keep(cache, visit, result);
  }
  const kept = wanted.map(({ id, toolTitle, download: { blob, filename, report } }) => ({
    ...{ id, toolTitle, filename, report },
    mediaType: blob.type,
  }));
  sessionStorage.setItem(keptKey, JSON.stringify({ ...visit, results: kept }));
}

/** Hands the results from before a reload to the store. */
async function bringBack(): Promise<void> {
  await deleteOldResults();
  const visit = readVisit();
  if (visit === null) return;
  const cache = await caches.open(keptCache);
  const found: Result[] = [];
  for (const kept of visit.results) {
    const result = await restore(cache, visit, kept);
    if (result !== null) found.push(result);
  }
  resultStore.restore(found);
}

/** Only one at a time reads and writes what is kept. */
let last: Promise<void> | null = null;

/** Does the next piece of work; without a place to keep results, a reload only loses them. */
function next(work: () => Promise<void>): void {
  last = (last ?? Promise.resolve()).then(work).catch(() => undefined);
}

/**
 * Brings back the results that this tab had before a reload, and keeps those to come: encrypted in the browser's cache,
 * with a key that only the tab knows. Further calls do nothing.
 */
export function keepResults(): void {
  if (last !== null) return;
  next(bringBack);
  next(() => follow(resultStore.results()));
  resultStore.subscribe(() => next(() => follow(resultStore.results())));
}

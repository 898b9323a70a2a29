// Serves visited pages offline, and receives files that are shared with the installed site. Files on their way to a
// tool never pass through it.

import { allLanguages } from '../../catalog/languages/languages.ts';
import { hiddenPaths } from '../../catalog/site/paths.ts';
import { deleteOldResults } from '../results/kept-cache.ts';
import type { ServiceWorkerScope } from './service-worker-scope.ts';
import { storeShared } from './shared-files.ts';

/** Changes with every build output. */
declare const __BUILD_ID__: string;

const worker = self as unknown as ServiceWorkerScope;
const { scope } = worker.registration;
const prefix = 'pages-';
const cacheName = prefix + __BUILD_ID__;
const assets = `${scope}assets/`;
const api = `${scope}api/`;
/** Where each language's pages begin, without a slash at the end; English, which all are below, comes last. */
const sites = allLanguages.map(({ prefix }) => scope.slice(0, -1) + prefix).reverse();
const offlinePages = sites.map((site) => site + hiddenPaths.offline);
const openPages = sites.map((site) => site + hiddenPaths.open);

const addressOf = (url: string) => url.replace(/[?#].*$/, '');

/** Caches a page and the assets in its HTML. */
async function cachePage(url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) return;
  const html = await response.clone().text();
  const assetPaths = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, path]) => path as string);
  await cache.put(addressOf(url), response);
  await cache.addAll([...new Set(assetPaths)]);
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((n) => caches.delete(n)));
}

/** Caches open pages, which were loaded before the worker existed. */
async function cacheOpenPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(pages.map(({ url }) => cachePage(url)));
}

/** The page from the network or, offline, from the cache. */
async function pageResponse(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(addressOf(request.url), response.clone());
    return response;
  } catch {
    const inItsLanguage = sites.findIndex((site) => request.url.startsWith(`${site}/`));
    const offline = offlinePages[inItsLanguage] ?? '';
    return (await cache.match(addressOf(request.url))) ?? (await cache.match(offline)) ?? Response.error();
  }
}

/** Assets never change: their names contain a content hash. */
async function assetResponse(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request.url);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** The response to a request; null to leave it to the browser. */
function responseTo(request: Request): Promise<Response> | null {
  const { method, mode, url } = request;
  if (method === 'POST' && openPages.includes(addressOf(url))) return storeShared(request, addressOf(url));
  if (method !== 'GET' || !url.startsWith(scope) || url.startsWith(api)) return null;
  if (mode === 'navigate') return pageResponse(request);
  return url.startsWith(assets) ? assetResponse(request) : null;
}

// The browser starts the worker with a visit, whose own results are not old.
deleteOldResults().catch(() => undefined);

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([scope, ...offlinePages, ...openPages].map(cachePage)).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(cacheOpenPages)));
worker.addEventListener('fetch', (event) => {
  const response = responseTo(event.request);
  if (response !== null) event.respondWith(response);
});

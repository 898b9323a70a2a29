/**
 * What the service worker uses of its global scope (Service Workers, W3C); TypeScript cannot load these types together
 * with a page's.
 */
export interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll: (options: { readonly includeUncontrolled: boolean }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface LifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route is there for browsers only, which reload pages; other programs are not told of it. */
    forBrowsers?: boolean;
  }
}

/** The form in which the router compares addresses: without query, doubled slashes and a slash at the end. */
const comparable = (url: string) => `/${url.replace(/[?#].*/s, '')}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Notes the routes that are added from now on, and tells which methods an address takes, in alphabetical order; none if
 * there is nothing at that address.
 */
export function watchMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const byPath = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.includes('*') || config?.forBrowsers) return;
    const path = comparable(url);
    const methods = byPath.get(path) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    byPath.set(path, methods);
    if (path.includes(':')) patterns.set(path, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  });
  return (url) => {
    const path = comparable(url);
    const found = byPath.get(path) ?? byPath.get([...patterns].find(([, pattern]) => pattern.test(path))?.[0] ?? '');
    return [...(found ?? [])].sort();
  };
}

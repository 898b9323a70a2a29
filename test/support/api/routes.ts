import type { FastifyInstance } from 'fastify';

/** The paths of a server's routes for one method, in the order of their names. */
export function routesOf(app: FastifyInstance, method: 'GET' | 'POST' | 'DELETE'): readonly string[] {
  // Fastify shows routes as a tree; a line holds what its path adds to that of the line above with less indent.
  const open: { readonly depth: number; readonly path: string }[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', added, methods = ''] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (added === undefined) continue;
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const path = (open.at(-1)?.path ?? '') + added;
    open.push({ depth: indent.length, path });
    if (methods.split(', ').includes(method)) paths.push(path.replace(/^\/+/, '/'));
  }
  return paths.sort();
}

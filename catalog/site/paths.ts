/** Pages that the build and the service worker name: for programs, for shared files, without a connection, for failures. */
export const hiddenPaths = {
  reference: '/api/docs',
  documentation: '/docs',
  open: '/open',
  offline: '/offline',
  notFound: '/not-found',
  problem: '/problem',
} as const;

/** API addresses that belong to no tool. */
export const apiPaths = {
  health: '/api/health',
  /** For machines that start and stop servers, and share requests among them. */
  live: '/api/live',
  ready: '/api/ready',
  document: '/api/openapi.json',
} as const;

/** The path of an asynchronous conversion, or the pattern of all such paths. */
export const jobPath = (id: string): string => `/api/jobs/${id}`;

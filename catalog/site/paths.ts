/** Pages that the build and the service worker name: for shared files, without a connection, and for failures. */
export const hiddenPaths = {
  open: '/open',
  offline: '/offline',
  notFound: '/not-found',
  problem: '/problem',
} as const;

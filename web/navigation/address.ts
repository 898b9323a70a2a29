/** Where a router reads and shows the path of a page, without the site's base path. */
export interface Address {
  readonly path: () => string;
  /** Shows another path, which the visitor can come back from. */
  readonly push: (path: string) => void;
  /** Calls the listener when the visitor goes back or forward. */
  readonly onMove: (listener: () => void) => void;
  /** Leaves for a page that the server sends. */
  readonly leave: (path: string) => void;
}

/** The browser's address bar and history, for a site below a base path (empty at the root). */
export function browserAddress(basePath: string): Address {
  return {
    path: () => location.pathname.slice(basePath.length) || '/',
    push: (path) => history.pushState(null, '', basePath + path),
    onMove: (listener) => window.addEventListener('popstate', listener),
    leave: (path) => location.assign(basePath + path),
  };
}

/** The address of a page that is rendered while the site is built. */
export function fixedAddress(path: string): Address {
  return { path: () => path, push: () => {}, onMove: () => {}, leave: () => {} };
}

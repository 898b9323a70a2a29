import type { Address } from './address.ts';

/** A page of the site: its code and text are loaded before it is shown. */
export interface Route {
  readonly path: string;
  readonly load: () => Promise<React.JSX.Element>;
}

/** The page that is shown. */
export interface Shown {
  /** Without a slash at its end. */
  readonly path: string;
  readonly page: React.JSX.Element;
}

/** Shows the site's pages, one at a time. */
export interface Router {
  /** Loads and shows the page of the address. Throws where it cannot be loaded. */
  readonly start: () => Promise<void>;
  /** Throws before the start. */
  readonly shown: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows another page once it is loaded. One that cannot be loaded is asked of the server. */
  readonly open: (path: string) => Promise<void>;
  /** Loads a page that the visitor may open next. */
  readonly preload: (path: string) => void;
}

interface Settings {
  readonly routes: readonly Route[];
  /** Shown for an unknown path. */
  readonly notFound: React.JSX.Element;
  readonly address: Address;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Creates the router of a site whose pages all have fixed paths. */
export function createRouter({ routes, notFound, address }: Settings): Router {
  const loaders = new Map(routes.map(({ path, load }) => [path, load]));
  const loaded = new Map<string, Promise<React.JSX.Element>>();
  const listeners = new Set<() => void>();
  let shown: Shown | null = null;
  let wanted = '';

  function load(path: string): Promise<React.JSX.Element> {
    const page = loaded.get(path) ?? loaders.get(path)?.() ?? Promise.resolve(notFound);
    loaded.set(path, page);
    // What failed once, such as a chunk of a version that was replaced, may be there the next time.
    page.catch(() => loaded.delete(path));
    return page;
  }

  function show(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** Shows a page unless the visitor has gone elsewhere while it was loading. */
  async function go(path: string, arrive: () => void): Promise<void> {
    wanted = path;
    try {
      const page = await load(path);
      if (wanted !== path) return;
      arrive();
      show({ path, page });
    } catch {
      if (wanted === path) address.leave(path);
    }
  }

  return {
    async start() {
      wanted = withoutSlash(address.path());
      show({ path: wanted, page: await load(wanted) });
      address.onMove(() => {
        const path = withoutSlash(address.path());
        // A link to a part of the page is no other page.
        if (path !== wanted) void go(path, () => {});
      });
    },
    shown() {
      if (shown === null) throw new Error('The router has not started.');
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (path) => go(path, () => path !== address.path() && address.push(path)),
    preload: (path) => void load(path).catch(() => undefined),
  };
}

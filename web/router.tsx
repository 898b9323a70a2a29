import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { openPage, pages, type SitePage } from '../catalog/site/pages.ts';
import { tools } from '../catalog/tools.ts';
import { Layout } from './layout/layout.tsx';
import { loadHome, loadOpen, loadText, loadTool, loadToolsIndex } from './load-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const loaders: Readonly<Record<SitePage['kind'], (path: string) => Promise<React.JSX.Element>>> = {
  home: loadHome,
  tools: loadToolsIndex,
  text: loadText,
};

interface Settings {
  readonly history: RouterHistory;
  /** The path below which the site lives; empty at the root. */
  readonly basePath: string;
  /** What an unknown address shows. */
  readonly notFound?: () => React.JSX.Element;
}

/** The routes of the site, all from the catalogue. Each page's code and text arrive before it is drawn. */
export function siteRouter({ history, basePath, notFound = NotFoundPage }: Settings) {
  const root = createRootRoute({ component: Layout, notFoundComponent: notFound });

  function pageRoute(path: string, load: () => Promise<React.JSX.Element>) {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      loader: ({ cause }) => load().catch((error: unknown) => lostChunk(error, cause === 'preload')),
      component: () => route.useLoaderData() as React.JSX.Element,
    });
    return route;
  }

  /** A page whose code cannot be loaded (a newer version was deployed) is asked of the server as a whole. */
  function lostChunk(error: unknown, isPreload: boolean): Promise<never> {
    if (isPreload || router.state.resolvedLocation === undefined) throw error;
    location.reload();
    return new Promise(() => {});
  }

  const router = createRouter({
    routeTree: root.addChildren([
      ...pages.map(({ path, kind }) => pageRoute(path, () => loaders[kind](path))),
      pageRoute(openPage.path, loadOpen),
      ...tools.map((tool) => pageRoute(tool.path, () => loadTool(tool))),
    ]),
    history,
    basepath: basePath || '/',
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  });
  // Built pages hold no Suspense boundaries; a router that knows of a server render expects none (react-router, Matches).
  router.ssr = { manifest: undefined };
  return router;
}

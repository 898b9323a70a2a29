import {
  createRootRoute,
  createRoute,
  createRouter,
  ErrorComponent,
  type ErrorComponentProps,
  type RouterHistory,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { listedTools } from '../catalog/listed-tools.ts';
import { openPage, pages, type SitePage } from '../catalog/site/pages.ts';
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
  /** Shown for an unknown address. */
  readonly notFound?: () => React.JSX.Element;
}

/**
 * Reloads the site for a page whose chunk turned out to be missing when it was preloaded, just before the page was
 * opened.
 */
function ReloadMissingPage(failure: ErrorComponentProps) {
  const isFirst = useRouter().state.resolvedLocation === undefined;
  useEffect(() => {
    if (!isFirst) location.reload();
  }, [isFirst]);
  return isFirst ? <ErrorComponent {...failure} /> : null;
}

/** The site's routes, all from the catalogue. A page's code and text are loaded before it renders. */
export function siteRouter({ history, basePath, notFound = NotFoundPage }: Settings) {
  const root = createRootRoute({ component: Layout, notFoundComponent: notFound });

  function pageRoute(path: string, load: () => Promise<React.JSX.Element>) {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      loader: ({ cause }) => load().catch((error: unknown) => reloadForNewVersion(error, cause === 'preload')),
      component: () => route.useLoaderData() as React.JSX.Element,
    });
    return route;
  }

  /** If a page's chunk is gone (a newer version was deployed), the whole page is reloaded. */
  function reloadForNewVersion(error: unknown, isPreload: boolean): Promise<never> {
    if (isPreload || router.state.resolvedLocation === undefined) throw error;
    location.reload();
    return new Promise(() => {});
  }

  const router = createRouter({
    routeTree: root.addChildren([
      ...pages.map(({ path, kind }) => pageRoute(path, () => loaders[kind](path))),
      pageRoute(openPage.path, loadOpen),
      ...listedTools.map((tool) => pageRoute(tool.path, () => loadTool(tool))),
    ]),
    history,
    basepath: basePath || '/',
    defaultErrorComponent: ReloadMissingPage,
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  });
  // Prerendered pages have no Suspense boundaries; a router in SSR mode expects none (react-router, Matches).
  router.ssr = { manifest: undefined };
  return router;
}

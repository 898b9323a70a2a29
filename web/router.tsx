import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { type PagePath, pages } from '../catalog/pages.ts';
import { tools } from '../catalog/tools.ts';
import { Layout } from './layout/layout.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ToolPage } from './pages/tool-page.tsx';

const components = { '/': HomePage } as const satisfies Record<PagePath, () => React.JSX.Element>;

/** The routes of the site, all from the catalogue. */
export function siteRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage });
  const staticRoutes = pages.map(({ path }) =>
    createRoute({ getParentRoute: () => root, path, component: components[path] }),
  );
  const toolRoutes = tools.map((tool) =>
    createRoute({ getParentRoute: () => root, path: tool.path, component: () => <ToolPage tool={tool} /> }),
  );
  const router = createRouter({ routeTree: root.addChildren([...staticRoutes, ...toolRoutes]), history });
  // Built pages hold no Suspense boundaries; a router that knows of a server render expects none (react-router, Matches).
  router.ssr = { manifest: undefined };
  return router;
}

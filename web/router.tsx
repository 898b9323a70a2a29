import { pageTools } from '../catalog/page-tools.ts';
import { openPage, pages, type SitePage } from '../catalog/site/pages.ts';
import { loadHome, loadOpen, loadText, loadTool, loadToolsIndex } from './load-page.tsx';
import type { Address } from './navigation/address.ts';
import { createRouter, type Router } from './navigation/router.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

const loaders: Readonly<Record<SitePage['kind'], (path: string) => Promise<React.JSX.Element>>> = {
  home: loadHome,
  tools: loadToolsIndex,
  text: loadText,
};

interface Settings {
  readonly address: Address;
  /** Shown for an unknown address. */
  readonly notFound?: () => React.JSX.Element;
}

/** The site's router: every page of the catalogue. */
export function siteRouter({ address, notFound: NotFound = NotFoundPage }: Settings): Router {
  const routes = [
    ...pages.map(({ path, kind }) => ({ path, load: () => loaders[kind](path) })),
    { path: openPage.path, load: loadOpen },
    ...pageTools.map((tool) => ({ path: tool.path, load: () => loadTool(tool) })),
  ];
  return createRouter({ routes, notFound: <NotFound />, address });
}

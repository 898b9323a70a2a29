import { openPage, type Page, pages, type SitePage } from '../../catalog/site/pages.ts';

const modulesOfKind: Readonly<Record<SitePage['kind'], (path: string) => readonly string[]>> = {
  home: () => ['pages/home-page.tsx'],
  tools: () => ['pages/tools-page.tsx'],
  text: (path) => ['pages/text-page.tsx', `../catalog/copy/texts${path}.ts`],
};

/**
 * The modules that a page loads in addition to the entry, by their names in the build's manifest, so that its HTML can
 * preload them.
 */
export function pageModules({ path }: Page): readonly string[] {
  if (path === openPage.path) return ['pages/open-page.tsx'];
  const page = pages.find((other) => other.path === path);
  if (page !== undefined) return modulesOfKind[page.kind](path);
  return ['pages/tool-page.tsx', `../catalog/copy/tools${path}.ts`];
}

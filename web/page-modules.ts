import { openPage, type Page, pages } from '../catalog/site/pages.ts';

/**
 * The modules that a page loads beside the entry, as the build's manifest names them, so that its HTML can ask for
 * them at once.
 */
export function pageModules({ path }: Page): readonly string[] {
  if (path === '/') return ['pages/home-page.tsx'];
  if (path === openPage.path) return ['pages/open-page.tsx'];
  if (path === '/tools') return ['pages/tools-page.tsx'];
  if (pages.some((page) => page.path === path)) return ['pages/text-page.tsx', `../catalog/copy/texts${path}.ts`];
  return ['pages/tool-page.tsx', `../catalog/copy/tools${path}.ts`];
}

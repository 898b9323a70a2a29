export { language } from '../../catalog/copy/language.ts';
export { allLanguages } from '../../catalog/languages/languages.ts';
export { shareImages } from './share-image.ts';

import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { language } from '../../catalog/copy/language.ts';
import { documentationCopy } from '../../catalog/copy/site/documentation.ts';
import { frame } from '../../catalog/copy/site/pages.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { paper, icons as siteIcons, touchIcon } from '../../catalog/site/manifest.ts';
import { notFoundPage, offlinePage, openPage, type Page, referencePage, sitePages } from '../../catalog/site/pages.ts';
import { hiddenPaths } from '../../catalog/site/paths.ts';
import { problemTokens, siteTokens } from '../../catalog/site/site.ts';
import { App } from '../app.tsx';
import { alternatesOf } from '../head/alternates.ts';
import { headOf } from '../head/head.ts';
import { headHtml } from '../head/head-html.ts';
import { linkedDataOf } from '../head/linked-data.ts';
import { DocumentationIndex } from '../pages/documentation/documentation-index.tsx';
import { DocumentationPage } from '../pages/documentation/documentation-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { OfflinePage } from '../pages/offline-page.tsx';
import { ProblemPage } from '../pages/problem-page.tsx';
import { ReferencePage } from '../pages/reference/reference-page.tsx';
import { siteRouter } from '../router.tsx';
import { builtView } from '../site-view.tsx';
import { documentGroups } from './documentation/documents.ts';
import { pageModules } from './page-modules.ts';

/** A file of the built site. */
export interface BuiltPage {
  /** Below the folder of the build. */
  readonly file: string;
  readonly head: string;
  readonly body: string;
  /** The modules it preloads in addition to the entry; null if the page has no script. */
  readonly modules: readonly string[] | null;
}

/** The icons to draw, and the background of maskable ones. */
export const icons = { all: [...siteIcons, touchIcon], paper };

const names = {
  siteName: siteTokens.name,
  operator: siteTokens.operator(frame.unnamedOperator),
  holder: siteTokens.holder,
  siteUrl: siteTokens.origin + siteTokens.basePath,
  limit: siteTokens.limit,
};

/** The page that answers a failed form; its title is the problem's. */
const problemPage: Page = {
  ...notFoundPage,
  path: hiddenPaths.problem,
  title: problemTokens.title,
  description: problemTokens.detail,
};

/** Prefixes every path in the body with the base path token and the language. React escapes quotes in text, so only attributes match. */
const withBasePath = (html: string) =>
  html.replace(/(\s(?:href|action|src)=")(?=\/)/g, `$1${siteTokens.basePath}${language.prefix}`);

async function renderBody(path: string, available: boolean, notFound = NotFoundPage): Promise<string> {
  const router = siteRouter({ history: createMemoryHistory({ initialEntries: [path] }), basePath: '', notFound });
  await router.load();
  return withBasePath(renderToString(<App router={router} site={builtView(available)} />));
}

/** Renders a page, for an available or unavailable tool. */
async function renderPage(page: Page, available = true): Promise<BuiltPage> {
  const file = `${language.prefix}${page.path}/${available ? 'index' : 'unavailable'}.html`
    .replace(/\/+/g, '/')
    .slice(1);
  const { siteName, siteUrl } = names;
  const linkedData = await linkedDataOf(page, names);
  const head = headHtml(headOf(page, siteName, siteUrl), linkedData, alternatesOf(siteUrl, page.path));
  return { file, head, body: await renderBody(page.path, available), modules: pageModules(page) };
}

/** Renders a page that search engines should not index. */
async function renderUnlisted(
  page: Page,
  notFound: () => React.JSX.Element,
  modules: BuiltPage['modules'],
): Promise<BuiltPage> {
  const head = headHtml(headOf(page, names.siteName, names.siteUrl), null);
  const body = await renderBody(page === openPage ? page.path : notFoundPage.path, true, notFound);
  return { file: `${language.prefix}${page.path}.html`.slice(1), head, body, modules };
}

/** Renders the pages about running a server and writing programs: no script, and the same on every server. */
async function renderDocumentation(): Promise<readonly BuiltPage[]> {
  const { title, description } = documentationCopy;
  const index: Page = { path: hiddenPaths.documentation, title, description };
  const built = [await renderUnlisted(index, () => <DocumentationIndex groups={documentGroups} />, null)];
  for (const document of documentGroups.flatMap(({ documents }) => documents)) {
    const page: Page = { path: document.path, title: document.title, description: document.description };
    built.push(await renderUnlisted(page, () => <DocumentationPage document={document} />, null));
  }
  return built;
}

/** Every file of the built site in this build's language. */
export async function renderSite(): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of sitePages) built.push(await renderPage(page));
  for (const tool of listedTools) built.push(await renderPage(tool, false));
  built.push(await renderUnlisted(notFoundPage, NotFoundPage, []));
  built.push(await renderUnlisted(problemPage, ProblemPage, null));
  built.push(await renderUnlisted(offlinePage, OfflinePage, null));
  // Programs, their authors and operators read English.
  if (language.prefix === '') {
    built.push(await renderUnlisted(referencePage, ReferencePage, null));
    built.push(...(await renderDocumentation()));
  }
  built.push(await renderUnlisted(openPage, NotFoundPage, pageModules(openPage)));
  return built;
}

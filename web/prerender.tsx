import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { notFoundPage, sitePages } from '../catalog/pages.ts';
import { siteTokens } from '../catalog/site.ts';
import { tools } from '../catalog/tools.ts';
import { App } from './app.tsx';
import { headHtml, headOf, pageAt } from './head.ts';
import { siteRouter } from './router.tsx';
import { builtView } from './site-view.tsx';

/** One page as HTML: what belongs into the head, and the body. `available` is what it says of its tool. */
export async function renderPage(path: string, available = true): Promise<{ head: string; body: string }> {
  const router = siteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return {
    head: headHtml(headOf(pageAt(path), siteTokens.name), siteTokens.origin),
    body: renderToString(<App router={router} site={builtView(available)} />),
  };
}

/** Every file of the built site and the page in it. The template is the built index.html. */
export async function renderSite(template: string): Promise<ReadonlyMap<string, string>> {
  const wanted = [
    ...sitePages.map(({ path }) => ({ path, file: `${path}/index.html`, available: true })),
    ...tools.map(({ path }) => ({ path, file: `${path}/unavailable.html`, available: false })),
    { path: notFoundPage.path, file: '/not-found.html', available: true },
  ];
  const files = new Map<string, string>();
  for (const { path, file, available } of wanted) {
    const { head, body } = await renderPage(path, available);
    const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
    files.set(file.replace(/^\/+/, ''), html);
  }
  return files;
}

import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allLanguages, type Language } from '../../catalog/languages/languages.ts';
import { loadServerWords } from '../../catalog/languages/load-words.ts';
import { webManifest } from '../../catalog/site/manifest.ts';
import { openPage } from '../../catalog/site/pages.ts';
import type { Site } from '../../catalog/site/site.ts';
import { robotsTxt, sitemapXml } from '../../catalog/site/sitemap.ts';
import { tools } from '../../catalog/tools.ts';
import type { ProblemAnswers } from '../http/faults/error-handler.ts';
import { acceptedLanguage, languageOfPath } from '../http/language.ts';
import { sendHtml, wantsHtml } from '../http/send-html.ts';
import { readPages } from './built-pages.ts';
import { createFilledPages } from './filled-pages.ts';
import { problemHtml } from './problem-html.ts';

/** Names in assets/ contain a hash of the content, and compressed forms lie next to each file. */
async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
  });
}

/** What is needed to serve the site's pages. */
export interface PagesSettings {
  /** Where the web build is. */
  readonly folder: string;
  readonly site: () => Promise<Site>;
}

/** Answers with pages that have no URL of their own. */
export interface PageAnswers extends Pick<ProblemAnswers, 'sendProblemPage'> {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

interface LanguagePages extends PagesSettings {
  readonly language: Language;
  readonly filled: ReturnType<typeof createFilledPages>;
}

/** Serves the pages of one language, and returns those that have no URL of their own. */
async function addLanguage(app: FastifyInstance, { folder, site, language, filled }: LanguagePages) {
  const { pages, unavailable, hidden, notFound, problem } = await readPages(folder, language);
  const { prefix } = language;
  const toolIds = new Map<string, string>(tools.map((tool) => [tool.path, tool.id]));
  for (const [path, html] of pages) {
    app.get(prefix + path, async (request, reply) => {
      const off = (await site()).unavailable.includes(toolIds.get(path) ?? '');
      return sendHtml(request, reply, await filled(off ? (unavailable.get(path) ?? html) : html));
    });
  }
  for (const [path, html] of hidden) {
    app.get(prefix + path, async (request, reply) => sendHtml(request, reply, await filled(html)));
  }
  // The service worker handles files shared with the installed site; without one the body is discarded.
  app.post(prefix + openPage.path, async (request, reply) => {
    request.raw.resume();
    return reply.redirect((await site()).basePath + prefix + openPage.path, 303);
  });
  const { description, titleOf } = await loadServerWords(language);
  app.get(`${prefix}/manifest.webmanifest`, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(await site(), language, description)),
  );
  return { notFound, problem, titleOf };
}

/**
 * Serves the built pages with this server's settings filled in, their assets, and the files for crawlers. Throws the
 * file system's errors if the web build is incomplete.
 */
export async function addPages(app: FastifyInstance, { folder, site }: PagesSettings): Promise<PageAnswers> {
  const filled = createFilledPages(site);
  await addAssets(app, folder);
  const answers = new Map<Language, Awaited<ReturnType<typeof addLanguage>>>();
  for (const language of allLanguages) {
    answers.set(language, await addLanguage(app, { folder, site, language, filled }));
  }
  const answersIn = (language: Language) => answers.get(language) as Awaited<ReturnType<typeof addLanguage>>;

  // Reloading the answer to a form submitted without script requests the endpoint; the form is on the tool's page.
  for (const { endpoint, path } of tools) {
    app.get(endpoint, { config: { forBrowsers: true } }, async (request, reply) => {
      const { prefix } = acceptedLanguage(request.headers['accept-language']);
      if (wantsHtml(request)) return reply.redirect((await site()).basePath + prefix + path, 303);
      reply.callNotFound();
      return reply;
    });
  }
  app.get('/sitemap.xml', async (_request, reply) => {
    const { origin, basePath } = await site();
    return reply.type('application/xml; charset=utf-8').send(sitemapXml(origin + basePath));
  });
  app.get('/robots.txt', async (_request, reply) => {
    const { origin, basePath } = await site();
    return reply.type('text/plain; charset=utf-8').send(robotsTxt(origin + basePath, basePath));
  });
  return {
    sendNotFound: async (request, reply) => {
      const { notFound } = answersIn(languageOfPath(request.url));
      return sendHtml(request, reply.code(404), await filled(notFound));
    },
    sendProblemPage: async (request, reply, problem, toolId) => {
      const language = acceptedLanguage(request.headers['accept-language']);
      const { problem: built, titleOf } = answersIn(language);
      const [{ text }, { name, basePath }] = await Promise.all([filled(built), site()]);
      const tool = tools.find(({ id }) => id === toolId);
      const page = tool === undefined ? name : titleOf(tool);
      const path = `${basePath}${language.prefix}${tool?.path ?? '/'}`;
      return reply.type('text/html; charset=utf-8').send(problemHtml(text, problem, { path, page }));
    },
  };
}

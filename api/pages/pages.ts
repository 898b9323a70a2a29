import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { webManifest } from '../../catalog/site/manifest.ts';
import { hiddenPages, openPage, sitePages } from '../../catalog/site/pages.ts';
import { hiddenPaths } from '../../catalog/site/paths.ts';
import type { Site } from '../../catalog/site/site.ts';
import { robotsTxt, sitemapXml } from '../../catalog/site/sitemap.ts';
import { tools } from '../../catalog/tools.ts';
import type { ProblemAnswers } from '../http/error-handler.ts';
import { sendHtml, wantsHtml } from '../http/send-html.ts';
import { createFilledPages } from './filled-pages.ts';
import { problemHtml } from './problem-html.ts';

/** The HTML of the built pages, by their path. */
interface BuiltPages {
  readonly pages: ReadonlyMap<string, string>;
  /** The tools' pages for servers on which the tool does not work. */
  readonly unavailable: ReadonlyMap<string, string>;
  /** Those that are not in the sitemap. */
  readonly hidden: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly problem: string;
}

/** The paths of the pages about running a server and writing programs, which are files of the build. */
async function documentationPaths(folder: string): Promise<readonly string[]> {
  const { documentation } = hiddenPaths;
  const files = await readdir(join(folder, documentation));
  return [documentation, ...files.map((file) => `${documentation}/${file.replace(/\.html$/, '')}`)];
}

async function readPages(folder: string): Promise<BuiltPages> {
  const read = async (path: string, file: string) => [path, await readFile(join(folder, path, file), 'utf8')] as const;
  const hidden = [...hiddenPages.map(({ path }) => path), ...(await documentationPaths(folder))];
  return {
    pages: new Map(await Promise.all(sitePages.map(({ path }) => read(path, 'index.html')))),
    unavailable: new Map(await Promise.all(tools.map(({ path }) => read(path, 'unavailable.html')))),
    hidden: new Map(
      await Promise.all(
        hidden.map(async (path) => [path, await readFile(join(folder, `${path}.html`), 'utf8')] as const),
      ),
    ),
    notFound: await readFile(join(folder, 'not-found.html'), 'utf8'),
    problem: await readFile(join(folder, 'problem.html'), 'utf8'),
  };
}

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

export interface PagesSettings {
  /** Where the web build is. */
  readonly folder: string;
  readonly site: () => Promise<Site>;
}

/** Answers with pages that have no URL of their own. */
export interface PageAnswers extends ProblemAnswers {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Serves the built pages with this server's settings filled in, their assets, and the files for crawlers. Throws the
 * file system's errors if the web build is incomplete.
 */
export async function addPages(app: FastifyInstance, { folder, site }: PagesSettings): Promise<PageAnswers> {
  const { pages, unavailable, hidden, notFound, problem: problemPage } = await readPages(folder);
  const toolIds = new Map<string, string>(tools.map((tool) => [tool.path, tool.id]));
  const filled = createFilledPages(site);
  await addAssets(app, folder);

  for (const [path, html] of pages) {
    app.get(path, async (request, reply) => {
      const off = (await site()).unavailable.includes(toolIds.get(path) ?? '');
      return sendHtml(request, reply, await filled(off ? (unavailable.get(path) ?? html) : html));
    });
  }
  for (const [path, html] of hidden) {
    app.get(path, async (request, reply) => sendHtml(request, reply, await filled(html)));
  }
  // The service worker handles files shared with the installed site; without one the body is discarded.
  app.post(openPage.path, async (request, reply) => {
    request.raw.resume();
    return reply.redirect((await site()).basePath + openPage.path, 303);
  });
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(await site())),
  );
  // Reloading the answer to a form submitted without script requests the endpoint; the form is on the tool's page.
  for (const { endpoint, path } of tools) {
    app.get(endpoint, async (request, reply) => {
      if (wantsHtml(request)) return reply.redirect((await site()).basePath + path, 303);
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
    sendNotFound: async (request, reply) => sendHtml(request, reply.code(404), await filled(notFound)),
    sendProblemPage: async (reply, problem, toolId) => {
      const [{ text }, { name, basePath }] = await Promise.all([filled(problemPage), site()]);
      const tool = tools.find(({ id }) => id === toolId);
      return reply.type('text/html; charset=utf-8').send(problemHtml(text, problem, tool, { name, basePath }));
    },
  };
}

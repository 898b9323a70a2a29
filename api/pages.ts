import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sitePages } from '../catalog/pages.ts';
import { fillSite, type Site } from '../catalog/site.ts';
import { tools } from '../catalog/tools.ts';

/** The pages as they were built, by their path. */
interface BuiltPages {
  readonly pages: ReadonlyMap<string, string>;
  /** The same tool pages, saying that the tool does not work here. */
  readonly unavailable: ReadonlyMap<string, string>;
  readonly notFound: string;
}

async function readPages(folder: string): Promise<BuiltPages> {
  const read = async (path: string, file: string) => [path, await readFile(join(folder, path, file), 'utf8')] as const;
  return {
    pages: new Map(await Promise.all(sitePages.map(({ path }) => read(path, 'index.html')))),
    unavailable: new Map(await Promise.all(tools.map(({ path }) => read(path, 'unavailable.html')))),
    notFound: await readFile(join(folder, 'not-found.html'), 'utf8'),
  };
}

function sendPage(reply: FastifyReply, html: string, site: Site): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(fillSite(html, site));
}

export interface PagesSettings {
  /** Where the web build is. */
  readonly folder: string;
  readonly site: () => Promise<Site>;
}

/** Serves the built pages with this server's settings filled in, and the assets they load. */
export async function addPages(
  app: FastifyInstance,
  { folder, site }: PagesSettings,
): Promise<(reply: FastifyReply) => Promise<FastifyReply>> {
  const { pages, unavailable, notFound } = await readPages(folder);
  const toolIds = new Map<string, string>(tools.map((tool) => [tool.path, tool.id]));

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // Names under assets/ carry a hash of their content.
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    globIgnore: ['**/*.html'],
    cacheControl: false,
  });

  for (const [path, html] of pages) {
    app.get(path, async (_request, reply) => {
      const settings = await site();
      const off = settings.unavailable.includes(toolIds.get(path) ?? '');
      return sendPage(reply, off ? (unavailable.get(path) ?? html) : html, settings);
    });
  }
  return async (reply) => sendPage(reply.code(404), notFound, await site());
}

import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../catalog/openapi/document.ts';
import type { ApiSite, ClientLimits } from '../../catalog/openapi/types.ts';
import { apiPaths } from '../../catalog/site/paths.ts';
import { limitText, type Site, uploadLimit } from '../../catalog/site/site.ts';
import { compressText, sendCompressed } from '../http/compressed-text.ts';

function apiSite(site: Site): ApiSite {
  return {
    name: site.name,
    holder: site.holder,
    email: site.email,
    url: site.origin + site.basePath,
    limit: (toolMaxBytes) => limitText(site, toolMaxBytes),
    limitBytes: (toolMaxBytes) => uploadLimit(site, toolMaxBytes),
  };
}

interface DocumentParts {
  readonly site: () => Promise<Site>;
  readonly perClient: ClientLimits;
  /** Whether the server has API keys. */
  readonly hasKeys: boolean;
  readonly hasWebhooks: boolean;
}

/**
 * Serves the OpenAPI document with this server's address and limits. It is created at the first request, and excludes
 * what changes while the server runs, such as which tools are available.
 */
export function addApiDocument(app: FastifyInstance, { site, perClient, ...offers }: DocumentParts): void {
  const make = async () => compressText(JSON.stringify(openApiDocument(apiSite(await site()), perClient, offers)));
  let made: ReturnType<typeof make> | undefined;
  app.get(apiPaths.document, async (request, reply) => {
    made ??= make();
    return sendCompressed(request, reply, 'application/json', await made);
  });
}

import { limits, serverLimits } from '../limits.ts';
import { type ProblemCode, problemCodes } from '../problems.ts';
import { apiPaths } from '../site/paths.ts';
import { tools } from '../tools.ts';
import { components } from './components.ts';
import { jobPaths } from './job-operations.ts';
import { jobWebhooks } from './job-webhooks.ts';
import { withKeys } from './key-answers.ts';
import { problemsOfReading, readingOperation, toolOperation } from './operations.ts';
import { problemsOfTool } from './tool-problems.ts';
import type { ApiOffers, ApiSite, ClientLimits, Json, Schema } from './types.ts';

/** The version of the interface (semver): the major number changes when existing programs may break. */
const version = '1.2.0';

const about = (name: string) => `Every tool of ${name} is one request: send a form with the file, receive the result.

A result comes with its name and with a report on it, in headers. A refusal is a problem document (RFC 9457) with a
permanent \`code\` and a \`detail\` that says what would work. Files are deleted as soon as the answer has been sent.
With \`Prefer: respond-async\` a tool answers at once with the address of a job. No key is needed. Requests of one address are limited: \`rate-limited\` and \`busy\` say when to try again.`;

const keyText =
  "A key has limits of its own instead of its address's, and pages of the origins that belong to it may use it. Without one, everything works as for visitors.";

const tags: readonly Schema[] = [
  { name: 'converter', description: 'Turn a file into another format.' },
  { name: 'compressor', description: 'Make a file smaller.' },
  { name: 'utility', description: 'Merge, pack and unpack files.' },
  { name: 'job', description: 'Conversions that go on by themselves.' },
  { name: 'server', description: 'The server itself.' },
];

const state = (...states: readonly string[]): Schema => ({
  type: 'object',
  properties: { status: { type: 'string', enum: [...states] } },
  required: ['status'],
});

function paths(site: ApiSite, hasWebhooks: boolean): Schema {
  const found: Record<string, Json> = {};
  for (const tool of tools) found[tool.endpoint] = { post: toolOperation(tool, site, hasWebhooks) };
  const health = { $ref: '#/components/schemas/Health' };
  const document = { type: 'object', description: 'An OpenAPI 3.1 document.' };
  const healthSays = 'Which tools and engines work here, how they are confined, and how many conversions run and wait.';
  return {
    ...found,
    ...jobPaths(site),
    [apiPaths.health]: { get: readingOperation('health', 'State of the server', healthSays, health) },
    [apiPaths.live]: {
      get: readingOperation('live', 'Whether the server runs', 'Answers as long as the process does.', state('ok')),
    },
    [apiPaths.ready]: {
      get: readingOperation(
        'ready',
        'Whether the server works',
        'Ready and busy servers can convert files, a busy one with its waiting places taken; a broken one answers `503`.',
        state('ready', 'busy'),
        [...problemsOfReading, 'busy'],
      ),
    },
    [apiPaths.document]: {
      get: readingOperation('openApi', 'This document', 'The description of this interface.', document),
    },
  };
}

/** The problems that some operation of the API can answer with. */
function documentedProblems(): readonly ProblemCode[] {
  const found = new Set<ProblemCode>([...problemsOfReading, 'not-found', 'busy', ...tools.flatMap(problemsOfTool)]);
  return problemCodes.filter((code) => found.has(code));
}

/**
 * The API of a site as an OpenAPI 3.1 document, derived from the catalogue.
 *
 * @param perClient How much one client may send.
 */
export function openApiDocument(
  site: ApiSite,
  perClient: ClientLimits,
  { hasKeys = false, hasWebhooks = false }: ApiOffers = {},
): Schema {
  const { maxFieldBytes, maxFields, maxNameBytes } = limits;
  const { maxReportBytes } = serverLimits;
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version,
      description: about(site.name),
      contact: { name: site.holder, url: site.url, ...(site.email !== '' && { email: site.email }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site.url }],
    security: hasKeys ? [{}, { key: [] }] : [],
    tags,
    'x-limits': {
      maxFieldBytes,
      maxFields,
      maxNameBytes,
      maxReportBytes,
      perClient: { ...perClient },
    },
    paths: hasKeys ? withKeys(paths(site, hasWebhooks)) : paths(site, hasWebhooks),
    ...(hasWebhooks && { webhooks: jobWebhooks() }),
    components: {
      ...components([...documentedProblems(), ...(hasKeys ? (['key-refused'] as const) : [])]),
      ...(hasKeys && { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: keyText } } }),
    },
  };
}

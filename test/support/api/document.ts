import { formatBytes } from '../../../catalog/files/bytes.ts';
import { openApiDocument } from '../../../catalog/openapi/document.ts';
import type { ApiOffers, ApiSite } from '../../../catalog/openapi/types.ts';

const site: ApiSite = {
  name: 'Our Files',
  holder: 'Example Ltd.',
  email: 'help@example.org',
  url: 'https://files.example.org/tools',
  limit: (bytes) => formatBytes(bytes, 'en'),
  limitBytes: (bytes) => bytes,
};

interface Header {
  readonly required?: boolean;
  readonly schema?: unknown;
  readonly content?: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<
    Record<string, { readonly schema: unknown; readonly examples?: Readonly<Record<string, unknown>> }>
  >;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-limits'?: Readonly<Record<string, number>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'multipart/form-data': {
        readonly schema: {
          readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
          readonly required: readonly string[];
        };
      };
    };
  };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** The parts of an OpenAPI document that tests read. */
export interface ApiDocument {
  readonly info: { readonly contact: unknown };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<string, { readonly get?: Operation; readonly post?: Operation; readonly delete?: Operation }>
  >;
  readonly components: {
    readonly headers: Readonly<Record<string, Header>>;
    readonly examples: Readonly<Record<string, { readonly value: { readonly code: string; readonly status: number } }>>;
  };
}

/** The document of a test site, parsed from JSON as a program would. */
export const apiDocument = (offers: ApiOffers = {}): ApiDocument =>
  JSON.parse(
    JSON.stringify(
      openApiDocument(
        site,
        {
          requestsPerMinute: 60,
          uploads: 5,
          waiting: 4,
          bytes: 1_000_000,
          uploadBytesPerSecond: 16_000,
          uploadMs: 60_000,
        },
        offers,
      ),
    ),
  );

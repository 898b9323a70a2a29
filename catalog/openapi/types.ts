/** JSON of an OpenAPI 3.1 document; its parts are JSON Schema 2020-12. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A schema (JSON Schema 2020-12), or a reference to one. */
export type Schema = { readonly [key: string]: Json };

/** A site as its API description shows it: this server's values, or the tokens that stand for them in a built page. */
export interface ApiSite {
  readonly name: string;
  /** Who runs it: the operator, or the site if its operator has given no name. */
  readonly holder: string;
  /** Of whoever runs it; empty if unknown. */
  readonly email: string;
  /** Scheme, host and base path, without a slash at the end. */
  readonly url: string;
  /** The size limit of a tool in words, from the tool's own in bytes. */
  readonly limit: (toolMaxBytes: number) => string;
  /** The same limit in bytes. */
  readonly limitBytes: (toolMaxBytes: number) => number;
}

/** How much one client may send, as this server's operator has set it. */
export interface ClientLimits {
  readonly requestsPerMinute: number;
  /** Uploads in progress. */
  readonly uploads: number;
  /** Conversions that wait for an engine. */
  readonly waiting: number;
  /** Bytes being uploaded, waiting or being converted. */
  readonly bytes: number;
  /** The slowest speed that does not end an upload, averaged over the time for which one may stall. */
  readonly uploadBytesPerSecond: number;
  /** For the whole upload. */
  readonly uploadMs: number;
}

/** What a server offers only where its operator has set it up. */
export interface ApiOffers {
  /** Whether it has API keys. */
  readonly hasKeys?: boolean;
  /** Whether it announces the ends of jobs. */
  readonly hasWebhooks?: boolean;
}

/** How a request is sent in a language (Redoc's `x-codeSamples`). */
export interface CodeSample {
  readonly lang: 'Shell' | 'JavaScript' | 'Python' | 'PHP';
  readonly label: string;
  readonly source: string;
}

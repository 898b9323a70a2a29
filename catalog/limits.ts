import type { EngineName } from './operations.ts';

const megabyte = 1_000_000;

/** The limits that pages state and the server enforces. */
export const limits = {
  /** All files of one request together, unless a tool says otherwise. */
  maxBytes: 100 * megabyte,
  maxFieldBytes: 10_000,
  maxFields: 20,
  /** Files of one request that the form parser reads; a tool may allow fewer. */
  maxFiles: 1000,
  /** Longer names (in UTF-8) are shortened, to leave room for the result's extension. */
  maxNameBytes: 220,
  /** The longest file name on ext4 (bytes), APFS and NTFS (characters). */
  maxStoredNameBytes: 255,
  /** Nesting depth of dropped folders; deeper folders are left out of the path. */
  maxFolders: 30,
} as const;

/** Limits that only the server needs; the browser does not load them. */
export const serverLimits = {
  /** Bytes discarded from an upload over its limit: browsers show an answer only after sending everything. */
  maxDrainBytes: 1_000 * megabyte,
  /** How long the body of a refused request is read, for the same reason. */
  refusedUploadMs: 5_000,
  /** For the report header. Node and most proxies allow 8 or 16 KB for all headers together. */
  maxReportBytes: 4000,
  /** For one document in an engine's worker. Shorter than a step, so that visitors get the engine's own message. */
  documentTimeoutMs: 72_000,
  /** For one step of a conversion, from its start in an engine. */
  stepTimeoutMs: 80_000,
  /** After this long, a step makes room for other clients: most take less than a second. */
  slowStepMs: 3_000,
  /** Pages of a document that the server lays out itself. */
  maxPages: 5_000,
  /** How long the head of a request may take to arrive. */
  headersMs: 15_000,
  /** How long a stopping server lets running conversions finish. */
  stopTimeoutMs: 90_000,
  /** How long a stopping server waits for uploads to finish. */
  stopUploadsMs: 3_000,
} as const;

/**
 * How much the server accepts at once. A client is an IPv4 address or an IPv6 /64 network; a family or an office behind
 * one router stays far below these limits. The operator can change each (see `api/config.ts`).
 */
export const admissionLimits = {
  /** Conversions that a client may ask for in a minute. */
  requestsPerMinute: 900,
  /** Open connections of a client: a browser has six, and an office behind one router some hundreds. */
  connectionsPerClient: 500,
  /** The same for all clients together. */
  connections: 5_000,
  /** Simultaneous uploads of a client. */
  uploadsPerClient: 60,
  /** Conversions of a client whose files are here; programs may fetch results ten minutes later. */
  conversionsPerClient: 500,
  /** Jobs of a client whose end has yet to be announced to a webhook. */
  webhooksPerClient: 100,
  /** Event streams on conversions that a client may hold open: one for each that it may have waiting, and as many more. */
  eventStreamsPerClient: 100,
  /** Bytes of a client's files that are being uploaded, waiting, being converted or being delivered. */
  bytesPerClient: 1_000 * megabyte,
  /** The same for all clients together. */
  bytesInFlight: 10_000 * megabyte,
  /** Kept free on the work folder's disk, for results and engines' temporary files. */
  freeDiskBytes: 1_000 * megabyte,
  /** Conversions that wait for an engine. */
  waiting: 200,
  waitingPerClient: 50,
  /** Share of the waiting places reserved for clients with nothing waiting. */
  newcomerShare: 0.25,
  /** Share of the machine's memory that running conversions are promised, unless the operator names an amount. */
  memoryShare: 0.75,
  /** Averaged over the grace period: the slowest mobile network (EDGE) sends about as much. */
  uploadBytesPerSecond: 16_000,
  /** How long an upload or a download may stall. */
  stallMs: 20_000,
  /** A whole upload: 100 MB need 1.4 Mbit/s. */
  uploadMinutes: 10,
} as const;

/** How long conversions and their files are kept if they outlive a request, or are transferred between machines. */
export const jobLimits = {
  /** Files and results, from when they were stored. */
  keptMs: 600_000,
  /** How long an idempotency key stays bound to a request whose files are on their way, unless that renews it. */
  keyReservedMs: 15_000,
  /** From the request to the result, time in the queue included. Shorter, so that files last as long as their job. */
  lifeMs: 480_000,
  /** How often forgotten files are looked for. */
  sweepMs: 60_000,
  /** How long running conversions wait for a queue that cannot be reached. */
  awayMs: 60_000,
  /** After so long in silence, a worker's jobs go to another. */
  lockMs: 6_000,
  /** How often such jobs are looked for. */
  stalledCheckMs: 3_000,
} as const;

/** Memory reserved for one conversion of each engine, in bytes: what its processes need for a large file. */
export const jobMemoryBytes = {
  libreoffice: 1_000 * megabyte,
  chromium: 700 * megabyte,
  markdown: 700 * megabyte,
  'text-layout': 400 * megabyte,
  pdf: 1_500 * megabyte,
  image: 1_500 * megabyte,
  'office-package': 1_500 * megabyte,
  archive: 800 * megabyte,
  csv: 1_500 * megabyte,
} as const satisfies Record<EngineName, number>;

/** Megabytes as the pages state them (10⁶ bytes). */
export const megabytes = (count: number): number => count * megabyte;

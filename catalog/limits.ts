import type { EngineName } from './operations.ts';

const megabyte = 1_000_000;

/** The bounds that pages state and the server keeps. */
export const limits = {
  /** All files of one request together, unless a tool says otherwise. */
  maxBytes: 100 * megabyte,
  /** What is read and thrown away of an upload over its limit, so that the visitor sees the answer. */
  maxDrainBytes: 1_000 * megabyte,
  /** How long a request that is refused at once is still read, so that a browser shows the answer. */
  refusedUploadMs: 5_000,
  maxFieldBytes: 10_000,
  maxFields: 20,
  /** Files of one request that the form parser reads; a tool may allow fewer. */
  maxFiles: 1000,
  /** A longer name (in UTF-8) is shortened, so that the result's extension fits beside it. */
  maxNameBytes: 220,
  /** What file systems take as a name (ext4, APFS and NTFS stop at 255 bytes or characters). */
  maxStoredNameBytes: 255,
  /** The report header. Node and most proxies take 8 or 16 KB for all headers of an answer together. */
  maxReportBytes: 4000,
  /** Folders within one another around a file of a dropped folder; inner ones beyond it are left out. */
  maxFolders: 30,
  /** One document in an engine's worker. Shorter than a step, so that the engine's own words reach the visitor. */
  documentTimeoutMs: 60_000,
  /** One step of a conversion, from its start in an engine. */
  stepTimeoutMs: 80_000,
  /** Pages of a document that the server lays out itself. */
  maxPages: 5_000,
  /** How long a stopping server lets running conversions finish. */
  stopTimeoutMs: 90_000,
  /** How long a stopping server lets uploads finish that have not arrived yet. */
  stopUploadsMs: 3_000,
} as const;

/**
 * What the server takes on at once. A client is one IPv4 address or one IPv6 /64 network; a family or an office behind
 * one router stays far below its share. The operator may change each (see `api/config.ts`).
 */
export const admissionLimits = {
  /** Conversions that a client may ask for in a minute. */
  requestsPerMinute: 900,
  /** Uploads of a client that arrive at the same time. */
  uploadsPerClient: 60,
  /** Bytes of a client's uploads that arrive, wait, are converted or delivered. */
  bytesPerClient: 1_000 * megabyte,
  /** The same for all clients together. */
  bytesInFlight: 10_000 * megabyte,
  /** What stays free on the work folder's disk, for results and for what engines write meanwhile. */
  freeDiskBytes: 1_000 * megabyte,
  /** Conversions that wait for an engine. */
  waiting: 200,
  waitingPerClient: 50,
  /** Share of the waiting places that only clients without a waiting conversion get. */
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

/** Memory that one conversion of an engine is counted with, in bytes: what its processes take for a large file. */
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

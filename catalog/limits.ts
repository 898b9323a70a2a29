const megabyte = 1_000_000;

/** The bounds that pages state and the server keeps. */
export const limits = {
  /** All files of one request together, unless a tool says otherwise. */
  maxBytes: 100 * megabyte,
  /** What is read and thrown away of an upload over its limit, so that the visitor sees the answer. */
  maxDrainBytes: 1_000 * megabyte,
  maxFieldBytes: 10_000,
  maxFields: 20,
  /** Files of one request that the form parser reads; a tool may allow fewer. */
  maxFiles: 1000,
  /** A whole upload, for slow lines. */
  requestTimeoutMs: 30 * 60_000,
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
  /** Requests that may wait for an engine; beyond it the answer is `busy`. */
  maxWaiting: 200,
  /** Pages of a document that the server lays out itself. */
  maxPages: 5_000,
  /** How long a stopping server lets running conversions finish. */
  stopTimeoutMs: 90_000,
} as const;

/** Megabytes as the pages state them (10⁶ bytes). */
export const megabytes = (count: number): number => count * megabyte;

/** What the process inside is asked to try. */
export interface SelfCheckTask {
  /** A file that it must be able to read beside its folder, as engines read their settings, absolute. */
  readonly shared: string;
  /** Files that it must not read, absolute. */
  readonly secrets: readonly string[];
  /** A port on 127.0.0.1 that the server listens on. */
  readonly port: number;
  /** The server's process id, its start time as /proc states it, and its user id. */
  readonly server: { readonly pid: number; readonly started: string; readonly user: number };
  /** How many processes to start at the same time: more than allowed. */
  readonly processes: number;
  /** How large a file to write: larger than allowed. */
  readonly fileBytes: number;
  /** Larger file systems in memory count as unlimited. */
  readonly maxMemoryFilesBytes: number;
}

/** What the process inside could do. */
export interface SelfCheckFacts {
  readonly sharesUser: boolean;
  readonly changesKernelSettings: boolean;
  readonly readsSecrets: boolean;
  readonly connects: boolean;
  readonly seesServer: boolean;
  readonly makesNamespaces: boolean;
  readonly callsForbidden: boolean;
  readonly forksBeyondLimit: boolean;
  readonly writesBeyondLimit: boolean;
  readonly fillsMemory: boolean;
}

/** What the process inside is asked to try. */
export interface SelfCheckTask {
  /** Files that it must not read, absolute. */
  readonly secrets: readonly string[];
  /** A port on 127.0.0.1 that someone listens on. */
  readonly port: number;
  /** Its process id, when it started as /proc tells it, and its user id. */
  readonly server: { readonly pid: number; readonly started: string; readonly user: number };
  /** Processes to start at the same time, more than it may. */
  readonly processes: number;
  /** A file to write, larger than it may. */
  readonly fileBytes: number;
  /** File systems in memory that are larger count as unlimited. */
  readonly maxMemoryFilesBytes: number;
}

/** What it could do. */
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

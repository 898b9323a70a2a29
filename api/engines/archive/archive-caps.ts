/** How much an archive may hold, the archives within it that are opened included. All sizes are unpacked bytes. */
export interface ArchiveCaps {
  readonly maxEntries: number;
  /** All entries together. */
  readonly maxBytes: number;
  /** How many times larger than packed all entries together may be, once they are beyond `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  /** How many archives within one another are opened: 1 for the archive itself. */
  readonly maxLevels: number;
}

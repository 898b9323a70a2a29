/** How much an archive may hold. All sizes are unpacked bytes. */
export interface ArchiveCaps {
  readonly maxEntries: number;
  /** All entries together. */
  readonly maxBytes: number;
  /** How many times larger than packed all entries together may be, once they are beyond `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

/** Limits on what an archive holds, opened nested archives included. All sizes are unpacked bytes. */
export interface ArchiveCaps {
  readonly maxEntries: number;
  /** All entries together. */
  readonly maxBytes: number;
  /** Maximum ratio of unpacked to packed bytes, applied beyond `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  /** How deep nested archives are opened: 1 for the archive itself only. */
  readonly maxLevels: number;
}

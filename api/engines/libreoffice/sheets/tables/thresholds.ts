/** How far tables are painted. */
export const thresholds = {
  /** Cells that are added to a sheet, so that stripes have no gaps: more than are printed in time. */
  maxAddedCells: 200_000,
  /** Formats of cells that are remembered by their place: to work one out takes some 60 microseconds. */
  maxKnownFormats: 100_000,
  /** Tables of a sheet: each row is held against all of them. */
  maxTables: 50,
} as const;

/** What finding the layers that are switched off may take. */
export const limits = {
  /** Milliseconds that one run of qpdf or the process that marks layers may take. */
  timeoutMs: 40_000,
  /** Bytes of a document's catalogue that are looked through for layers: it has the outline's and fields' roots at most. */
  maxCatalogueBytes: 200_000,
  /** Bytes that the process that marks layers may take. */
  maxMemoryBytes: 1_500_000_000,
  /** Levels of conditions within each other: deeper ones are taken for true. */
  maxExpressionDepth: 20,
} as const;

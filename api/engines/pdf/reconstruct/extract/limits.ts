/** How much of a hostile or enormous file is read. */
export const limits = {
  /** Objects of a page; more are a drawing or a map. */
  objects: 60_000,
  /** Form XObjects within each other. */
  formDepth: 12,
  structureElements: 60_000,
  structureDepth: 64,
  outlineEntries: 5000,
  outlineLevels: 8,
  fields: 2000,
  optionsOfField: 500,
  /** Rows or columns that a table cell spans. */
  cellSpan: 1000,
  /** Shapes of a page, and steps of one shape. */
  shapes: 1000,
  shapeSteps: 3000,
  /** Paths of a clip, and steps of one of them. */
  clipPaths: 20,
  clipSteps: 40,
  /** Areas after one that are tested for covering it. */
  laterFills: 500,
  /** Texts before one that are tested for being its shadow. */
  earlierTexts: 40,
  fontBytes: 4_000_000,
  /** Pixels of a picture that is written: larger ones are made smaller, unless their file can be used as it is. */
  picturePixels: 5_000_000,
  /** Pixels of a photograph that is decoded to look for a mask: larger ones may be decompression bombs. */
  maskedPixels: 40_000_000,
  /** Pixels of the small copy in which that mask is looked for. */
  sampledPixels: 4096,
  /** Pixels of a rendered drawing. */
  drawingPixels: 4_000_000,
  /** Rendered drawings of a document, and their bytes. */
  drawings: 100,
  drawingBytes: 60_000_000,
} as const;

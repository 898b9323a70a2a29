/** What the process that gathers JPEG 2000 images is told. Paths are absolute. */
export interface JpxTask {
  /** The PDF's objects as qpdf's JSON. */
  readonly objects: string;
  /** The images that may be worth decoding, by reference. */
  readonly images: readonly string[];
  /** Where the PDF that carries them is written. */
  readonly carrier: string;
}

/** The images that the carrier holds, one on each page, in the order of its pages. */
export type JpxOutcome = readonly string[];

/** The task of the process that extracts JPEG 2000 images. Paths are absolute. */
export interface JpxTask {
  /** The PDF's objects, as qpdf's JSON. */
  readonly objects: string;
  /** References of the images to extract. */
  readonly images: readonly string[];
  /** Where the PDF with these images is written. */
  readonly carrier: string;
}

/** References of the images in the carrier, one for each of its pages, in their order. */
export type JpxOutcome = readonly string[];

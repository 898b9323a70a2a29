/** What the process that rewrites a PDF's objects is told. Paths are absolute. */
export interface RewriteTask {
  /** The PDF's objects as qpdf's JSON. */
  readonly objects: string;
  /** The list of its images by pdfimages. */
  readonly placements: string;
  /** PNG files of JPEG 2000 images by their object. */
  readonly decoded: Readonly<Record<string, string>>;
  /** Where new streams are written. */
  readonly folder: string;
  readonly quality: number;
  /** False leaves fonts as they are. */
  readonly subsetsFonts: boolean;
  /** Where the changes are written for qpdf to merge. */
  readonly changes: string;
  readonly outcome: string;
}

/** What that process did. */
export type RewriteOutcome =
  | { readonly type: 'signed' }
  | {
      readonly type: 'rewritten';
      readonly images: number;
      readonly downscaled: number;
      readonly fonts: number;
      readonly duplicates: number;
      readonly hasDroppedData: boolean;
    };

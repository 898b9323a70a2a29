/** What the process that rewrites a PDF's objects is told. Paths are absolute. */
export interface RewriteTask {
  /** The PDF's objects as qpdf's JSON. */
  readonly objects: string;
  /** The list of its images by pdfimages. */
  readonly placements: string;
  /** PGM and PPM files of JPEG 2000 images by their object. */
  readonly decoded: Readonly<Record<string, string>>;
  /** Where new streams are written. */
  readonly folder: string;
  readonly quality: number;
  /** How much of the job's time is gone. */
  readonly spentMs: number;
  /** False leaves fonts as they are. */
  readonly subsetsFonts: boolean;
  /** Where the changes are written for qpdf to merge. */
  readonly changes: string;
}

/** A stream's bytes without their coding, in a file of the same name that is to be deflated into one with `.zlib` added. */
export interface PlainStream {
  readonly path: string;
  /** The checksum of the plain bytes. */
  readonly adler32: number;
  /** The stream as it is deflated now; taken where it is the smaller. Undefined where it is not. */
  readonly deflated: string | undefined;
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
      readonly streams: readonly PlainStream[];
    };

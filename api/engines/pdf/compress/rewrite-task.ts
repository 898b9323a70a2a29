/** The task of the process that rewrites a PDF's objects. Paths are absolute. */
export interface RewriteTask {
  /** The PDF. */
  readonly input: string;
  /** The PDF's objects, as qpdf's JSON. */
  readonly objects: string;
  /** The output of `pdfimages -list`. */
  readonly placements: string;
  /** PGM and PPM files with the samples of JPEG 2000 images, by reference. */
  readonly decoded: Readonly<Record<string, string>>;
  /** Where new streams are written. */
  readonly folder: string;
  /** 30 to 95. */
  readonly quality: number;
  /** Milliseconds since the job started. */
  readonly spentMs: number;
  /** Whether unused glyphs are removed from fonts. */
  readonly subsetsFonts: boolean;
  /** By how much the quality is raised for single images, by reference. */
  readonly finer: Readonly<Record<string, number>>;
  /** Where the changed objects are written for qpdf, as JSON. */
  readonly changes: string;
}

/** A file with the plain bytes of a stream, to be deflated into one of the same name with `.zlib` added. */
export interface PlainStream {
  readonly path: string;
  /** The checksum of the plain bytes (RFC 1950 §8.2). */
  readonly adler32: number;
  /** The file with the stream's present deflated bytes, kept if they are fewer; undefined if it was not deflated. */
  readonly deflated: string | undefined;
}

/** An image that was recoded. */
export interface RecodedImage {
  readonly reference: string;
  readonly isDownscaled: boolean;
  /** Another image's soft mask. */
  readonly isMask: boolean;
}

/** Changed objects that a page shows, by reference. */
export interface ChangedPage {
  /** Images that were recoded. */
  readonly pictures: readonly string[];
  /** Font programs that lost glyphs. */
  readonly fonts: readonly string[];
  /** Streams deflated again, dictionaries whose duplicates were merged, and the like. */
  readonly others: readonly string[];
}

/** The outcome of a `RewriteTask`. */
export type RewriteOutcome =
  | { readonly type: 'signed' }
  | {
      readonly type: 'rewritten';
      /** Images that were recoded. */
      readonly images: readonly RecodedImage[];
      /** In the order of the pages; null where it is not known what they show. */
      readonly pages: readonly ChangedPage[] | null;
      /** References of objects whose default CMYK space was removed. Restored CMYK images need it again. */
      readonly withoutCmyk: readonly string[];
      /** Font programs that became smaller, by reference. */
      readonly fonts: readonly string[];
      readonly duplicates: number;
      readonly hasDroppedData: boolean;
      readonly streams: readonly PlainStream[];
    };

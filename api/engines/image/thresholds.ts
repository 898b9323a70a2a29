/** How much the image engine takes on; beyond, files are refused with `too-complex` or `damaged-file`. */
export const limits = {
  /** Pixels of a picture whose encoded bytes are copied unchanged. */
  maxCopiedPixels: 500_000_000,
  /** Pixels of a picture that is decoded into memory. */
  maxDecodedPixels: 150_000_000,
  /** The side, in pixels, of the copy by which a see-through picture is looked at on paper, and the darkest grey taken for white. */
  glance: { side: 512, white: 250 },
  /** The side, in pixels, up to which samples that are measured values are searched for the least and the greatest. */
  measuredSide: 4000,
  /** Memory of a decoder: holds the largest accepted picture whole, as interlaced and rotated ones must be. */
  maxDecoderBytes: 2_000_000_000,
  /** Memory of one of libtiff's tools. */
  maxLibtiffBytes: 2_000_000_000,
  jpeg: {
    /** Bytes skipped between two segments. */
    maxStrayBytes: (1 << 16) - 1,
    /** More than any camera or program writes; each costs a read. */
    maxSegments: 20_000,
  },
  png: {
    maxChunks: 100_000,
    /** Bytes of a chunk that is read whole, except for profiles; larger ones are ignored. */
    maxChunkBytes: 1_000_000,
  },
  bmp: {
    /** Bytes of the information header; the largest, BITMAPV5HEADER, has 124. */
    maxHeaderBytes: 4096,
  },
  tiff: {
    /** Longer files are produced by machines for machines. */
    maxPages: 2000,
    /** Fields of one directory, and values of one field. */
    maxFields: 4096,
    maxValues: 1_000_000,
    /** Values and bytes read from all fields of a file: enough for 2,000 pages of 1,000 strips, with their profiles. */
    maxFileValues: 4_000_000,
    maxFileBytes: 128_000_000,
    /** Bytes of JPEG tables and profiles; larger ones are ignored. */
    maxTableBytes: 8_000_000,
    /** Pages retried one by one after a failure; with more failures, the file is beyond repair. */
    maxRetries: 20,
    /** Pages in black and white that libtiff's tools do not read; with more, the others keep their data. */
    maxFaxPages: 50,
  },
} as const;

/** What decides how pictures are placed on pages and recoded. Shares and factors are from 0 to 1. */
export const thresholds = {
  /** Lengths are in points, resolutions in pixels per inch. */
  page: {
    /** The longest and the shortest side of a page that all PDF 1.7 readers can show (ISO 32000-1 annex C). */
    maxSide: 14_400,
    minSide: 3,
    /** The longer side of a page is at least an inch, to be legible. */
    minLongSide: 72,
    /** Screen resolution, for images that state none. */
    usualResolution: 96,
    /** No device has a resolution beyond these. */
    minResolution: 10,
    maxResolution: 20_000,
    /** How many times the resolution in one direction may be that in the other. */
    maxResolutionRatio: 4,
    /** Pages of images that state no resolution become no longer than A4; a photograph larger than A0 states none. */
    a4LongSide: 842,
    a0LongSide: 3370,
    /** On a chosen paper, a picture is enlarged until it is as coarse as this. */
    coarsestResolution: 72,
  },
  jpeg: {
    /** From this quality up, colour is stored at full resolution; below it, the difference isn't worth the bytes. */
    fullColourQuality: 95,
    /** Those that are tried for a picture that coarser ones change visibly: grain needs the first, dots of colour 4:4:4. */
    finerQualities: [75, 95, 100],
  },
  paleness: {
    /** The longest side, in pixels, at which a picture is looked at for what white would hide. */
    maxSide: 512,
    /** Lightness, of 255, from which on nothing is seen on white paper. */
    minLightness: 245,
  },
  png: {
    /** The gamma of screens, 1 / 2.2, and the difference from it that is still invisible. */
    screenGamma: 0.45455,
    maxGammaDifference: 0.03,
    /** Gammas beyond these are mistakes. */
    minGamma: 0.1,
    maxGamma: 5,
  },
  webp: {
    /** Pixels above which slower searches take minutes. */
    manyPixels: 20_000_000,
    /** sharp's `effort`, 0 to 6: for most pictures, and for those with many pixels and lossless attempts. */
    effort: 5,
    fastEffort: 2,
  },
  bmp: {
    /** Pixels: shorter stretches of a colour are not worth a run, which interrupts literal pixels for four bytes. */
    minRun: 4,
    /**
     * From this quality up, runs are not lengthened; below, a pixel may differ from its run by (95 − quality) ^ 0.62.
     */
    exactQuality: 95,
    toleranceExponent: 0.62,
    /** How many times the tolerance each channel of a run may span: blue is seen least. */
    spans: { red: 2, green: 2, blue: 3 },
    /** Weights of red, green and blue in the perceived distance of two colours. */
    weights: { red: 3, green: 6, blue: 1 },
  },
  tiff: {
    /** A JPEG must be smaller than this share of the best lossless copy, to be worth the loss. */
    maxLossyShare: 0.9,
    /** A result must be within this share of the original's size; otherwise the original is returned. */
    maxResultShare: 0.99,
    /** From this quality up, pages are compressed only losslessly. */
    exactQuality: 100,
    /** Rows of a strip of deflated pages. */
    rowsPerStrip: 128,
  },
} as const;

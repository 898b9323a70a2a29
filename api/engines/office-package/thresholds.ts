/**
 * What is worth compressing in a document, and how. Measured on Word, Excel, PowerPoint and OpenDocument files of public
 * test suites, by size and by SSIM of the pages as LibreOffice shows them.
 */
export const thresholds = {
  /** Bytes of a part that is read and written at once, not as a stream. */
  maxBytesAtOnce: 65_536,
  /** libdeflate's level by the bytes of all parts: level 12 compresses 5 MB of XML a second, 9 20 MB, 6 100 MB. */
  levels: [
    { maxBytes: 60_000_000, level: 12 },
    { maxBytes: 250_000_000, level: 9 },
    { maxBytes: Number.POSITIVE_INFINITY, level: 6 },
  ],
  /** A larger part that the original package hardly compresses is a video or the like, and is stored. */
  incompressible: { minBytes: 1_000_000, minPackedShare: 0.99 },
  picture: {
    /** Bytes; smaller files gain nothing that is worth a change. */
    minBytes: 1500,
    /** A picture is scaled only to less than this share of its sides: scaling blurs. */
    maxScale: 0.95,
    /** A JPEG must be smaller than this share of the best PNG to replace it, since it has artefacts. */
    maxJpegShare: 0.75,
    /**
     * A JPEG smaller than this share of a PNG encoded in haste replaces any PNG, so that none is tried: to find a
     * photograph's palette takes ten times as long as all the rest. The best PNGs of 78 pictures had .126 of it at least.
     */
    surelyJpegShare: 0.09,
    /** A JPEG that keeps its size must shrink to less than this share to be worth a second loss. */
    maxRecodedShare: 0.95,
    /** Quality from which chroma is stored at full resolution. */
    minFullChromaQuality: 90,
    /** The least quality that is asked of libimagequant for a palette. */
    minPaletteQuality: 40,
    /** Bytes of a PNG that are searched for what makes it an animation, which stands before its pixels. */
    headBytes: 65_536,
  },
  /** Inches; a shape with a shorter side is a placeholder: workbooks give the size by cells instead. */
  minShapeInches: 0.1,
  /** The least share of a picture's side that cropping leaves visible, against absurd crops. */
  minVisibleShare: 0.05,
} as const;

/**
 * The mean of squared differences, of samples from 0 to 255, that a palette may cause at a quality from 10 to 100.
 * Within it, few colours neither band gradients nor grain photographs.
 */
export const allowedError = (quality: number): number => 6 + (100 - quality) * 0.5;

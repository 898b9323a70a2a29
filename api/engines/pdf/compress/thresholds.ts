/**
 * What is worth compressing, and how. Measured on PDFs of public test suites, digital and scanned, by file size and by
 * SSIM at 100 dpi.
 */
export const thresholds = {
  /** From this quality up, what presses need stays: CMYK images and registered output profiles. */
  minPressQuality: 90,
  streams: {
    /** Bytes; a shorter stream saves less than its new dictionary costs. */
    minBytes: 100,
    /** Bytes of all streams up to which libdeflate's level 12 is used: it is several times slower than level 9. */
    maxBestLevelBytes: 30_000_000,
  },
  images: {
    /** Bytes of a stored image. Recompressing a smaller one saves too little to notice. */
    minBytes: 400,
    /** Images are only scaled to less than this share of their width and height: scaling blurs. */
    maxScale: 0.8,
    /** A JPEG that keeps its size must shrink to less than this share to be worth a second loss. */
    maxRecodedShare: 0.92,
    /** A lossless encoding is preferred to a JPEG if this share of it is no larger: it has no artefacts. */
    losslessBonus: 0.87,
    /** JPEG quality from which chroma is stored at full resolution. Below it, 4:4:4 only makes files larger. */
    minFullChromaQuality: 88,
    /** How much the quality is raised for images that made a page look different, try by try, and its upper limit. */
    finer: { by: [15, 30], maxQuality: 95 },
    /** An image is a photograph if more than this share of `sampledPixels` have colours of their own. */
    photograph: { sampledPixels: 4096, minDistinctShare: 0.4 },
  },
  fonts: {
    /** Bytes. A smaller program is already a subset, or not worth the work. */
    minBytes: 6000,
    /** A subset must be smaller than this share of the program, or the program was a subset already. */
    maxSubsetShare: 0.93,
  },
} as const;

/** Limits on the time, memory and content of one compression. Content beyond a limit stays unchanged. */
export const limits = {
  /** For each run of a program or worker: time in milliseconds, memory and output in bytes. */
  runs: {
    /** qpdf takes the PDF apart, and puts it together again. Its memory is limited in `../qpdf/`. */
    qpdf: { timeoutMs: 40_000 },
    /** pdfimages lists the images. */
    list: { timeoutMs: 15_000, maxMemoryBytes: 1_000_000_000, maxOutputBytes: 60_000_000 },
    /** pdftotext reads the text to compare. */
    text: { timeoutMs: 20_000, maxMemoryBytes: 1_000_000_000 },
    extractJpx: { timeoutMs: 12_000, maxMemoryBytes: 1_500_000_000 },
    decodeJpx: { timeoutMs: 12_000, maxMemoryBytes: 1_200_000_000 },
    rewrite: { timeoutMs: 55_000, maxMemoryBytes: 1_500_000_000 },
    /**
     * libdeflate compresses up to `filesPerRun` streams, in `parallel` runs at once: thoroughly for `thoroughMs`, from
     * the start again at a fast level if that is not enough.
     */
    deflate: { thoroughMs: 20_000, timeoutMs: 30_000, maxMemoryBytes: 1_000_000_000, filesPerRun: 500, parallel: 2 },
  },
  /**
   * Milliseconds after the start of the job: `finerImages`, when encoding images again at a higher quality is
   * expected to end; `fastImages`, from which they are encoded fast; the others, when that step ends.
   */
  deadlinesMs: {
    finerImages: 30_000,
    fastImages: 22_000,
    images: 36_000,
    fonts: 40_000,
    streams: 42_000,
    comparing: 66_000,
    repairing: 74_000,
  },
  /** Pages, and objects visited over all of them. Beyond these, what each page shows stays unknown. */
  pages: { maxPages: 20_000, maxVisits: 3_000_000 },
  /**
   * Bytes of one page's or form's content, and of all of them together, that is searched for the names of what it
   * draws.
   */
  namedContent: { maxBytes: 20_000_000, maxTotalBytes: 100_000_000 },
  /** Bytes of one inflated stream, and of all of them together. */
  streams: { maxBytes: 60_000_000, maxTotalBytes: 150_000_000 },
  images: {
    maxPixels: 100_000_000,
    /** The encoder holds a byte for each pixel. */
    maxFaxPixels: 60_000_000,
    maxLosslessPixels: 6_000_000,
    /** Images encoded at once, and pixels above which one is encoded alone. */
    parallel: 2,
    maxParallelPixels: 20_000_000,
    /** Bytes of a decoded ICC profile. */
    maxProfileBytes: 16_000_000,
    /** How many times its stored size the data around an image codec may decode to. */
    maxExpansion: 8,
  },
  /** Pixels of one JPEG 2000 image, and of all of them together. */
  jpx: { maxPixels: 60_000_000, maxTotalPixels: 250_000_000 },
  fonts: {
    maxProgramBytes: 60_000_000,
    /** Bytes of one decoded content stream, and of all of them together. */
    maxContentBytes: 60_000_000,
    maxTotalContentBytes: 300_000_000,
    /** Charstring operators run to find subroutines: ten times what the largest fonts take. */
    maxCharstringSteps: 30_000_000,
  },
} as const;

import type { Steps } from './steps.ts';

/**
 * What shows that a result no longer looks like its source. Lightness and colour range from 0 to 255; windows are
 * squares of `windowSide` pixels.
 */
export const thresholds = {
  /** Dots per inch at which pages are drawn: a line of 8 points is four pixels high, and a page has 240,000 pixels. */
  dotsPerInch: 50,
  /** The minimum of the shorter side of a page, in pixels, so that a window fits. */
  minSide: 16,
  /** The maximum pixels of a drawn page; larger ones, such as posters, are drawn at a lower resolution. */
  maxPixels: 2_000_000,
  /** The maximum of PDFium's memory in bytes: both files, and the largest picture of a page. */
  maxMemoryBytes: 1_200_000_000,
  /** The time limit for drawing and comparing a page, in milliseconds; most take a few. */
  maxPageMs: 15_000,
  /** The maximum of a picture's longer side, in pixels; larger ones are compared at this size. */
  maxPictureSide: 1000,
  /** The side of a window and the distance to the next one, in pixels, as usual for SSIM. */
  windowSide: 8,
  windowStep: 4,
  /** A window has ink if the standard deviation of its lightness is at least this. */
  inkDeviation: 16,
  /** It has lost its ink if less than this share of the standard deviation is left. */
  keptInkShare: 0.3,
  /**
   * The maximum mean lightness of a window that is black in the result, and the minimum of one that is not black in the
   * source.
   */
  blackLightness: 40,
  notBlackLightness: 88,
  /** How much the mean lightness of a window may change: recoding and scaling change it by less than half of that. */
  maxLightnessShift: 24,
  /** How much the mean of either colour channel of a window may change. */
  maxColourShift: 20,
  /** The minimum number of windows that show a fault: windows overlap, so one alone is noise. */
  minFaultyWindows: 2,
  /** The share of all windows that may change colour: dots of a few pixels are negligible. */
  minRecolouredShare: 0.0005,
  /** How much a pixel's lightness must differ from the paper's to count as ink. */
  inkContrast: 24,
  /** JPEG quality → the minimum similarity (SSIM) of single pictures; small ones with much detail come close to it. */
  pictureSimilarity: [
    [5, 0],
    [10, 0.3],
    [30, 0.6],
    [50, 0.75],
    [75, 0.85],
    [90, 0.92],
  ] as Steps,
  /** JPEG quality below which blocks become visible, and the share of windows that may then lose ink or colour. */
  coarseQuality: 30,
  coarseShare: 0.25,
} as const;

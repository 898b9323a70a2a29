import type { Steps } from './steps.ts';

/**
 * What shows that a result no longer looks like its source. Lightness and colour are in steps of 255; windows are
 * squares of `windowSide` pixels.
 */
export const thresholds = {
  /** Dots an inch at which pages are drawn: a line of 8 points is four pixels high, a page 240,000 pixels. */
  dotsPerInch: 50,
  /** Pixels that the shorter side of a small page has at least, so that a window fits. */
  minSide: 16,
  /** Pixels of a drawn page; larger ones, such as posters, are drawn smaller. */
  maxPixels: 2_000_000,
  /** What PDFium's memory may grow to: both files, and the largest picture of a page. */
  maxMemoryBytes: 1_200_000_000,
  /** A page that takes longer to draw and to compare is not drawn; most take some milliseconds. */
  maxPageMs: 15_000,
  /** Pixels of the longer side of a picture; larger ones are compared at this size. */
  maxPictureSide: 1000,
  /** The window and the step from one to the next, in pixels, as SSIM is usually measured. */
  windowSide: 8,
  windowStep: 4,
  /** A window has ink if its lightness deviates by so much (standard deviation). */
  inkDeviation: 16,
  /** It has lost it if less than this share of the deviation is left. */
  keptInkShare: 0.3,
  /** Mean lightness of a window that is black now, and of one that was not before. */
  blackLightness: 40,
  notBlackLightness: 88,
  /** How far the mean lightness of a window may move: recoding and scaling move it by less than half of that. */
  maxLightnessShift: 24,
  /** How far the mean colour of a window may move in one of its two channels. */
  maxColourShift: 20,
  /** Windows that must show a fault before it counts: they overlap, so that one of them alone is noise. */
  minFaultyWindows: 2,
  /** Share of all windows in which colour may move: dots of a few pixels are worth no alarm. */
  minRecolouredShare: 0.0005,
  /** Lightness by which a pixel differs from the paper to count as ink. */
  inkContrast: 24,
  /** JPEG quality → the similarity of pictures by themselves, which small ones with much detail come down to. */
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

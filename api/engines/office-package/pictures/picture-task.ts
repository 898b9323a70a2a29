import type { DrawnSize } from '../drawn-size/drawn-size.ts';

/** A picture to recompress. */
export interface PictureTask {
  /** Its name in the package. */
  readonly name: string;
  readonly input: string;
  /** Where a smaller form is written, if there is one. */
  readonly output: string;
  readonly drawn: DrawnSize;
  /** Whether it may change to another format, hence to another name. */
  readonly mayChangeFormat: boolean;
}

/** The pictures of a document, as the worker reads them. */
export interface PictureTasks {
  readonly tasks: readonly PictureTask[];
  /** 10 to 100. */
  readonly quality: number;
  /** Milliseconds after which no further picture is started. */
  readonly budgetMs: number;
}

/** A picture for which a smaller form was written. Pictures that stay as they are have no outcome. */
export interface PictureOutcome {
  /** The index of its task. */
  readonly index: number;
  readonly format: 'jpeg' | 'png' | 'metafile';
  readonly downscaled: boolean;
}

/** How much detail pictures keep at a quality. */
export interface Fidelity {
  readonly pixelsPerInch: number;
  /** On mozjpeg's scale. */
  readonly jpegQuality: number;
}

/** Quality → pixels per inch and JPEG quality: for a small screen, a large one, a projector, a printer. */
const steps = [
  [10, 80, 30],
  [30, 96, 45],
  [50, 120, 56],
  [75, 150, 65],
  [85, 200, 78],
  [95, 300, 90],
  [100, 600, 97],
] as const;

/** The fidelity at a quality from 10 to 100, interpolated linearly between steps. */
export function fidelityOf(quality: number): Fidelity {
  const above = Math.max(
    1,
    steps.findIndex(([step]) => quality <= step),
  );
  const [low, high] = [steps[above - 1], steps[above]] as [(typeof steps)[number], (typeof steps)[number]];
  const progress = (quality - low[0]) / (high[0] - low[0]);
  const interpolate = (place: 1 | 2) => Math.round(low[place] + (high[place] - low[place]) * progress);
  return { pixelsPerInch: interpolate(1), jpegQuality: interpolate(2) };
}

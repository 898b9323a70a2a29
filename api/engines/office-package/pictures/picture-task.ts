import type { DrawnSize } from '../drawn-size/drawn-size.ts';

/** A picture to encode anew. */
export interface PictureTask {
  /** In its package. */
  readonly name: string;
  readonly input: string;
  /** Where the result goes, where there is a smaller one. */
  readonly output: string;
  readonly drawn: DrawnSize;
  /** Whether it may become a file of another format, under another name. */
  readonly mayChangeFormat: boolean;
}

export interface PictureTasks {
  readonly tasks: readonly PictureTask[];
  /** 10 to 100. */
  readonly quality: number;
  /** No picture is begun after so long. */
  readonly budgetMs: number;
}

/** What became of a picture: a smaller file. A metafile stays one. Those that stay as they are have no outcome. */
export interface PictureOutcome {
  /** The task's place in the list. */
  readonly index: number;
  readonly format: 'jpeg' | 'png' | 'metafile';
  readonly downscaled: boolean;
}

/** How faithful pictures stay at a quality that a visitor chooses. */
export interface Fidelity {
  readonly pixelsPerInch: number;
  /** mozjpeg's own number. */
  readonly jpegQuality: number;
}

/** Quality → pixels an inch and JPEG's quality: a small screen, a large one, a projector, a printer. */
const steps = [
  [10, 80, 30],
  [30, 96, 45],
  [50, 120, 56],
  [75, 150, 65],
  [85, 200, 78],
  [95, 300, 90],
  [100, 600, 97],
] as const;

/** The fidelity of a quality from 10 to 100, between the steps in proportion. */
export function fidelityOf(quality: number): Fidelity {
  const above = Math.max(
    1,
    steps.findIndex(([step]) => quality <= step),
  );
  const [low, high] = [steps[above - 1], steps[above]] as [(typeof steps)[number], (typeof steps)[number]];
  const way = (quality - low[0]) / (high[0] - low[0]);
  const between = (place: 1 | 2) => Math.round(low[place] + (high[place] - low[place]) * way);
  return { pixelsPerInch: between(1), jpegQuality: between(2) };
}

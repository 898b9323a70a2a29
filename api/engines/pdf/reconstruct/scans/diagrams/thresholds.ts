/** What on a scanned page is a diagram, a plot or a framed figure. In points unless another unit is given. */
export const thresholds = {
  diagram: {
    /** Side of a cell in which ink is looked for, and the least side in pixels. */
    cell: 0.72,
    minCellPixels: 2,
    /** Shorter side of a drawing. */
    minSide: 36,
    /** Share of the drawing that its lines take at most. */
    maxInked: 0.4,
    /** The sides of a box, and the share of it that is empty but for its text. */
    minBoxShort: 8,
    minBoxLong: 16,
    minBoxFilled: 0.85,
    /** How thick a line between two boxes may be. */
    wall: 4,
    /** How many boxes must be apart, and how long the lines are that join them. */
    minGroups: 3,
    minJoining: 24,
    /** Share of the drawing that is in its boxes at most. */
    maxEnclosed: 0.8,
    /** How far from the drawing what belongs to it is at most. */
    maxApart: 12,
    /** Share of plots and framed figures that words cover at most. */
    maxWords: 0.12,
  },
  plot: {
    /** Length of the straight parts of lines, and of axes. */
    minRun: 6,
    minAxis: 30,
    /** Share of its lines that is in no straight part, and how long this is altogether. */
    minCrooked: 0.3,
    minCrookedLength: 100,
  },
  framed: {
    /** Shorter side of the frame, and the share of the page that it covers at most. */
    minSide: 60,
    maxPageShare: 0.6,
    /** How many boxes it may have, as for a bar at its top, and the share of it that the largest one is. */
    maxBoxes: 3,
    minBoxShare: 0.6,
    /** What is in it: the shorter side, the share that may have been read, and the share of the frame that it covers. */
    minContentSide: 10,
    maxRead: 0.25,
    minContents: 0.1,
  },
  /** Frames around pictures, such as windows of programs. */
  framedPictures: {
    /** Shorter side of a frame, and the share of the page that it covers at most. */
    minSide: 60,
    maxPageShare: 0.6,
    /** How far the ends of its sides are from each other. */
    room: 6,
    /** How many pictures, areas of a colour and boxes are in it. */
    minParts: 3,
    /** How wide and high such boxes are at most. */
    maxBoxWidth: 200,
    maxBoxHeight: 40,
    /** Share of the frame that its parts cover. */
    minPartShare: 0.02,
    /** From how many parts on, with sides of which length, they may cover less, and how much that is. */
    manyParts: 5,
    minPartSide: 12,
    minManyShare: 0.01,
    /** How many lines go through it, as below the title of a window. */
    maxDividers: 1,
    /** Share of it that words cover at most. */
    maxWords: 0.2,
  },
} as const;

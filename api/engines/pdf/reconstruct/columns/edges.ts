/** The left and right edges between which text flows. */
export interface Edges {
  readonly x0: number;
  readonly x1: number;
  /** How far right lines may reach before they wrap; by default, the right edge. */
  readonly reach?: number;
}

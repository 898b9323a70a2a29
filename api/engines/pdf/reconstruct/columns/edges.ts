/** The left and right edges between which text flows. */
export interface Edges {
  readonly x0: number;
  readonly x1: number;
  /** How far right lines may reach before they wrap; by default, the right edge. */
  readonly reach?: number;
  /** Where its lines begin, if those of facing pages do elsewhere; by default, the left edge. */
  readonly begin?: number;
}

/** The left and right edges between which text flows. */
export interface Edges {
  readonly x0: number;
  readonly x1: number;
  /** How far right lines were seen to go before they are broken; the right edge where this is not set. */
  readonly reach?: number;
}

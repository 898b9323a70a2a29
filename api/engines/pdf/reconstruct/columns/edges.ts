/** The left and right edges between which text flows. */
export interface Edges {
  readonly x0: number;
  readonly x1: number;
  /** How far right lines go before they break; if not set, the right edge. */
  readonly reach?: number;
}

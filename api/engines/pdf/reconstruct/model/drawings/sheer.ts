/** How an area is painted through which what is behind it shines. */
export interface Sheer {
  /** RRGGBB, as if nothing did. */
  readonly colour: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

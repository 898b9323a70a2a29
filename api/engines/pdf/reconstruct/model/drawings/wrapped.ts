/** On which side of a picture text flows around it, and how many points from there, from its top and from its foot. */
export interface Wrapped {
  readonly side: 'left' | 'right';
  readonly gap: number;
  readonly above: number;
  readonly below: number;
}

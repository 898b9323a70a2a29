/** What a file of a list looks like. The picture is a data URL; null if it cannot be drawn. */
export type Preview =
  | { readonly kind: 'picture'; readonly picture: string | null }
  /** The first page of a PDF. */
  | { readonly kind: 'pages'; readonly pages: number; readonly picture: string | null }
  /** Opens with a password only. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'damaged' }
  /** Could not be determined. */
  | { readonly kind: 'unknown' };

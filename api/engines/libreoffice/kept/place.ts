/** Where a shape is on its page, in any one unit, from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether nothing of a shape is on the page; false where its place is not known. */
export function isOffPage(place: Partial<Place>, page: { readonly width: number; readonly height: number }): boolean {
  const { x, y, width = 0, height = 0 } = place;
  if (x === undefined || y === undefined) return false;
  return x >= page.width || y >= page.height || x + width <= 0 || y + height <= 0;
}

/** The position of a shape on its page, in any unit, from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a shape is entirely off the page; false if its position is unknown. */
export function isOffPage(place: Partial<Place>, page: { readonly width: number; readonly height: number }): boolean {
  const { x, y, width = 0, height = 0 } = place;
  if (x === undefined || y === undefined) return false;
  return x >= page.width || y >= page.height || x + width <= 0 || y + height <= 0;
}

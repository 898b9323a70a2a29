/** The height of one row of a long list in pixels: as tall as a button, in the visitor's size of type. */
export function rowHeight(): number {
  return Math.round(2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { alter, firstOf, type HeldElement, overSpans } from '../held-spans.ts';

/** A measure in twentieths of a point; undefined where it is missing. */
function measureOf(element: HeldElement | undefined, name: string): number | undefined {
  const value = Number(element === undefined ? undefined : attributeOf(element.attributes, name));
  return Number.isFinite(value) ? value : undefined;
}

/** Adds to a section's bottom margin what its text's height exceeds whole lines of its grid by. */
function fitMargin(elements: readonly HeldElement[]): boolean {
  const grid = firstOf(elements, 'docGrid');
  const margins = firstOf(elements, 'pgMar');
  const pitch = measureOf(grid, 'linePitch');
  const height = measureOf(firstOf(elements, 'pgSz'), 'h');
  const top = measureOf(margins, 'top');
  const bottom = measureOf(margins, 'bottom');
  if (grid === undefined || margins === undefined || !/^lines/.test(attributeOf(grid.attributes, 'type') ?? '')) {
    return false;
  }
  // Margins below zero are exact, whatever the height of headers.
  if (!pitch || height === undefined || top === undefined || bottom === undefined || bottom < 0) return false;
  const excess = (height - Math.abs(top) - bottom) % pitch;
  if (!(excess > 0)) return false;
  alter(margins, {
    ...margins.attributes,
    [attributeKey(margins.attributes, 'bottom') ?? '']: String(Math.round(bottom + excess)),
  });
  return true;
}

/**
 * Has pages with a grid of lines (ECMA-376 part 1, §17.6.5) begin where Word begins them: at the top margin. LibreOffice
 * has room for as many lines, and divides what is left of the page's height between the top and the bottom.
 */
export const fitMarginsToGrid = (editor: XmlEditor): XmlEditor =>
  overSpans(editor, { from: 'sectPr', to: 'sectPr', settle: fitMargin });

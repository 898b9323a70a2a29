import type { Border } from '../../model/borders.ts';
import { element } from '../../ooxml/xml.ts';

/** A quarter of a point, in the eighths of `w:sz`: the minimum (ECMA-376 part 1, section 17.3.4). */
const minEighths = 2;

/**
 * Writes one side of the border of a paragraph or cell; null for no border.
 *
 * @param space Points between the line and the text of a paragraph.
 */
export const borderXml = (name: string, border: Border | null, space = 0) =>
  border === null
    ? element(name, { 'w:val': 'nil' })
    : element(name, {
        'w:val': border.dash ?? 'single',
        'w:sz': Math.max(minEighths, Math.round(border.width * 8)),
        'w:space': space,
        'w:color': border.colour,
      });

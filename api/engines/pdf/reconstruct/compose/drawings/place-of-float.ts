import { boxAroundAll } from '../../model/box.ts';
import type { Inline } from '../../model/inline.ts';
import type { Box } from '../../model/page-model.ts';

/** Where something floats on its page, in points; null for what is in a line. */
export function placeOfFloat(inline: Inline): Box | null {
  switch (inline.type) {
    case 'drawing':
      return inline.picture;
    case 'shapes':
      return boxAroundAll(inline.shapes);
    case 'text-box':
    case 'slanted-text':
      return inline.box;
    default:
      return null;
  }
}

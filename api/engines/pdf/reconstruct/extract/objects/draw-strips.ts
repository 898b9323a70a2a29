import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAroundAll } from '../../model/box.ts';
import type { Picture } from '../../model/page-model.ts';
import { type ClipReader, clippedBox } from '../paths/read-clips.ts';
import type { DrawAlone } from '../pictures/clipped-picture.ts';
import { nativeSize } from '../pictures/rendering/render-picture.ts';
import { clipWithin } from './holder.ts';
import type { PlacedImage } from './picture-strips.ts';

/** Draws the strips of a picture, which one holder has, together; null for one that is not seen, or cannot be drawn. */
export type DrawStrips = (strips: readonly PlacedImage[]) => Picture | null;

/** Pixels of a side of an image, for each point of a length on the page. */
const perPoint = (pixels: number | undefined, from: number, to: number) => (pixels ?? 0) / (to - from);

/** Returns a function that draws strips as finely as the finest of them is. */
export const createStripDrawing =
  (pdfium: Pdfium, clipOf: ClipReader, drawAlone: DrawAlone): DrawStrips =>
  (strips) => {
    const shown = strips.flatMap(
      ({ object, box, holder }) => clippedBox(box, clipWithin(object, holder, clipOf)) ?? [],
    );
    const [first] = strips;
    if (first === undefined || shown.length === 0) return null;
    const finest = strips.map(({ object, box }) => {
      const [width, height] = nativeSize(pdfium, object) ?? [];
      return { across: perPoint(width, box.x0, box.x1), down: perPoint(height, box.y0, box.y1) };
    });
    const scale = {
      across: Math.max(...finest.map(({ across }) => across)),
      down: Math.max(...finest.map(({ down }) => down)),
    };
    const objects = strips.map(({ object }) => object);
    const drawn = drawAlone(objects, first.holder.forms, boxAroundAll(shown), scale);
    return drawn?.isBlank ? null : drawn;
  };

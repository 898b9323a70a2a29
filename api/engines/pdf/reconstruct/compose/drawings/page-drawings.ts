import { meet } from '../../model/box.ts';
import type { Block, Paragraph } from '../../model/doc-model.ts';
import { orderOnPicture, pictureOrders } from '../../model/drawings/painting-order.ts';
import type { Inline } from '../../model/inline.ts';
import type { Picture, Shape } from '../../model/page-model.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { thresholds } from './thresholds.ts';

/** Whether a shape fills its box, as one of four straight sides does. */
const isArea = ({ fill, steps }: Shape) =>
  fill !== null && /^move(,line){3},close$/.test(steps.map(({ type }) => type).join());

/** A drawing and its place in the order of painting. */
interface Placed {
  readonly order: number;
  readonly inline: Inline;
}

/**
 * Composes pictures and shapes as inlines that float at their positions on the page. Consecutive shapes that look the
 * same are grouped, unless they are areas that overlap: programs leave out what an even number of those of a group covers.
 */
export function placedOnPage(pictures: readonly Picture[], shapes: readonly Shape[]): readonly Inline[] {
  const groups: Shape[][] = [];
  const orders = pictureOrders(pictures);
  const isPictureBetween = (first: Shape, second: Shape) =>
    first.onPicture !== undefined &&
    orders.some((order) => order > orderOnPicture(first) && order < orderOnPicture(second));
  for (const shape of shapes) {
    const last = groups.at(-1)?.[0];
    const isAlike =
      last?.fill === shape.fill &&
      last.stroke === shape.stroke &&
      last.width === shape.width &&
      last.dash === shape.dash &&
      last.sheer?.opacity === shape.sheer?.opacity &&
      last.onPicture === shape.onPicture;
    const isOver =
      isArea(shape) && groups.at(-1)?.some((other) => isArea(other) && meet(other, shape, -thresholds.minOverlap));
    if (isAlike && !isOver && !isPictureBetween(last, shape)) groups.at(-1)?.push(shape);
    else groups.push([shape]);
  }
  const inlineOf = (group: readonly Shape[]): Inline => ({ type: 'shapes', shapes: group });
  const isOnPicture = ([first]: readonly Shape[]) => first?.onPicture !== undefined;
  const [onPictures, others] = [groups.filter(isOnPicture), groups.filter((group) => !isOnPicture(group))];
  const drawn = pictures.map((picture, index): Placed => {
    const inline: Inline = { type: 'drawing', picture, place: 'page', description: picture.description ?? '' };
    return { order: orders[index] ?? 0, inline };
  });
  const above = onPictures.map(
    (group): Placed => ({ order: orderOnPicture(group[0] as Shape), inline: inlineOf(group) }),
  );
  const placed = [...drawn, ...above].sort((one, other) => one.order - other.order);
  return [...others.map(inlineOf), ...placed.map(({ inline }) => inline)];
}

/**
 * Anchors floating drawings in the first paragraph, or in an empty one before a table or right-to-left text: LibreOffice
 * mirrors the positions of what is anchored in that.
 */
export function withFloats(
  blocks: readonly Block[],
  floats: readonly Inline[],
  starts: Paragraph['starts'],
): readonly Block[] {
  if (floats.length === 0) return blocks;
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return [emptyParagraph({ inlines: floats, starts }), ...blocks];
  if (!first.isRightToLeft)
    return [{ ...first, inlines: [...floats, ...first.inlines], starts: first.starts ?? starts }, ...rest];
  const anchor = emptyParagraph({ inlines: floats, starts: first.starts ?? starts });
  return [anchor, { ...first, before: Math.max(0, first.before - anchor.line.value), starts: null }, ...rest];
}

/** Anchors floating drawings in the last paragraph, or in an empty one behind a table. */
export function withLastFloats(blocks: readonly Block[], floats: readonly Inline[]): readonly Block[] {
  if (floats.length === 0) return blocks;
  const last = blocks.at(-1);
  if (last?.type !== 'paragraph') return [...blocks, emptyParagraph({ inlines: floats })];
  return [...blocks.slice(0, -1), { ...last, inlines: [...floats, ...last.inlines] }];
}

import type { Block, Inline, Paragraph } from '../../model/doc-model.ts';
import type { Picture, Shape } from '../../model/page-model.ts';
import { emptyParagraph } from '../flow/compose-flow.ts';

/** Pictures and shapes that stand at their places on the page, whatever flows past them; shapes of one look together. */
export function placedOnPage(pictures: readonly Picture[], shapes: readonly Shape[]): readonly Inline[] {
  const groups: Shape[][] = [];
  for (const shape of shapes) {
    const last = groups.at(-1)?.[0];
    const isAlike = last?.fill === shape.fill && last.stroke === shape.stroke && last.width === shape.width;
    if (isAlike) groups.at(-1)?.push(shape);
    else groups.push([shape]);
  }
  return [
    ...groups.map((group): Inline => ({ type: 'shapes', shapes: group })),
    ...pictures.map((picture): Inline => ({ type: 'drawing', picture, place: 'page', description: '' })),
  ];
}

/** Puts pictures that stand anywhere on the page into the first paragraph that can hold them. */
export function withFloats(
  blocks: readonly Block[],
  floats: readonly Inline[],
  starts: Paragraph['starts'],
): readonly Block[] {
  if (floats.length === 0) return blocks;
  const [first, ...rest] = blocks;
  if (first?.type === 'paragraph')
    return [{ ...first, inlines: [...floats, ...first.inlines], starts: first.starts ?? starts }, ...rest];
  return [emptyParagraph({ inlines: floats, starts }), ...blocks];
}

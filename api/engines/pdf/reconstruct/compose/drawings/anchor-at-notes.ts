import type { Block, Paragraph } from '../../model/doc-model.ts';
import type { Inline } from '../../model/inline.ts';
import type { PageBlocks } from '../flow/fit-page.ts';
import { placeOfFloat } from './place-of-float.ts';

const refersToNote = ({ inlines }: Paragraph): boolean => inlines.some(({ type }) => type === 'note');

/** A paragraph of a page. */
interface Found {
  readonly blocks: Block[];
  readonly index: number;
  readonly paragraph: Paragraph;
}

function* paragraphsOf(parts: readonly PageBlocks[]): Generator<Found> {
  for (const { blocks, from } of parts)
    for (const [index, block] of blocks.entries())
      if (index >= from && block.type === 'paragraph') yield { blocks, index, paragraph: block };
}

/**
 * Anchors what floats on a page in its last paragraph that refers to a note, if any of it reaches down to the notes.
 * LibreOffice moves a paragraph with a reference to the next page if anything that is anchored before it reaches as far
 * down as the note. An empty paragraph that was added for drawings keeps them.
 * @param parts What the page adds to sections; changed.
 * @param floats What floats on it, as anchored there.
 * @param notesTop Where the notes begin, in points from the top of the page.
 */
export function anchorAtNotes(parts: readonly PageBlocks[], floats: readonly Inline[], notesTop: number): void {
  if (!floats.some((inline) => (placeOfFloat(inline)?.y1 ?? notesTop) > notesTop)) return;
  const moved = new Set(floats);
  const found = [...paragraphsOf(parts)];
  const anchor = found.find(({ paragraph }) => paragraph.inlines.some((inline) => moved.has(inline)));
  // LibreOffice mirrors the positions of what is anchored in right-to-left text.
  const referring = found.findLast(({ paragraph }) => !paragraph.isRightToLeft && refersToNote(paragraph));
  if (anchor === undefined || referring === undefined || anchor.paragraph === referring.paragraph) return;
  const inlines = anchor.paragraph.inlines.filter((inline) => !moved.has(inline));
  if (inlines.length === 0) return;
  anchor.blocks[anchor.index] = { ...anchor.paragraph, inlines };
  const { paragraph } = referring;
  referring.blocks[referring.index] = { ...paragraph, inlines: [...floats, ...paragraph.inlines] };
}

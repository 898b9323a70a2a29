import type { Block } from '../../model/doc-model.ts';
import type { WriteContext } from '../write-context.ts';
import { paragraphXml } from './paragraph-xml.ts';
import { tableXml } from './table-xml.ts';

/** A paragraph of no height to speak of. */
export const spacer = '<w:p><w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:p>';

/**
 * Blocks one after another. Word wants a paragraph between tables, or they become one, and at the end of every cell.
 *
 * @param section Properties of the section that the last paragraph ends; empty where none does.
 */
export function blocksXml(
  blocks: readonly Block[],
  width: number,
  context: WriteContext,
  isCell = false,
  section = '',
): string {
  const out: string[] = [];
  blocks.forEach((block, index) => {
    if (block.type === 'table') {
      if (blocks[index - 1]?.type === 'table') out.push(spacer);
      out.push(tableXml(block, context));
    } else {
      out.push(paragraphXml(block, width, context, index === blocks.length - 1 ? section : ''));
    }
  });
  const endsWithParagraph = blocks.at(-1)?.type === 'paragraph';
  if (!endsWithParagraph && (isCell || section !== '' || blocks.length > 0)) {
    out.push(section === '' ? spacer : spacer.replace('</w:pPr>', `${section}</w:pPr>`));
  }
  return out.join('');
}

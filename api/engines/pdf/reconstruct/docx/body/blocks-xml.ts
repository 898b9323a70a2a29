import type { Block, Paragraph, TableCell } from '../../model/doc-model.ts';
import type { WriteContext } from '../write-context.ts';
import { paragraphXml } from './paragraph-xml.ts';
import { tableXml } from './table-xml.ts';

/** A spacer: an empty paragraph 1 pt high, the least that Word allows. */
export const spacer = '<w:p><w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:p>';

/** Writes the paragraphs and tables of a cell, a note or a running head (`blockPieces`) as one string. */
export const blocksXml = (blocks: readonly Block[], width: number, context: WriteContext): string =>
  blockPieces(blocks, width, context).join('');

/** The end of a section in several columns or in one. */
export interface SectionEnd {
  /** Its properties (`sectionXml`). */
  readonly properties: string;
  readonly columns: number;
}

/**
 * The paragraphs behind a table that ends a section. LibreOffice 7.4 takes out an empty one that ends a section, and
 * then sets a table in its second column over the next pages: it takes out the second of two.
 */
const endBehindTable = ({ properties, columns }: SectionEnd): readonly string[] => [
  ...(columns > 1 ? [spacer] : []),
  spacer.replace('</w:pPr>', `${properties}</w:pPr>`),
];

/** Whether a paragraph is all of a blank page, which would be lost with it: LibreOffice takes it out at the end of a section. */
const isBlankPage = ({ starts, inlines }: Paragraph) => starts === 'page' && inlines.length === 0;

/**
 * Whether a paragraph ends a table of contents: LibreOffice shows no numbers of pages in the headers and footers of a section that
 * ends before the field does.
 */
const endsContents = ({ contents }: Paragraph) => contents?.ends === true;

/**
 * Writes paragraphs and tables (`EG_BlockLevelElts`, ECMA-376 part 1, section 17.2), one after the other. Word joins
 * adjacent tables, and a section can end only in a paragraph: both get spacers.
 *
 * @param width Points between the edges of the column.
 * @param section The end of the section that ends here; null if none does.
 */
export function blockPieces(
  blocks: readonly Block[],
  width: number,
  context: WriteContext,
  section: SectionEnd | null = null,
): readonly string[] {
  const cellXml = (cell: TableCell, cellWidth: number) => blocksXml(cell.blocks, cellWidth, context) || spacer;
  const out: string[] = [];
  const final = blocks.at(-1);
  const endsApart = section !== null && final?.type === 'paragraph' && (isBlankPage(final) || endsContents(final));
  blocks.forEach((block, index) => {
    if (block.type === 'table') {
      if (blocks[index - 1]?.type === 'table') out.push(spacer);
      out.push(tableXml(block, cellXml));
    } else {
      out.push(
        paragraphXml(block, {
          width,
          context,
          section: index === blocks.length - 1 && !endsApart ? (section?.properties ?? '') : '',
        }),
      );
    }
  });
  if (final?.type === 'paragraph' && !endsApart) return out;
  if (section !== null)
    out.push(...endBehindTable({ ...section, columns: final?.type === 'table' ? section.columns : 1 }));
  else if (final !== undefined) out.push(spacer);
  return out;
}

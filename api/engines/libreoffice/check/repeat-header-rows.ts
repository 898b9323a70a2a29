import { headerRowMark } from '../../../formats/rtf/header-row-mark.ts';
import { rewriteParts } from './rewrite-parts.ts';

const row = '\\trowd';
/**
 * Characters that may precede a mark: the properties of hundreds of cells. A row with more has a picture or a long text, which
 * is not held.
 */
const maxBeforeMark = 65_536;
const bookmark = String.raw`\{\\\*\\bkmk(?:start|end) ${headerRowMark}\w*\}`;
/** The end of a cell or a row. */
const endingSource = String.raw`\\(?:nest)?(?:cell|row)[^a-z]`;
const ending = new RegExp(endingSource);
/** The properties of a row and what precedes the mark in its first cell. */
const marked = new RegExp(String.raw`\\trowd((?:(?!\\trowd|${endingSource})[^])*?)${bookmark}(?:${bookmark})?`, 'g');

/** Where the last row begins whose first cell has not ended; else the end, or where the next one may begin. */
function endOfWhole(text: string): number {
  const at = text.lastIndexOf(row);
  if (at >= 0 && text.length - at <= maxBeforeMark && !ending.test(text.slice(at))) return at;
  const word = text.lastIndexOf('\\');
  return word >= 0 && row.startsWith(text.slice(word)) ? word : text.length;
}

/**
 * States of the rows of an RTF document that have a mark that they are repeated on every page (`\trhdr`, RTF 1.9.1, "Table
 * Definitions"), and takes the mark out: LibreOffice does not write it.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export const repeatHeaderRows = (source: AsyncIterable<string>): AsyncGenerator<string> =>
  rewriteParts(source, endOfWhole, (text) => text.replace(marked, '\\trowd\\trhdr$1'));

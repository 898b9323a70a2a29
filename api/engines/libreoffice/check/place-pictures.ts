import { rewriteParts } from './rewrite-parts.ts';

const property = (name: string, value: number) => `{\\sp{\\sn ${name}}{\\sv ${value}}}`;

const picture = property('shapeType', 75);
const behind = property('fBehindDocument', 1);
/** A formula begins so of which LibreOffice writes the picture alone, and no end of its group. */
const openFormula = '{\\mmath {\\*\\shppict';

/** What LibreOffice writes of drawings and formulas, and what it is to be. */
const completed = [
  [picture, `\\shpbxpage\\shpbypage${picture}${property('posrelh', 1)}${property('posrelv', 1)}`],
  // LibreOffice itself reads only this.
  [behind, `\\shpfblwtxt1${behind}`],
  [openFormula, '{\\*\\shppict'],
] as const;
const longest = Math.max(...completed.map(([written]) => written.length));

/** Where a property may begin that continues in the next part; else the end. */
function endOfWhole(text: string): number {
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at++) {
    if (completed.some(([written]) => written.startsWith(text.slice(at)))) return at;
  }
  return text.length;
}

/**
 * States of the pictures that float in an RTF document that their positions are on the page, and which are behind the text
 * (RTF 1.9.1, "Word 97 through Word 2007 RTF for drawing objects"): LibreOffice writes the positions, but not what they
 * refer to, and readers take them for those in the text. Pictures of formulas whose group does not end are pictures alone.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export const placePictures = (source: AsyncIterable<string>): AsyncGenerator<string> =>
  rewriteParts(source, endOfWhole, (text) =>
    completed.reduce((all, [written, placed]) => all.replaceAll(written, placed), text),
  );

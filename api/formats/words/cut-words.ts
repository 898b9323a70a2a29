/** Letters of words that are worth looking for in pieces, and of the pieces: shorter ones stand everywhere. */
const minWordLetters = 8;
const minPieceLetters = 3;
/** Letters that two pieces may share: one that lies on the edge of a page is on the next as well. */
const maxSharedLetters = 4;

/** Where in the word a piece ends that goes on from here; undefined if it does not. */
function endOfPiece(word: string, from: number, piece: string): number | undefined {
  for (let shared = 0; shared <= Math.min(maxSharedLetters, from); shared++)
    if (word.startsWith(piece, from - shared)) return from - shared + piece.length;
  return undefined;
}

/**
 * Whether words of a result, in this order but not side by side, are the pieces of a long word: what flows over the edge
 * of a page in a workbook is on two pages.
 */
export function isCutIntoPieces(word: string, units: readonly string[]): boolean {
  if (word.length < minWordLetters) return false;
  let found = 0;
  for (const unit of units) {
    if (unit.length < minPieceLetters) continue;
    found = endOfPiece(word, found, unit) ?? found;
    if (found >= word.length) return true;
  }
  return false;
}

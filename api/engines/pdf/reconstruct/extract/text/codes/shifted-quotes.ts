import { addTo } from '../../../../../../groups.ts';
import type { NewGlyph } from '../../../model/new-glyph.ts';

/** What Word 2007 writes for quotation marks in the character maps of fonts whose glyphs it numbers otherwise. */
const [opening, closing] = ['\u2015', '\u2016'];
const quotes: Readonly<Record<string, string>> = { [opening]: '“', [closing]: '”' };

const isWordEnd = /[\p{L}\p{N}]$/u;

/** Whether there is no space between a letter and the one before, on one line. */
const isAttached = (letter: NewGlyph | undefined, before: NewGlyph | undefined) =>
  letter !== undefined && before !== undefined && letter.space === null && letter.x0 > before.x0;

/**
 * Gives letters back the quotation marks that Word 2007 calls a bar and a double line: in a font that has both, each bar
 * touches the text behind it, and each double line the text before it.
 * @param letters In the order of the file. Their texts are replaced.
 */
export function mendShiftedQuotes(letters: readonly NewGlyph[]): void {
  const fonts = new Map<string, NewGlyph[]>();
  const others = new Set<string>();
  for (const [index, letter] of letters.entries()) {
    if (quotes[letter.text] === undefined) continue;
    const isOpening = letter.text === opening;
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const isInWord = isAttached(letter, before) && isWordEnd.test(before?.text ?? '');
    const isQuote = isOpening ? isAttached(next, letter) && !isInWord : isAttached(letter, before);
    if (isQuote) addTo(fonts, letter.look.font, letter);
    else others.add(letter.look.font);
  }
  for (const [font, marks] of fonts) {
    const areBoth = new Set(marks.map(({ text }) => text)).size === 2;
    if (areBoth && !others.has(font)) for (const mark of marks) mark.text = quotes[mark.text] as string;
  }
}

import type { MathRow } from '../../model/formulas/formula.ts';
import { accentOf, isFunction } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import { type Atom, centreX, isMathLetter, joined, largestSize } from './atom.ts';
import { styledLetter } from './runs.ts';

const wordLetter = /^\p{L}$/u;

/** Joins the letters of words in fonts for text, such as names of functions. */
export function withWords(atoms: readonly Atom[]): readonly Atom[] {
  const isOfWord = ({ text, glyph }: Atom) => text !== null && wordLetter.test(text) && !isMathLetter(glyph);
  const words: Atom[][] = [];
  const rest: Atom[] = [];
  for (const atom of [...atoms].sort((a, b) => a.x0 - b.x0)) {
    if (!isOfWord(atom)) {
      rest.push(atom);
      continue;
    }
    const word = words.find((letters) => {
      const last = letters.at(-1) as Atom;
      return (
        last.size === atom.size &&
        last.glyph.look === atom.glyph.look &&
        Math.abs(last.baseline - atom.baseline) < thresholds.level * atom.size &&
        atom.x0 - last.x1 < thresholds.gap.name * atom.size &&
        atom.x0 > last.x0
      );
    });
    if (word === undefined) words.push([atom]);
    else word.push(atom);
  }
  return [
    ...rest,
    ...words.map((letters) =>
      letters.length === 1 ? (letters[0] as Atom) : joined(letters, { text: letters.map(({ text }) => text).join('') }),
    ),
  ];
}

/** The letters under an accent: several under a wide one, or the nearest, since accents lean with their letters. */
function lettersUnder(accent: Atom, atoms: readonly Atom[]): readonly Atom[] {
  const near = atoms.filter(
    (atom) =>
      atom !== accent &&
      (atom.text === null || accentOf(atom.text) === null) &&
      Math.abs(atom.baseline - accent.baseline) < thresholds.accent * atom.size,
  );
  const main = near.filter(({ size }) => size > thresholds.scriptSize * largestSize(near));
  const covered = main.filter((atom) => centreX(atom) > accent.x0 && centreX(atom) < accent.x1);
  if (covered.length > 1) return covered.sort((a, b) => a.x0 - b.x0);
  const apart = (atom: Atom) => Math.abs(centreX(atom) - centreX(accent));
  const [nearest] = [...main].sort((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return [];
  return apart(nearest) < (nearest.x1 - nearest.x0) / 2 + thresholds.level * nearest.size ? [nearest] : [];
}

/** Puts accents on the letters that they are drawn over. */
export function withAccents(atoms: readonly Atom[]): readonly Atom[] {
  let open = atoms;
  for (const accent of atoms) {
    const sign = accent.text === null ? null : accentOf(accent.text);
    if (sign === null) continue;
    const under = lettersUnder(accent, open);
    if (under.length === 0) continue;
    const content = under.flatMap(nodesOf);
    const made = joined([...under, accent], { row: [{ type: 'accent', sign, content }] });
    open = [...open.filter((atom) => atom !== accent && !under.includes(atom)), made];
  }
  return open;
}

/** Whether an atom is a word, and neither the name of a function nor the product of two variables. */
export const isProse = ({ text, letters, glyph }: Atom) =>
  text !== null && letters > (glyph.look.isItalic ? 2 : 1) && wordLetter.test([...text][0] ?? '') && !isFunction(text);

/** What an atom is without its scripts. */
export function nodesOf(atom: Atom): MathRow {
  if (atom.row !== null) return atom.row;
  const { text, style } = styledLetter({ ...atom.glyph, text: atom.text ?? '' });
  return [{ type: 'run', text, style: isProse(atom) ? 'text' : style }];
}

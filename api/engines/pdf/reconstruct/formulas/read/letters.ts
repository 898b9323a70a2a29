import type { MathRow } from '../../model/formula.ts';
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

/** Puts accents on the letters that they are drawn over. */
export function withAccents(atoms: readonly Atom[]): readonly Atom[] {
  let open = atoms;
  for (const accent of atoms) {
    const sign = accent.text === null ? null : accentOf(accent.text);
    if (sign === null) continue;
    const under = open.filter(
      (atom) =>
        atom !== accent &&
        (atom.text === null || accentOf(atom.text) === null) &&
        Math.abs(atom.baseline - accent.baseline) < thresholds.accent * atom.size &&
        ((centreX(accent) > atom.x0 && centreX(accent) < atom.x1) ||
          (centreX(atom) > accent.x0 && centreX(atom) < accent.x1)),
    );
    const base = under.find(({ size }) => size === largestSize(under));
    if (base === undefined) continue;
    const made = joined([base, accent], { row: [{ type: 'accent', sign, content: nodesOf(base) }] });
    open = [...open.filter((atom) => atom !== base && atom !== accent), made];
  }
  return open;
}

/** Whether an atom is a word that is not the name of a function. */
export const isProse = ({ text, letters }: Atom) =>
  text !== null && letters > 1 && wordLetter.test([...text][0] ?? '') && !isFunction(text);

/** What an atom is without its scripts. */
export function nodesOf(atom: Atom): MathRow {
  if (atom.row !== null) return atom.row;
  const { text, style } = styledLetter({ ...atom.glyph, text: atom.text ?? '' });
  return [{ type: 'run', text, style: isProse(atom) ? 'text' : style }];
}

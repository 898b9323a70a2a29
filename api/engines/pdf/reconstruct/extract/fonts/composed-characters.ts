import type { DrawnCharacter } from '../../../../../formats/fonts/build-font.ts';
import type { Contour, Point } from '../../../../../formats/fonts/outline.ts';
import { addTo } from '../../../../../groups.ts';
import { combiningAccents, dotless } from '../../model/characters/accents.ts';
import type { ReadCharacters } from './drawn-characters.ts';

/** Marks below letters, which are as low on all of them. */
const below = /[\u0327\u0328]/;
const accentsOf = new Map<string, string[]>();
for (const [accent, mark] of Object.entries(combiningAccents)) addTo(accentsOf, mark, accent);

/** A letter with an accent as what it is made of: letters and accents that may stand for them, the first ones first. */
interface Parts {
  readonly character: string;
  readonly bases: readonly string[];
  readonly mark: string;
  readonly accents: readonly string[];
}

function partsOf(character: string): Parts | null {
  const [base, mark, ...more] = character.normalize('NFD');
  if (base === undefined || mark === undefined || more.length > 0) return null;
  const bare = below.test(mark) ? undefined : dotless[base];
  const accents = accentsOf.get(mark);
  return accents === undefined ? null : { character, bases: bare === undefined ? [base] : [bare, base], mark, accents };
}

const pointsOf = ({ start, strokes }: Contour): readonly Point[] => [start, ...strokes.flat()];
const heightOf = ({ contours }: DrawnCharacter) =>
  Math.max(0, ...contours.flatMap(pointsOf).map(([, height]) => height));

const moved = ({ start, strokes }: Contour, across: number, up: number): Contour => {
  const at = ([x, y]: Point): Point => [x + across, y + up];
  return { start: at(start), strokes: strokes.map((stroke) => stroke.map(at) as unknown as typeof stroke) };
};

/**
 * Composes letters with accents that a font lacks of its letters and accents, as TeX does: the accent is centred over the
 * letter, and raised by as much as that is higher than an x.
 */
export const withComposed =
  (read: ReadCharacters): ReadCharacters =>
  (characters) => {
    const asked = [...characters];
    const parts = asked.flatMap((character) => partsOf(character) ?? []);
    if (parts.length === 0) return read(asked);
    const wanted = new Set([...asked, ...parts.flatMap(({ bases, accents }) => [...bases, ...accents]), 'x']);
    const drawn = new Map(read(wanted).map((character) => [String.fromCodePoint(character.code), character]));
    const firstOf = (names: readonly string[]) =>
      names.map((name) => drawn.get(name)).find((character) => character !== undefined);
    const small = drawn.get('x');
    const composed = parts.flatMap(({ character, bases, mark, accents }): readonly DrawnCharacter[] => {
      const [base, accent] = [firstOf(bases), firstOf(accents)];
      if (drawn.has(character) || base === undefined || accent === undefined || small === undefined) return [];
      const across = (base.advance - accent.advance) / 2;
      const up = below.test(mark) ? 0 : Math.max(0, heightOf(base) - heightOf(small));
      const contours = [...base.contours, ...accent.contours.map((contour) => moved(contour, across, up))];
      return [{ code: character.codePointAt(0) ?? 0, advance: base.advance, contours }];
    });
    const own = asked.flatMap((character) => drawn.get(character) ?? []);
    return [...own, ...composed];
  };

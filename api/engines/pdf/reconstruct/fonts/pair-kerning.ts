import type { Look } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { kerning } from './kerning.ts';
import { styleOf } from './measure-faces.ts';

/** Ems by which two characters of a look are set apart; negative for closer. Null for looks whose pairs are not listed. */
type PairsOf = (look: Look) => ((pair: string) => number) | null;

/** Finds the kerning of looks, and remembers it by face. */
export function createPairKerning(): PairsOf {
  const known = new Map<Look, ((pair: string) => number) | null>();
  const faces = new Map<string, ReadonlyMap<string, number>>();
  const faceOf = (family: string, look: Look): ReadonlyMap<string, number> | null => {
    const style = styleOf(look);
    const listed = kerning[family]?.[style];
    if (listed === undefined) return null;
    const key = `${family}/${style}`;
    const face =
      faces.get(key) ??
      new Map(
        Object.entries(listed).flatMap(([ems, pairs]) =>
          Array.from(
            { length: pairs.length / 2 },
            (_, index) => [pairs.slice(2 * index, 2 * index + 2), Number(ems) / 1000] as const,
          ),
        ),
      );
    faces.set(key, face);
    return face;
  };
  return (look) => {
    let pairs = known.get(look);
    if (pairs === undefined) {
      const face = look.embedded === undefined ? faceOf(fontFamily(look.font), look) : null;
      pairs = face === null ? null : (pair) => face.get(pair) ?? 0;
      known.set(look, pairs);
    }
    return pairs;
  };
}

import type { Look } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { kerning } from './kerning.ts';
import { styleOf } from './measure-faces.ts';

/** Ems by which two characters are set apart; negative for closer. */
type PairKerning = (pair: string) => number;

const perEm = 1000;

/** The listed pairs of faces, read when they are first asked for, by family and style. */
const faces = new Map<string, ReadonlyMap<string, number>>();
const looks = new WeakMap<Look, PairKerning | null>();

function faceOf(family: string, look: Look): ReadonlyMap<string, number> | null {
  const style = styleOf(look);
  const listed = kerning[family]?.[style];
  if (listed === undefined) return null;
  const key = `${family}/${style}`;
  const pairsIn = (pairs: string, ems: number) =>
    Array.from({ length: pairs.length / 2 }, (_, index) => [pairs.slice(2 * index, 2 * index + 2), ems] as const);
  const face =
    faces.get(key) ?? new Map(Object.entries(listed).flatMap(([ems, pairs]) => pairsIn(pairs, Number(ems) / perEm)));
  faces.set(key, face);
  return face;
}

/** The kerning of a look; null for looks whose pairs are not listed. */
export function pairsOf(look: Look): PairKerning | null {
  let pairs = looks.get(look);
  if (pairs === undefined) {
    const face = look.embedded === undefined ? faceOf(fontFamily(look.font), look) : null;
    pairs = face === null ? null : (pair) => face.get(pair) ?? 0;
    looks.set(look, pairs);
  }
  return pairs;
}

import { postScriptFamily } from '../../../formats/fonts/names.ts';
import { eastAsianFamilies } from './families/east-asian-families.ts';
import { families } from './families/families.ts';
import type { LineMetrics } from './outlines/line-metrics.ts';
import { type StandIn, standInName } from './stand-in.ts';

const byName = new Map(families.flatMap((standIn) => standIn.names.map((name) => [name.toLowerCase(), standIn])));

/** Whether a family has a stand-in where it is not installed. */
export const hasStandIn = (family: string): boolean => byName.has(family.toLowerCase());

/** The name of a family's stand-in; undefined where there is none. */
export function standInFamily(family: string): string | undefined {
  const standIn = byName.get(family.toLowerCase());
  return standIn === undefined ? undefined : standInName(standIn.names[0] ?? '');
}

/** The heights of lines in an East Asian font; undefined for other families. */
export function eastAsianLine(family: string): LineMetrics | undefined {
  const standIn = byName.get(family.toLowerCase());
  return standIn !== undefined && eastAsianFamilies.includes(standIn) ? standIn.line : undefined;
}

/** The heights of lines in a font that has a stand-in; undefined for other families. */
export const lineOf = (family: string): LineMetrics | undefined => byName.get(family.toLowerCase())?.line;

/**
 * The stand-in of a family, if a PDF embeds it.
 * @param embedded PostScript names of the PDF's fonts.
 */
export function standInOf(family: string, embedded: ReadonlySet<string>): StandIn | undefined {
  const standIn = byName.get(family.toLowerCase());
  if (standIn === undefined) return undefined;
  const own = `${postScriptFamily(standInName(standIn.names[0] ?? ''))}-`;
  // Outlines in CFF, which the regions of a collection share, keep their name, and PDFs name fonts as outlines do.
  const kept = eastAsianFamilies.includes(standIn) ? standIn.faces.regular.replace(/(?<=CJK).*/, '') : own;
  return [...embedded].some((name) => name.startsWith(own) || name.startsWith(kept)) ? standIn : undefined;
}

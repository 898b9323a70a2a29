import type { LineMetrics } from './outlines/line-metrics.ts';
import type { WideSpaces } from './outlines/wide-spaces.ts';
import type { WidthRule } from './outlines/widths.ts';

/** The faces of a family. */
export type Face = 'regular' | 'bold' | 'italic' | 'boldItalic';

/** Widths of a family's faces; a face that was not measured has those of its upright, or of the regular one. */
export type FamilyWidths = Partial<Readonly<Record<Face, WidthRule>>>;

/** PostScript names of the installed fonts that a family is made of. */
export type Faces = Partial<Readonly<Record<Face, string>>> & { readonly regular: string };

/** A family that documents use, and what replaces it if it is not installed. */
export interface StandIn {
  /** Its names, the English one first. */
  readonly names: readonly string[];
  /** The family whose shapes are used. */
  readonly shapes: string;
  readonly faces: Faces;
  readonly line: LineMetrics;
  readonly widths?: FamilyWidths;
  /** Spaces that are wider in Word than the font has them. */
  readonly wideSpaces?: WideSpaces;
  /** Characters that the shapes have half as wide as an em, too, which the family has no other way. */
  readonly halfWidths?: (character: number) => boolean;
  /** How large its letters are in those of the shapes. */
  readonly scale?: number;
  /** Families that it uses for text in some languages: its own replacement lacks their letters. */
  readonly inLanguages?: { readonly languages: readonly string[]; readonly families: readonly string[] };
  /** Its widths are near the family's, not the same. */
  readonly isApproximate?: boolean;
  /** LibreOffice itself knows the family of the shapes as a replacement, and would take it first. */
  readonly knownToLibreOffice?: boolean;
  /** Prepared documents ask for the stand-in itself: its characters are not where the family has them. */
  readonly isAskedByOwnName?: boolean;
}

/** The name of a family's stand-in, which differs from all fonts on the market. */
export const standInName = (family: string): string => `Stand-in for ${family}`;

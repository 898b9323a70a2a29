/** What a file with a font says, and what the files of fonts that are made here say. */
export const thresholds = {
  /**
   * A font that is made of what another draws. In ems: the height of its lines, if the other does not say, and the width
   * of a space, if neither the other nor the text shows it, as most text fonts have them. The share of a line that is
   * above the baseline is that of Liberation.
   */
  drawnFont: { lineEms: 1.149, ascentShare: 0.81, usualSpaceEms: 0.25 },
  /** Widths of the letters of a font that is none of a fixed pitch, whatever its flag says. */
  minWidths: 4,
  /** Weight (`usWeightClass` of OpenType's OS/2 table) from which a font is bold: 600 is semi-bold. */
  boldWeight: 600,
  /** Ems: a font with a smaller or greater line height has broken metrics. */
  lineHeight: { min: 0.8, max: 3 },
} as const;

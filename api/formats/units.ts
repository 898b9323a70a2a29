/** Points of PDFs and of type (ISO 32000-2, section 8.3.2.3). */
export const pointsPerInch = 72;
/** Pixels of CSS (CSS Values and Units, section 6.2), and of the programs that count in them. */
export const pixelsPerInch = 96;
export const centimetresPerInch = 2.54;
export const millimetresPerInch = 25.4;
/** The unit of lengths in LibreOffice, and of the frames of metafiles. */
export const hundredthsOfMillimetrePerInch = 2540;
/** English Metric Units, the unit of DrawingML (ECMA-376 part 1, section 20.1.10.16). */
export const emuPerInch = 914_400;
/** Twentieths of a point, the unit of WordprocessingML (ECMA-376 part 1, section 22.9.2.14). */
export const twipsPerInch = 1440;

const slanted = (family: string, word: string) => [
  family,
  `${family}-Bold`,
  `${family}-${word}`,
  `${family}-Bold${word}`,
];
const microsoft = (family: string) => ['MT', '-BoldMT', '-ItalicMT', '-BoldItalicMT'].map((end) => `${family}${end}`);

/**
 * Families by what is as wide and as high, and by which Windows sets them: those of PostScript printers, and the names
 * of single faces that programs for the Mac write into documents as if they were families.
 */
export const printerFamilies: Readonly<Record<string, readonly string[]>> = {
  'Liberation Serif': ['Times-Roman', ...slanted('Times', 'Italic'), ...microsoft('TimesNewRomanPS')],
  'Liberation Sans': [...slanted('Helvetica', 'Oblique'), ...microsoft('Arial')],
  'Liberation Mono': [...slanted('Courier', 'Oblique'), ...microsoft('CourierNewPS')],
};

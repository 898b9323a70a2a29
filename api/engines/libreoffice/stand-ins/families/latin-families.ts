import { aptos } from '../measured/aptos.ts';
import { arialBlack } from '../measured/arial-black.ts';
import { bookAntiqua } from '../measured/book-antiqua.ts';
import { bookman } from '../measured/bookman.ts';
import { calibriLight } from '../measured/calibri-light.ts';
import { cambria } from '../measured/cambria.ts';
import { centuryGothic } from '../measured/century-gothic.ts';
import { centurySchoolbook } from '../measured/century-schoolbook.ts';
import { comicSans } from '../measured/comic-sans.ts';
import { garamond } from '../measured/garamond.ts';
import { georgia } from '../measured/georgia.ts';
import { helveticaNeue } from '../measured/helvetica-neue.ts';
import { impact } from '../measured/impact.ts';
import { segoeUi } from '../measured/segoe-ui.ts';
import { tahoma } from '../measured/tahoma.ts';
import { trebuchet } from '../measured/trebuchet.ts';
import { verdana } from '../measured/verdana.ts';
import { lineOf2048 as line } from '../outlines/line-metrics.ts';
import { monospaced, narrowed } from '../outlines/widths.ts';
import type { Faces, StandIn } from '../stand-in.ts';

const carlito = faces('Carlito', '', 'Bold', 'Italic', 'BoldItalic');
const caladea: Faces = {
  regular: 'Caladea-Regular',
  bold: 'Caladea-Bold',
  italic: 'Caladea-Italic',
  boldItalic: 'Caladea-BoldItalic',
};
const dejaVuSans = faces('DejaVuSans', '', 'Bold', 'Oblique', 'BoldOblique');
const dejaVuCondensed = faces('DejaVuSansCondensed', '', 'Bold', 'Oblique', 'BoldOblique');
const dejaVuMono = faces('DejaVuSansMono', '', 'Bold', 'Oblique', 'BoldOblique');
const liberationSans = faces('LiberationSans', '', 'Bold', 'Italic', 'BoldItalic');
const liberationSerif = faces('LiberationSerif', '', 'Bold', 'Italic', 'BoldItalic');
const notoSans = faces('NotoSans', 'Regular', 'Bold', 'Italic', 'BoldItalic');
const notoSerif = faces('NotoSerif', 'Regular', 'Bold', 'Italic', 'BoldItalic');

function faces(family: string, regular: string, bold: string, italic: string, boldItalic: string): Faces {
  return {
    regular: regular === '' ? family : `${family}-${regular}`,
    bold: `${family}-${bold}`,
    italic: `${family}-${italic}`,
    boldItalic: `${family}-${boldItalic}`,
  };
}

/**
 * Families of Latin, Greek and Cyrillic letters. Word makes a line as high as the font's ascent and descent for
 * Windows together, or as those for typesetting with their gap where these are more.
 */
export const latinFamilies: readonly StandIn[] = [
  { names: ['Calibri'], shapes: 'Carlito', faces: carlito, line: line(1950, 550), knownToLibreOffice: true },
  { names: ['Calibri Light'], shapes: 'Carlito', faces: carlito, line: line(1950, 550), widths: calibriLight },
  {
    names: ['Cambria', 'Cambria Math'],
    shapes: 'Caladea',
    faces: caladea,
    line: line(1946, 455),
    widths: cambria,
    knownToLibreOffice: true,
  },
  { names: ['Verdana'], shapes: 'DejaVu Sans', faces: dejaVuSans, line: line(2059, 430), widths: verdana },
  {
    names: ['Tahoma', 'MS Sans Serif'],
    shapes: 'DejaVu Sans',
    faces: dejaVuCondensed,
    line: line(2049, 423),
    widths: tahoma,
  },
  {
    names: ['Segoe UI', 'Segoe UI Light', 'Segoe UI Semilight', 'Segoe UI Semibold', 'Selawik'],
    shapes: 'Noto Sans',
    faces: notoSans,
    line: line(2210, 514),
    widths: segoeUi,
  },
  { names: ['Trebuchet MS'], shapes: 'Noto Sans', faces: notoSans, line: line(1923, 455), widths: trebuchet },
  {
    names: ['Aptos', 'Aptos Display', 'Aptos Light', 'Aptos SemiBold'],
    shapes: 'Noto Sans',
    faces: notoSans,
    line: line(1923, 577),
    widths: aptos,
    isApproximate: true,
  },
  { names: ['Comic Sans MS'], shapes: 'Noto Sans', faces: notoSans, line: line(2257, 597), widths: comicSans },
  { names: ['Century Gothic'], shapes: 'Noto Sans', faces: notoSans, line: line(2060, 451), widths: centuryGothic },
  { names: ['Georgia'], shapes: 'Noto Serif', faces: notoSerif, line: line(1878, 449), widths: georgia },
  {
    names: ['Book Antiqua'],
    shapes: 'Liberation Serif',
    faces: liberationSerif,
    line: line(1891, 579),
    widths: bookAntiqua,
  },
  {
    names: ['Palatino Linotype', 'Palatino'],
    shapes: 'Liberation Serif',
    faces: liberationSerif,
    line: line(2128, 635),
    widths: bookAntiqua,
  },
  {
    names: ['Garamond'],
    shapes: 'Liberation Serif',
    faces: liberationSerif,
    line: line(1765, 539),
    widths: garamond,
    isApproximate: true,
  },
  {
    names: ['Century', 'Century Schoolbook'],
    shapes: 'Liberation Serif',
    faces: liberationSerif,
    line: line(2009, 449),
    widths: centurySchoolbook,
  },
  {
    names: ['Bookman Old Style'],
    shapes: 'Liberation Serif',
    faces: liberationSerif,
    line: line(1905, 491),
    widths: bookman,
  },
  {
    names: ['Arial Narrow'],
    shapes: 'Liberation Sans',
    faces: liberationSans,
    line: line(1916, 434),
    widths: { regular: narrowed(0.82) },
  },
  {
    names: ['Helvetica Neue', 'Helvetica Neue Light', 'HelveticaNeue', 'HelveticaNeue-Bold', 'HelveticaNeue-Light'],
    shapes: 'Liberation Sans',
    faces: liberationSans,
    line: { ascent: 0.952, descent: 0.213 },
    widths: helveticaNeue,
    isApproximate: true,
  },
  {
    names: ['Arial Black'],
    shapes: 'DejaVu Sans',
    faces: { regular: dejaVuSans.bold ?? '' },
    line: line(2254, 634),
    widths: arialBlack,
  },
  {
    names: ['Impact'],
    shapes: 'DejaVu Sans',
    faces: { regular: dejaVuCondensed.bold ?? '' },
    line: line(2066, 432),
    widths: impact,
  },
  {
    names: ['Consolas'],
    shapes: 'DejaVu Sans Mono',
    faces: dejaVuMono,
    line: line(1884, 514),
    widths: { regular: monospaced(549.8) },
  },
  {
    names: ['Lucida Console'],
    shapes: 'DejaVu Sans Mono',
    faces: dejaVuMono,
    line: line(1616, 432),
    widths: { regular: monospaced(602.5) },
  },
];

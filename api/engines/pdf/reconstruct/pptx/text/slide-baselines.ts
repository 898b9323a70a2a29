import { kindsOf, type Line } from '../../lines/line.ts';
import { largest } from '../../model/extremes.ts';
import { fontFamily } from '../../ooxml/font-family.ts';
import { thresholds } from '../thresholds.ts';

/** How far letters of families reach below the baseline by their metrics (`hhea`), in ems. */
const descents: Readonly<Record<string, number>> = {
  'Times New Roman': 0.216,
  Arial: 0.212,
  'Courier New': 0.3,
  Calibri: 0.25,
  Cambria: 0.222,
};

/** The size of the largest letters of a line, in points: programs set its baseline by them. */
const largestSize = (line: Line): number =>
  largest(
    kindsOf(line).map(({ look }) => look.size),
    line.look.size,
  );

/** Points below the baseline of a line of fixed height in a text box: a share of its size, whatever its font. */
export const descentInBox = (line: Line): number => thresholds.descentEms * largestSize(line);

/** Points below the baseline of a line of fixed height in a table: those of its font. */
export const descentInCell = (line: Line): number =>
  (descents[fontFamily(line.look.font)] ?? thresholds.cell.descentEms) * largestSize(line);

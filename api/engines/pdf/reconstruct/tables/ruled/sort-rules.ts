import { markUnderlines } from '../../marks/decorate.ts';
import { markFrames } from '../../marks/framed-words.ts';
import { visibleRules } from '../../marks/visible-rules.ts';
import { median } from '../../model/numbers/median.ts';
import type { Box, Page, Rule } from '../../model/page-model.ts';
import { gridsOfAreas } from '../areas/area-grids.ts';
import { withAreaGrids } from '../areas/with-area-grids.ts';
import type { Grid } from '../grid.ts';
import { thresholds } from '../thresholds.ts';
import { bordersOfRows } from './borders-of-rows.ts';
import { createIsDrawnAsCell } from './drawn-as-cell.ts';
import { fillRules } from './fill-rules.ts';
import { framesOfFields } from './frames-of-fields.ts';
import { isChart } from './is-chart.ts';
import { createIsOfGrids, findRuledTables, withNested } from './ruled-tables.ts';
import { bordersOfShadedCells } from './shaded-bands.ts';

/** The rules of a page by their purpose. */
export interface SortedRules {
  /** Possible tables. A single box is a grid of one cell. */
  readonly grids: readonly Grid[];
  /** Visible rules that do not underline text from end to end: those of the grids, and others. */
  readonly drawnRules: readonly Rule[];
  /** Those of `drawnRules` that neither belong to a grid nor underline text. */
  readonly looseRules: readonly Rule[];
  /** Those that underline text, strike it through or frame its words, which its letters say. */
  readonly textRules: readonly Rule[];
  /** Those of `drawnRules` that frame form fields, and are neither of a grid nor loose. */
  readonly fieldRules: readonly Rule[];
}

function without(rules: readonly Rule[], others: readonly Rule[]): readonly Rule[] {
  const left = new Set(others);
  return rules.filter((rule) => !left.has(rule));
}

/** Sorts the rules of a page, and marks the letters that they underline or strike through. */
export function sortRules(page: Page): SortedRules {
  const { glyphs, rules, fills } = page;
  const visible = visibleRules(rules, fills);
  const drawnRules = markUnderlines(glyphs, markFrames(glyphs, visible), 'exact');
  const size = median(glyphs.map(({ look }) => look.size)) || thresholds.ruled.usualSize;
  const framing = page.fields.length === 0 ? new Set<Rule>() : framesOfFields(drawnRules, page.fields);
  const mayBeOfTables = drawnRules.filter((rule) => !framing.has(rule));
  const unseen = [
    ...fillRules(fills),
    ...bordersOfRows(mayBeOfTables, glyphs),
    ...bordersOfShadedCells(mayBeOfTables, fills, glyphs),
  ];
  // LibreOffice draws the borders between the rows of a table before all others; tags would tell what is one.
  const drawsRowsFirst = page.producer === 'libreoffice' && !page.isTagged;
  const isDrawnAsCell = drawsRowsFirst ? createIsDrawnAsCell(mayBeOfTables) : () => false;
  const ruled = findRuledTables([...mayBeOfTables, ...unseen], size)
    .filter((grid) => !isChart(grid, page))
    .map((grid) => (isDrawnAsCell(grid) ? { ...grid, isTagged: true } : grid));
  const grids = withAreaGrids(ruled, gridsOfAreas(page.textAreas ?? [], { rules: drawnRules, fills }));
  const isOfGrids = createIsOfGrids(grids);
  const rest = mayBeOfTables.filter((rule) => !isOfGrids(rule));
  const looseRules = markUnderlines(glyphs, rest, 'near');
  const textRules = [...without(visible, drawnRules), ...without(rest, looseRules)];
  return { grids, drawnRules, looseRules, textRules, fieldRules: [...framing] };
}

/**
 * The rules of grids that did not become tables, such as bars and empty boxes. They are drawn like other rules.
 * @param tables Those of the page, and those nested in them.
 */
export function rulesOfEmptyGrids(
  { grids, drawnRules }: Pick<SortedRules, 'grids' | 'drawnRules'>,
  tables: readonly Box[],
): readonly Rule[] {
  const isSame = (a: Box, b: Box) => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1;
  const empty = withNested(grids).filter((grid) => !tables.some((table) => isSame(table, grid)));
  return drawnRules.filter(createIsOfGrids(empty));
}

import type { Line } from '../lines/line.ts';
import { thresholds as markThresholds } from '../marks/thresholds.ts';
import { isInside, isWithin, meet, middleOf } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import { orderOf } from '../model/drawings/painting-order.ts';
import { type Point, polyline } from '../model/drawings/path-steps.ts';
import type { Box, Fill, Glyph, Page, Painted, PathStep, Picture, Rule, Shape } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { noteSeparators } from '../notes/note-separators.ts';
import type { FilledTable } from '../tables/filled-table.ts';
import { rulesShownBy } from './shown-rules.ts';
import { thresholds } from './thresholds.ts';

/** The most shapes of a page that stay separate; more become one picture. */
export const { maxShapes } = thresholds.drawing;

interface PageParts {
  readonly page: Pick<Page, 'fills' | 'shapes' | 'unshaped' | 'pictures'>;
  /** Gives the letters of the page. Only areas that may highlight some need them. */
  readonly glyphsOf: () => readonly Glyph[];
  /** Rules that neither belong to a table nor underline text. */
  readonly rules: readonly Rule[];
  /** Rules that underline text or strike it through. */
  readonly textRules: readonly Rule[];
  readonly tables: readonly FilledTable[];
  readonly notes: readonly (readonly Line[])[];
  /** Areas that became the shading of paragraphs. */
  readonly shading: ReadonlySet<Fill>;
  /** Areas in cells that are not their shading. */
  readonly inCells: ReadonlySet<Fill>;
  /** Pictures beside the text, which are behind it. */
  readonly floats: readonly Box[];
  /** Renders everything outside the given boxes; null if that fails. */
  readonly draw: (leaveOut: readonly Box[]) => Picture | null;
}

/** The drawings of a page: shapes or, if there are too many or others beside them, one picture and what it leaves out. */
export interface Drawings {
  readonly shapes: readonly Shape[];
  readonly vectorLayer: Picture | null;
}

function ruleShape({ x0, x1, y0, y1, thickness, colour, dash, onPicture, paintedAfter }: Rule): Shape {
  const ends: readonly Point[] = [
    [x0, y0],
    [x1, y1],
  ];
  const width = Math.max(thresholds.drawing.minStroke, thickness);
  const line = { x0, x1, y0, y1, steps: polyline(ends), fill: null, stroke: colour, width, ...(dash && { dash }) };
  if (onPicture === undefined) return line;
  return { ...line, onPicture, ...(paintedAfter !== undefined && { paintedAfter }) };
}

function fillShape({ x0, x1, y0, y1, colour, paintedAfter, onPicture, sheer }: Fill): Shape {
  const corners: readonly Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const steps: readonly PathStep[] = [...polyline(corners), { type: 'close', points: [] }];
  return {
    x0,
    x1,
    y0,
    y1,
    steps,
    fill: colour,
    stroke: null,
    width: 0,
    ...(paintedAfter !== undefined && { paintedAfter }),
    ...(onPicture && { onPicture }),
    ...(sheer && { sheer }),
  };
}

/**
 * Returns whether an area is seen that has the colour of paper: one of another colour, or a picture, is painted before it at
 * its place.
 */
function whiteOn({ fills, shapes, pictures }: PageParts['page']): (area: Painted) => boolean {
  const coloured: readonly Painted[] = [
    ...pictures,
    ...fills.filter(({ colour }) => colour !== paper),
    ...shapes.filter(({ fill }) => fill !== null && fill !== paper),
  ];
  const colouredAt = createBoxFinder(coloured);
  return (area) =>
    colouredAt(area).some(
      (other) => orderOf(other) < orderOf(area) && meet(other, area, -thresholds.drawing.minOverlap),
    );
}

/** What a table itself shows of its borders and areas: boxes around the middles of their paths. */
const frameOf = ({ cells }: FilledTable): readonly Box[] =>
  cells.flatMap(({ cell: { x0, x1, y0, y1 } }) => {
    const room = thresholds.drawing.ofTable;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const middles = [[x, y0] as const, [x, y1] as const, [x0, y] as const, [x1, y] as const, [x, y] as const];
    return middles.map(([at, of]) => ({ x0: at - room, x1: at + room, y0: of - room, y1: of + room }));
  });

/** A point as a box, which may carry whatever else is known about it. */
const boxAt = (x: number, y: number): Box => ({ x0: x, x1: x, y0: y, y1: y });

/** Brings shapes on a picture within the text in front of all text, unless any is on them. @param floats Pictures behind the text. */
function createRaising(glyphsOf: () => readonly Glyph[], floats: readonly Box[]): (shape: Shape) => Shape {
  let letters: ((area: Box) => readonly Box[]) | null = null;
  const hasText = (shape: Shape) => {
    letters ??= createBoxFinder(glyphsOf().map(({ x0, x1, baseline }) => boxAt((x0 + x1) / 2, baseline)));
    return letters(shape).some(({ x0, y0 }) => isWithin(shape, x0, y0));
  };
  return (shape) => {
    const { ofTable, minOverlap } = thresholds.drawing;
    const isOnFloat = floats.some((picture) => isInside(shape, picture, ofTable) || meet(shape, picture, -minOverlap));
    return shape.onPicture === undefined || isOnFloat || hasText(shape) ? shape : { ...shape, onPicture: 'in-front' };
  };
}

/** Tells whether an area only highlights letters, whose looks say so. */
function createIsHighlight(glyphsOf: () => readonly Glyph[]): (fill: Fill) => boolean {
  const { highlightOverhang } = thresholds.drawing;
  let highlighted: ((area: Box) => readonly (Box & Pick<Glyph, 'highlight'>)[]) | null = null;
  return (fill) => {
    // Letters may be highlighted in the colour of the ground that they stand on.
    if (fill.y1 - fill.y0 > markThresholds.highlight.maxHeight) return false;
    highlighted ??= createBoxFinder(
      glyphsOf()
        .filter(({ highlight }) => highlight !== undefined)
        .map(({ highlight, x0, x1, baseline }) => ({ x0, x1, y0: baseline, y1: baseline, highlight })),
    );
    const [left, right] = [fill.x0 - highlightOverhang, fill.x1 + highlightOverhang];
    return highlighted({ ...fill, x0: left, x1: right }).some(
      ({ highlight, x0, x1, y0: baseline }) =>
        highlight === fill.colour && x0 > left && x1 < right && baseline > fill.y0 && baseline < fill.y1,
    );
  };
}

/** The rules that are drawings: neither too short, nor above notes, nor what tables show by themselves. */
function drawnRules({ rules, tables }: PageParts, separators: ReadonlySet<Rule>): readonly Rule[] {
  const isShown = rulesShownBy(tables);
  return rules.filter(
    (rule) =>
      Math.max(rule.x1 - rule.x0, rule.y1 - rule.y0) > thresholds.drawing.minRule &&
      !isShown(rule) &&
      !separators.has(rule),
  );
}

/** The areas that are drawings: seen, and neither shading nor highlights. */
function drawnAreas(
  { page, glyphsOf, tables, shading, inCells }: PageParts,
  isWhiteOnColour: (area: Painted) => boolean,
): readonly Fill[] {
  const tablesAt = createBoxFinder(tables);
  const isOfTable = (box: Box) => tablesAt(box).some((table) => isInside(box, table, thresholds.drawing.ofTable));
  const isHighlight = createIsHighlight(glyphsOf);
  return page.fills.filter(
    (fill) =>
      (fill.colour !== paper || isWhiteOnColour(fill)) &&
      !shading.has(fill) &&
      (inCells.has(fill) || !isOfTable(fill)) &&
      !isHighlight(fill),
  );
}

/** The shapes that are seen. */
const drawnShapes = ({ page }: PageParts, isWhiteOnColour: (area: Painted) => boolean): readonly Shape[] =>
  page.shapes.filter((shape) => {
    const { x0, x1, y0, y1, fill, stroke } = shape;
    const isColoured = (fill !== null && fill !== paper) || (stroke !== null && stroke !== paper);
    return Math.max(x1 - x0, y1 - y0) > thresholds.drawing.minShape && (isColoured || isWhiteOnColour(shape));
  });

/**
 * What of some tables a picture of all drawings leaves out: all, but of those with many drawings in them, or with one that
 * cannot be a shape, such as a gradient behind their cells.
 */
function withoutCrowded(
  tables: readonly FilledTable[],
  drawn: readonly Shape[],
  unshaped: readonly Box[],
): readonly Box[] {
  if (drawn.length <= maxShapes && unshaped.length === 0) return tables;
  const middlesOf = (boxes: readonly Box[]) => createBoxFinder(boxes.map((box) => boxAt(...middleOf(box))));
  const [drawnAt, unshapedAt] = [middlesOf(drawn.length > maxShapes ? drawn : []), middlesOf(unshaped)];
  const within = (middles: readonly Box[], box: Box) => middles.filter(({ x0, y0 }) => isWithin(box, x0, y0));
  return tables.flatMap((table): readonly Box[] => {
    const isOpen = within(unshapedAt(table), table).length > 0 || within(drawnAt(table), table).length > maxShapes;
    return isOpen ? frameOf(table).filter((part) => within(unshapedAt(part), part).length === 0) : [table];
  });
}

/** A box around the middle of a rule. */
function boxAroundRule({ x0, x1, y0, y1, thickness }: Rule): Box {
  const half = Math.max(thresholds.drawing.minStroke, thickness) / 2;
  return { x0, x1, y0: y0 - half, y1: y1 + half };
}

/** The shapes whose middles are in boxes. */
function shapesIn(shapes: readonly Shape[], boxes: readonly Box[]): readonly Shape[] {
  const boxesAt = createBoxFinder(boxes);
  return shapes.filter((shape) => {
    const [x, y] = middleOf(shape);
    return boxesAt(boxAt(x, y)).some((box) => isWithin(box, x, y));
  });
}

/** Finds the drawings of a page other than tables, underlines, highlights, shading and the rules above notes. */
export function findDrawings(parts: PageParts): Drawings {
  const { page, glyphsOf, tables, notes, shading, textRules, inCells, floats, draw } = parts;
  const isWhiteOnColour = whiteOn(page);
  const separators = noteSeparators(parts.rules, notes);
  const lines = drawnRules(parts, separators).map(ruleShape);
  const areas = drawnAreas(parts, isWhiteOnColour);
  const shapes = drawnShapes(parts, isWhiteOnColour);
  const painted = [...areas.map(fillShape), ...shapes].sort((a, b) => orderOf(a) - orderOf(b));
  const all = [...painted, ...lines].map(createRaising(glyphsOf, floats));
  const isFew = all.length <= maxShapes;
  const { unshaped = [] } = page;
  const setRules = [...textRules, ...separators].map(boxAroundRule);
  const leftOut = [...withoutCrowded(tables, all, unshaped), ...shading, ...setRules];
  const vectorLayer = isFew && unshaped.length === 0 ? null : draw(leftOut);
  if (vectorLayer === null) return { shapes: isFew ? all : [], vectorLayer };
  const ownFills = areas.filter((fill) => inCells.has(fill)).map(fillShape);
  const own = shapesIn([...ownFills, ...shapes, ...lines], leftOut);
  // Pictures hide what is painted on them in the layer, which is below them.
  const raised = all.filter(({ onPicture }) => onPicture !== undefined);
  if (raised.length > maxShapes) return { shapes: own, vectorLayer };
  return { shapes: [...own.filter(({ onPicture }) => onPicture === undefined), ...raised], vectorLayer };
}

import { type Block, type Line, type Word, wordsOf } from '../../layout/page-layout.ts';
import type { Raster } from '../extract/raster.ts';
import { areaOf, intersection, isWithin, middleOf } from '../model/box.ts';
import type { Box, Page, Rule } from '../model/page-model.ts';
import { withBullets } from './bullets/read-bullets.ts';
import { withStops } from './bullets/read-stops.ts';
import { findDiagrams } from './diagrams/find-diagrams.ts';
import { framedPictures } from './diagrams/framed-pictures.ts';
import { type DrawnLine, toTheirEnds } from './drawn-lines/continued-lines.ts';
import { findDrawnLines, linesBeside, withoutGround } from './drawn-lines/find-drawn-lines.ts';
import { boldWords } from './faces/bold-words.ts';
import { lineColours } from './faces/line-colours.ts';
import { type LineFace, lineFaces } from './faces/line-faces.ts';
import { findAreas } from './find-areas.ts';
import { evenLight } from './light/even-light.ts';
import { withoutMargins } from './light/without-margins.ts';
import { isOnPicture, withoutWords } from './pictures/written-picture.ts';
import { croppedPicture } from './pixels/cropped-picture.ts';
import { erase, type Tones, tonesOf } from './pixels/tones.ts';
import { paleAreas } from './shades/pale-areas.ts';
import { thresholds } from './thresholds.ts';
import { findSkew } from './upright/find-skew.ts';
import { setUpright, type TurnPlace, uprightTurn } from './upright/set-upright.ts';
import { onInk } from './words/measure-words.ts';
import { boxOf, withWords } from './words/placed-words.ts';
import { withLeaders } from './words/read-leaders.ts';
import { type LineLook, lettersOf } from './words/word-letters.ts';

const { blur, minThickness } = thresholds.drawnLine;
/** What Tesseract reads in drawn lines. */
const misread = /^[|[\]{}()lI1!_\-–—=~.,:;'"“”‘’/\\+]*$/u;

/** Whether a word is a drawn line that was taken for letters. */
const isMisread = (word: Word, lines: readonly DrawnLine[]): boolean => {
  if (!misread.test(word.text)) return false;
  const box = boxOf(word);
  const room = { x0: box.x0 - 1, y0: box.y0 - 1, x1: box.x1 + 1, y1: box.y1 + 1 };
  return lines.some((line) => {
    const common = intersection(line, room);
    if (common === null) return false;
    return line.isHorizontal
      ? common.x1 - common.x0 > thresholds.minMisreadShare * (box.x1 - box.x0)
      : common.y1 - common.y0 > thresholds.minMisreadShare * (box.y1 - box.y0);
  });
};

/** The inner part of a word's box: underlines touch its outer part. */
const coreOf = (word: Word): Box => {
  const { x0, x1, y0, y1 } = boxOf(word);
  const room = thresholds.wordEdge * (y1 - y0);
  return { x0: x0 - 1, x1: x1 + 1, y0: y0 + room, y1: y1 - room };
};

const wordsWithin = (words: readonly Word[], box: Box) =>
  words.filter((word) => isWithin(box, ...middleOf(boxOf(word))));

/** Whether a picture is one, not text of which some was not read. */
const isPicture = (box: Box, words: readonly Word[]): boolean =>
  words.reduce((sum, word) => sum + areaOf(boxOf(word)), 0) < thresholds.picture.maxWords * areaOf(box);

const ruleOf = ({ isHorizontal, thickness, ...box }: DrawnLine): Rule => ({
  ...box,
  isHorizontal,
  thickness: Math.max(minThickness, Math.round(thickness * 2) / 2),
  colour: '000000',
});

/** A page that was scanned, set upright. */
export interface Scan {
  readonly raster: Raster;
  readonly tones: Tones;
  /** How places on the page have been turned. */
  readonly turn: TurnPlace;
}

/**
 * Sets what a page shows upright, in even light and without what a scanner shows beside it.
 * @param page Its size in points.
 */
export function openScan(page: Pick<Page, 'width' | 'height'>, drawn: Raster): Scan {
  const lit = evenLight(withoutMargins(drawn));
  const degrees = findSkew(lit);
  const raster = setUpright(lit, degrees);
  return { raster, tones: tonesOf(raster), turn: uprightTurn(page, degrees) };
}

/** What a page of recognised text has besides it. */
const bare = { rotated: [], unread: 0, isTagged: false, rules: [], fills: [], shapes: [], unshaped: [] } as const;

/** A page of text that is on a picture, which stays behind it. */
function textOnPicture(page: Page, text: readonly Block[], raster: Raster): Page {
  const faces = lineFaces(text, () => false);
  const { raster: ground, colourOf } = withoutWords(raster, text);
  const lookOf = (line: Line): LineLook => ({
    ...(faces.get(line) as LineFace),
    isBold: () => false,
    colour: colourOf(line),
  });
  const whole = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  return {
    ...page,
    ...bare,
    glyphs: lettersOf(text, lookOf),
    pictures: [{ ...croppedPicture(ground, whole), isOfScan: true }],
  };
}

const within = (boxes: readonly Box[]) => (box: Box) => boxes.some((each) => isWithin(each, ...middleOf(box)));

/** The diagrams of a page, whose words are theirs. */
const diagramsOf = (placed: readonly Block[], tones: Tones): readonly Box[] =>
  findDiagrams(tones, wordsOf(placed).map(boxOf)).filter((box) => isPicture(box, wordsWithin(wordsOf(placed), box)));

/** The drawn lines of a page and its words, bullets and rows of dots among them. The ink of the lines is erased. */
function linesAndWords(text: readonly Block[], found: readonly DrawnLine[], tones: Tones) {
  const unlessMisread = (lines: readonly DrawnLine[]) => (word: Word) => (isMisread(word, lines) ? null : word);
  const rough = withWords(onInk(text, tones), unlessMisread(found));
  const words = wordsOf(rough);
  const lines = toTheirEnds(linesBeside(found, words.map(boxOf), words.map(coreOf)), tones);
  erase(
    tones,
    lines.map(({ x0, x1, y0, y1 }) => ({ x0: x0 - blur, x1: x1 + blur, y0: y0 - blur, y1: y1 + blur })),
  );
  const known = withWords(onInk(text, tones), unlessMisread(lines));
  return { lines, readable: withStops(withBullets(withLeaders(known, tones), tones), tones) };
}

/** How the letters of lines look. */
function looksOf(blocks: readonly Block[], { raster, tones }: Scan): (line: Line) => LineLook {
  const bold = boldWords(blocks, tones);
  const isBold = ({ words }: Line) => words.filter((word) => bold.has(word)).length > words.length / 2;
  const faces = lineFaces(blocks, isBold);
  const colours = lineColours(
    blocks.flatMap((block) => block.lines),
    raster,
    tones,
  );
  return (line) => ({
    ...(faces.get(line) as LineFace),
    isBold: (word) => bold.has(word),
    colour: colours.get(line) ?? '000000',
  });
}

/** A picture that is cut out of a page, described by the words in it. */
function describedPicture(raster: Raster, box: Box, words: readonly Word[]) {
  const text = wordsWithin(words, box).map((word) => word.text);
  return {
    ...croppedPicture(raster, box),
    isOfScan: true as const,
    ...(text.length > 0 && { description: text.join(' ') }),
  };
}

/**
 * Replaces the scan of a page by what it shows: its words, the drawn lines and shaded areas of its tables, and its pictures.
 * @param placed Its words, where they are on the page set upright, in points.
 */
export function scannedPage(page: Page, placed: readonly Block[], scan: Scan): Page {
  const { raster, tones } = scan;
  const diagrams = diagramsOf(placed, tones);
  const isInDiagram = within(diagrams);
  const found = findDrawnLines(tones).filter((line) => !isInDiagram(line));
  erase(tones, diagrams);
  const text = withWords(placed, (word) => (isInDiagram(boxOf(word)) ? null : word));
  const { lines, readable } = linesAndWords(text, found, tones);
  const words = wordsOf(readable);
  const areas = findAreas(raster, tones, words.map(boxOf), lines);
  const pictures = areas.pictures.filter((box) => isPicture(box, wordsWithin(words, box)));
  const parts = [...diagrams, ...pictures, ...areas.unread];
  const drawn = { lines, parts: [...parts, ...areas.fills], words: words.map(boxOf) };
  const framed = framedPictures(drawn, page.width * page.height);
  const isFramed = within(framed);
  const shown = [...framed, ...parts.filter((box) => !isFramed(box))];
  if (isOnPicture(page, shown, readable)) return textOnPicture(page, placed, raster);
  const isShown = within(shown);
  const blocks = withWords(readable, (word) => (isShown(boxOf(word)) ? null : word));
  const pale = paleAreas(raster, tones).filter((fill) => !isShown(fill));
  const rules = withoutGround(lines, areas.fills, tones).filter((line) => !isShown(line));
  return {
    ...page,
    ...bare,
    glyphs: lettersOf(blocks, looksOf(blocks, scan)),
    rules: rules.map(ruleOf),
    fills: [...pale, ...areas.fills.filter((fill) => !isFramed(fill))],
    pictures: shown.map((box) => describedPicture(raster, box, isInDiagram(box) ? wordsOf(placed) : words)),
  };
}

import { firstWordOf } from '../../compose/paragraphs/lines/squeezed-lines.ts';
import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import { median } from '../../model/numbers/median.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { countOf, exactOf, type Piece, piecesOf, type SetText, widthOf, wordsOf } from './set-pieces.ts';

/** What a line is part of. */
export interface LinePlace {
  /** The first mark that is text; those before it are a label. */
  readonly from: number;
  /** The line below it in a justified paragraph, for which programs widen its spaces; null for other lines. */
  readonly below: Line | null;
}

/** Gives the marks of a line the letter spacing by which programs set them where they are on the page. */
export type FitLine = (line: Line, place: LinePlace) => readonly Mark[];

const { step, maxEms, maxAhead, maxVaried, minStretch } = thresholds.fit;

/** A word as it is to be set. */
interface Word {
  readonly pieces: readonly Piece[];
  /** Points from its beginning to that of the next one, or to its own end. */
  readonly drawn: number;
}

/** Points that LibreOffice sets letters too far on: it does not set the last letter of a run closer to what follows. */
const lostBehind = (spacing: number) => Math.max(0, -spacing);

/** The letter spacing of the spaces behind a word that has the next one begin as many points further right. */
function spaceSpacing(spaces: readonly Piece[], missing: number): number | null {
  if (spaces.length === 0 || missing <= maxAhead) return null;
  return Math.round(missing / countOf(spaces) / step) * step;
}

/**
 * Spaces the letters of words so that each ends near its place, with one spacing as long as that suffices.
 * @param fillsGaps Whether the spaces behind a word make up for what its letters cannot.
 */
function spaced(words: readonly Word[], usual: number, size: number, fillsGaps: boolean): readonly Mark[] {
  const most = maxVaried * size;
  let steps = Math.round(usual / step);
  let ahead = 0;
  /** The spacing of the run before a word. */
  let before: number | null = null;
  return words.flatMap(({ pieces, drawn }) => {
    const [width, count] = [widthOf(pieces), countOf(pieces)];
    if (Math.abs(ahead + width + steps * step * count - drawn) > maxAhead) {
      if (before !== null) ahead += lostBehind(before);
      const exact = (drawn - width - ahead) / count;
      steps = Math.round(Math.max(usual - most, Math.min(usual + most, exact)) / step);
    }
    const spacing = steps * step;
    const spaces = pieces.filter(({ isSpace }) => isSpace);
    const end = ahead + width - drawn + spacing * (count - countOf(spaces)) + lostBehind(spacing);
    const wider = fillsGaps ? spaceSpacing(spaces, -end) : null;
    ahead = wider === null ? ahead + width + spacing * count - drawn : end + wider * countOf(spaces);
    before = wider ?? spacing;
    return pieces.map(({ mark, isSpace }) => glyphWith(mark, { spacing: isSpace && wider !== null ? wider : spacing }));
  });
}

/** Sets the words of a part of a line where they begin on the page. */
function placed(pieces: readonly Piece[], size: number): readonly Mark[] {
  const last = pieces.at(-1)?.mark;
  if (last === undefined) return [];
  const parts = wordsOf(pieces);
  const words = parts.map((pieces, index): Word => {
    const [begin, end] = [pieces[0]?.mark.x0 ?? 0, parts[index + 1]?.[0]?.mark.x0 ?? last.x1];
    return { pieces, drawn: end - begin };
  });
  // What most letters lack: a wide gap says nothing of them.
  const usual = median(
    words.flatMap(({ pieces, drawn }) => {
      const count = countOf(pieces);
      return Array.from({ length: count }, () => (drawn - widthOf(pieces)) / count);
    }),
  );
  return spaced(words, usual, size, true);
}

/** Sets as many letters at the end of a line apart as it takes for so many points, which keep the next word off it. */
function setApart(marks: readonly Mark[], points: number): readonly Mark[] {
  let missing = points;
  return marks
    .toReversed()
    .map((mark) => {
      const apart = Math.ceil((maxVaried * mark.look.size) / step) * step;
      if (missing <= 0) return mark;
      missing -= apart;
      return glyphWith(mark, { spacing: (mark.spacing ?? 0) + apart });
    })
    .toReversed();
}

/**
 * Spaces the letters of a line whose spaces programs widen, but do not narrow, to reach both edges: as on the page, but
 * so that it fits, and that no word of the line below does.
 */
function stretched(pieces: readonly Piece[], below: readonly Piece[]): readonly Mark[] {
  const [first, last] = [pieces[0]?.mark, pieces.at(-1)?.mark];
  if (first === undefined || last === undefined) return [];
  const words = wordsOf(pieces).map((word) => {
    const letters = word.filter(({ isSpace }) => !isSpace);
    const [begin, end] = [letters[0]?.mark.x0 ?? 0, letters.at(-1)?.mark.x1 ?? 0];
    // The spaces behind a word are as wide as programs make them.
    return { pieces: word, drawn: end - begin + widthOf(word) - widthOf(letters) };
  });
  const drawn = last.x1 - first.x0;
  const own = words.reduce((sum, word) => sum + word.drawn - widthOf(word.pieces), 0) / countOf(pieces);
  const spaces = thresholds.spaceEms * last.look.size + widthOf(below);
  const [narrower, wider] = [Math.min(widthOf(pieces), exactOf(pieces)), Math.max(widthOf(pieces), exactOf(pieces))];
  const most = (drawn - minStretch - wider) / countOf(pieces);
  const least = (drawn + minStretch - narrower - spaces) / countOf(pieces);
  if (own > most) return pieces.map(({ mark }) => glyphWith(mark, { spacing: Math.floor(most / step) * step }));
  const marks = spaced(words, own, last.look.size, false);
  return own > least ? marks : setApart(marks, (least - own) * countOf(pieces));
}

/**
 * Creates a function that gives the marks of lines their letter spacing.
 * @param looser The looks that smaller type replaces, whose letters would run into each other.
 */
export function createFitLine(widths: SetText, looser: ReadonlyMap<Look, Look> = new Map()): FitLine {
  const shown = (look: Look) => looser.get(look) ?? look;
  const loosened = (marks: readonly Mark[]) =>
    marks.map((mark): Mark => (looser.has(mark.look) ? glyphWith(mark, { look: shown(mark.look) }) : mark));
  return (line, { from, below }) => {
    if (line.isRightToLeft) return line.marks;
    const marks = loosened(line.marks);
    const { size } = shown(line.look);
    const fitted: Mark[] = marks.slice(0, from);
    const next = below === null ? null : piecesOf(loosened(firstWordOf(below)), shown(below.look).size, widths);
    let part: Mark[] = [];
    const flush = () => {
      const pieces = piecesOf(part, size, widths);
      const set = next === null ? placed(pieces, size) : stretched(pieces, next);
      const isUsual = set.every(({ type, spacing = 0 }) => type === 'space' || Math.abs(spacing) < maxEms * size);
      fitted.push(...(isUsual ? set : part));
      part = [];
    };
    for (const mark of marks.slice(from)) {
      if (mark.type === 'letter' || mark.type === 'space') part.push(mark);
      else {
        flush();
        fitted.push(mark);
      }
    }
    flush();
    return fitted;
  };
}

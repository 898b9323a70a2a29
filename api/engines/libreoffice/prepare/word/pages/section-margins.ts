import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { attributesOf, numberOf, readSections, usualColumnSpace } from './section-widths.ts';

/** How the text of a section must be moved to stand where Word has it, in twentieths of a point. */
export interface SectionShift {
  /** What is added to its margins, which is less than nothing where it reaches further out. */
  readonly left: number;
  readonly right: number;
  /** The margins of the pages on which it stands. */
  readonly pageLeft: number;
  readonly pageRight: number;
  /** The width of its text. */
  readonly width: number;
}

interface Section {
  readonly isContinuous: boolean;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Width, height and gutter of its pages. */
  readonly page: string;
  /** The space between its columns; undefined where it has one only. */
  readonly gap: number | undefined;
  /** After how many bytes of the part it ends. */
  readonly end: number;
}

/** Margins that differ by less are the same to the eye, in twentieths of a point. */
const minShift = 20;
/** Sections whose margins are tried for the pages of a run of them. */
const maxTried = 5;

function sectionOf(properties: string, end: number): Section | null {
  const margins = attributesOf(properties, 'pgMar');
  const size = attributesOf(properties, 'pgSz');
  const columns = attributesOf(properties, 'cols');
  const [left, right] = [numberOf(margins, 'left'), numberOf(margins, 'right')];
  const [width, height] = [numberOf(size, 'w'), numberOf(size, 'h')];
  if (left === undefined || right === undefined || width === undefined || height === undefined) return null;
  const gutter = numberOf(margins, 'gutter') ?? 0;
  const gaps = [...properties.matchAll(/<(?:\w{1,20}:)?col\s[^<>]*[\s:]space\s*=\s*["'](\d{1,7})["']/g)];
  const isMany = (numberOf(columns, 'num') ?? 1) > 1;
  return {
    isContinuous: /[\s:]val\s*=\s*["']continuous["']/.test(attributesOf(properties, 'type') ?? ''),
    left,
    right,
    width: width - left - right - gutter,
    page: `${width} ${height} ${gutter}`,
    gap: isMany
      ? Math.min(numberOf(columns, 'space') ?? usualColumnSpace, ...gaps.map(([, gap]) => Number(gap)))
      : undefined,
    end,
  };
}

/** The shifts of sections on pages that have the margins of one of them; null where columns could not be moved so. */
function shiftsFrom(run: readonly Section[], { left, right }: Section): readonly SectionShift[] | null {
  const shifts = run.map((section) => ({
    left: section.left - left,
    right: section.right - right,
    pageLeft: left,
    pageRight: right,
    width: section.width,
  }));
  return shifts.every((shift, place) => (run[place]?.gap ?? Infinity) >= shift.left + shift.right) ? shifts : null;
}

/** The shifts of sections on the same pages; the one that holds most decides about the margins of these, if it can. */
function shiftsOf(run: readonly Section[], begin: number): readonly (SectionShift | undefined)[] {
  const none = new Array<undefined>(run.length);
  const [first] = run;
  if (first === undefined || run.some(({ page }) => page !== first.page)) return none;
  const sized = run.map((section, place) => ({ section, size: section.end - (run[place - 1]?.end ?? begin) }));
  for (const { section } of sized.toSorted((one, other) => other.size - one.size).slice(0, maxTried)) {
    const shifts = shiftsFrom(run, section);
    if (shifts?.every(({ left, right }) => Math.abs(left) < minShift && Math.abs(right) < minShift)) return none;
    if (shifts !== null) return shifts.map((shift) => (shift.left === 0 && shift.right === 0 ? undefined : shift));
  }
  return none;
}

/**
 * How sections must be moved that begin on the page on which the last one ends, and those in front of them: LibreOffice
 * gives them all the margins of the first. Null where all stand where they do in Word. Throws as `openPackage` does.
 */
export async function readSectionShifts(path: string): Promise<readonly (SectionShift | undefined)[] | null> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/document.xml');
    const sections = part === undefined ? [] : await readSections(await opened.read(part), sectionOf, null);
    const shifts: (SectionShift | undefined)[] = [];
    for (let first = 0; first < sections.length; ) {
      let next = first + 1;
      while (sections[next]?.isContinuous) next += 1;
      const run = sections.slice(first, next).filter((section) => section !== null);
      const begin = sections[first - 1]?.end ?? 0;
      shifts.push(...(run.length === next - first ? shiftsOf(run, begin) : new Array<undefined>(next - first)));
      first = next;
    }
    return shifts.some((shift) => shift !== undefined) ? shifts : null;
  } finally {
    opened.close();
  }
}

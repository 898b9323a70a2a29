/** `w:space` between columns where none is stated, in twentieths of a point (ECMA-376 part 1, §17.6.4). */
export const usualColumnSpace = 720;
/** Bytes of the properties of a section, which take some 400; longer ones are not read. */
const maxSectionBytes = 50_000;

const sectionStart = /<(?:\w{1,20}:)?sectPr(?:[\s/][^<>]*)?>/g;
const sectionEnd = /<\/(?:\w{1,20}:)?sectPr\s*>/g;
/** Longer than the start tag of a section, which a chunk may end within. */
const overlap = 500;

const matchFrom = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** The attributes of an element within a section's properties, as written; undefined where there is none. */
export const attributesOf = (section: string, name: string): string | undefined =>
  new RegExp(`<(?:\\w{1,20}:)?${name}(\\s[^<>]*)>`).exec(section)?.[1];

/** A whole number among attributes that are written so; undefined where there is none. */
export const numberOf = (attributes: string | undefined, name: string): number | undefined => {
  const value = new RegExp(`[\\s:]${name}\\s*=\\s*["'](-?\\d{1,7})["']`).exec(attributes ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
};

/** A grid that lines keep to, in twentieths of a point. */
export interface LineGrid {
  /** The height of one of its lines. */
  readonly pitch: number;
  /** The height of the text of a page. */
  readonly height: number;
}

/** What a section decides about its lines, in twentieths of a point. */
export interface SectionLines {
  /** The width of its text, or of one of its columns; undefined where columns differ, or where it is not stated. */
  readonly width: number | undefined;
  /** How far from the edge of the page its text begins; undefined where it has columns, or where it is not stated. */
  readonly left: number | undefined;
  /** Undefined where there is none, or where letters keep to a grid of their own. */
  readonly grid: LineGrid | undefined;
}

/** The height between the margins of a section's pages; undefined where it is not stated. */
export function pageHeightOf(section: string): number | undefined {
  const margins = attributesOf(section, 'pgMar');
  const page = numberOf(attributesOf(section, 'pgSz'), 'h');
  const top = numberOf(margins, 'top');
  const bottom = numberOf(margins, 'bottom');
  if (page === undefined || top === undefined || bottom === undefined) return undefined;
  return page - Math.abs(top) - Math.abs(bottom);
}

function gridOf(section: string): LineGrid | undefined {
  const grid = attributesOf(section, 'docGrid');
  const pitch = numberOf(grid, 'linePitch');
  const height = pageHeightOf(section);
  if (!/[\s:]type\s*=\s*["']lines/.test(grid ?? '') || numberOf(grid, 'charSpace')) return undefined;
  return !pitch || pitch < 0 || height === undefined ? undefined : { pitch, height };
}

/** The width between the margins of a section's pages; undefined where it is not stated. */
export function pageWidthOf(section: string): number | undefined {
  const margins = attributesOf(section, 'pgMar');
  const page = numberOf(attributesOf(section, 'pgSz'), 'w');
  const left = numberOf(margins, 'left');
  const right = numberOf(margins, 'right');
  if (page === undefined || left === undefined || right === undefined) return undefined;
  return page - left - right - (numberOf(margins, 'gutter') ?? 0);
}

function widthOf(section: string): number | undefined {
  const width = pageWidthOf(section);
  const columns = attributesOf(section, 'cols');
  const count = numberOf(columns, 'num') ?? 1;
  if (count <= 1 || width === undefined) return width;
  if (attributesOf(section, 'col') !== undefined) return undefined;
  return (width - (count - 1) * (numberOf(columns, 'space') ?? usualColumnSpace)) / count;
}

function leftOf(section: string): number | undefined {
  const margins = attributesOf(section, 'pgMar');
  const left = numberOf(margins, 'left');
  const isOne = (numberOf(attributesOf(section, 'cols'), 'num') ?? 1) <= 1;
  return isOne && left !== undefined ? left + (numberOf(margins, 'gutter') ?? 0) : undefined;
}

/**
 * Reports the sections in a text, each once, and where it ends in the text. Returns where what may be part of an
 * unfinished one begins: a section that does not end, or the text's last characters.
 */
function tellSections(text: string, tell: (properties: string, end: number) => void): number {
  let place = 0;
  for (;;) {
    const start = matchFrom(sectionStart, text, place);
    if (start === null) return Math.max(place, text.length - overlap);
    const inner = start.index + start[0].length;
    const end = start[0].endsWith('/>') ? start : matchFrom(sectionEnd, text, inner);
    if (end === null) return start.index;
    tell(text.slice(inner, Math.max(inner, end.index)), end.index);
    place = Math.max(inner, end.index + end[0].length);
  }
}

const unknown: SectionLines = { width: undefined, left: undefined, grid: undefined };

const linesOf = (properties: string): SectionLines => ({
  width: widthOf(properties),
  left: leftOf(properties),
  grid: gridOf(properties),
});

/**
 * Reads something of the properties of a Word document's sections, in order. They are looked for in the bytes: reading
 * the XML a second time would take much longer. Throws what reading the source throws.
 * @param read Also gets after how many bytes of the part the section ends.
 * @param tooLong What stands for one whose properties are too long to be read.
 */
export async function readSections<T>(
  source: AsyncIterable<Buffer>,
  read: (properties: string, end: number) => T,
  tooLong: T,
): Promise<readonly T[]> {
  const sections: T[] = [];
  let rest = '';
  let passed = 0;
  for await (const chunk of source) {
    rest += chunk.toString('latin1');
    // What a section was before a tracked change comes last.
    const tell = (properties: string, end: number) =>
      void sections.push(read(properties.split('sectPrChange', 1)[0] ?? '', passed + end));
    const told = tellSections(rest, tell);
    rest = rest.slice(told);
    passed += told;
    if (rest.length < maxSectionBytes) continue;
    sections.push(tooLong);
    passed += rest.length;
    rest = '';
  }
  return sections;
}

/** Reads what the sections of a Word document decide about their lines, as `readSections` does. */
export const readSectionLines = (source: AsyncIterable<Buffer>): Promise<readonly SectionLines[]> =>
  readSections(source, linesOf, unknown);

import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box, Glyph, Page } from '../../model/page-model.ts';
import type { DrawnParagraph } from '../../model/tag.ts';
import { limits } from '../limits.ts';
import type { Clip } from '../paths/read-clips.ts';
import { readWholeClips } from '../paths/whole-clips.ts';
import { apply } from '../pdfium/matrix.ts';
import { matrixOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { thresholds } from '../thresholds.ts';

/** A text object of a page. */
interface DrawnText {
  /** None for one of spaces only. */
  readonly letters: readonly Glyph[];
  /** Points from the top of the page. */
  readonly baseline: number;
  /** The part of the page that it is drawn within; null for all of it. */
  readonly area: Box | null;
}

/** What the text objects of a page by Word tell about its paragraphs and cells. */
export interface DrawnTexts {
  /** Adds a letter. @param object PDFium's handle of its text object. */
  readonly add: (letter: Glyph, object: number) => void;
  /**
   * Marks the paragraphs of the letters, and gives the areas that text is drawn within; none if they are not known.
   * @param page PDFium's handle.
   * @param copy PDFium's handle of the document once more, whose pages may be changed.
   */
  readonly read: (page: number, index: number, space: PageSpace, copy: number) => Pick<Page, 'textAreas'>;
}

const keyOf = ({ x0, x1, y0, y1 }: Box) => [x0, x1, y0, y1].map((place) => Math.round(10 * place)).join('/');

/** Follows the letters of a page, in the order of the file. */
export function createDrawnTexts(pdfium: Pdfium): DrawnTexts {
  const letters = new Map<number, Glyph[]>();
  let [object, own]: [number, Glyph[]] = [0, []];
  return {
    add(letter, of) {
      if (of !== object) {
        object = of;
        own = letters.get(of) ?? [];
        letters.set(of, own);
      }
      own.push(letter);
    },
    read(page, index, space, copy) {
      const clips = readWholeClips(pdfium, copy, index, space);
      const texts = readTexts(pdfium, page, space, letters, clips);
      markParagraphs(texts);
      return texts.length === clips.length ? { textAreas: areasIn(texts) } : {};
    },
  };
}

function readTexts(
  pdfium: Pdfium,
  page: number,
  { matrix, width, height }: PageSpace,
  letters: ReadonlyMap<number, readonly Glyph[]>,
  clips: readonly (Clip | null)[],
): readonly DrawnText[] {
  const { api } = pdfium;
  const margin = thresholds.text.pageMargin;
  const isPage = ({ x0, x1, y0, y1 }: Box) => x0 < margin && y0 < margin && x1 > width - margin && y1 > height - margin;
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  const texts: DrawnText[] = [];
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (api.FPDFPageObj_GetType(object) !== objectTypes.text) continue;
    const [, , , , x, y] = matrixOf(pdfium, object);
    const clip = clips[texts.length] ?? null;
    texts.push({
      letters: letters.get(object) ?? [],
      baseline: apply(matrix, x, y)[1],
      area: clip === null || isPage(clip.box) ? null : clip.box,
    });
  }
  return texts;
}

/** The different areas of texts, in runs between those that may be anywhere on the page. */
function areasIn(texts: readonly DrawnText[]): readonly (readonly Box[])[] {
  const runs: Map<string, Box>[] = [];
  let isInRun = false;
  for (const { area } of texts) {
    if (area !== null) {
      if (!isInRun) runs.push(new Map());
      runs.at(-1)?.set(keyOf(area), area);
    }
    isInRun = area !== null;
  }
  return runs.map((areas) => [...areas.values()]);
}

type OpenParagraph = { -readonly [Key in keyof DrawnParagraph]: DrawnParagraph[Key] };

/** Whether a text is on another line or in another area than the one before. @param size Of the letters around, in points. */
function areApart(before: DrawnText, text: DrawnText | undefined, size: number): boolean {
  if (text === undefined || Math.abs(text.baseline - before.baseline) > thresholds.text.otherLineEms * size)
    return true;
  return (text.area === null ? null : keyOf(text.area)) !== (before.area === null ? null : keyOf(before.area));
}

/** The size of the smaller letters before and after each text, in points. */
function sizesAround(texts: readonly DrawnText[]): readonly number[] {
  const sizeOf = ({ letters }: DrawnText) => letters.at(-1)?.look.size;
  const after: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const text of texts.toReversed()) {
    after.push(size);
    size = sizeOf(text) ?? size;
  }
  size = Number.POSITIVE_INFINITY;
  return texts.map((text, index) => {
    size = sizeOf(text) ?? size;
    return Math.min(size, after[texts.length - 1 - index] as number);
  });
}

/** The text of objects without a space between their letters; undefined for others, and if it is too long for a label. */
function leadOf(texts: readonly DrawnText[]): string | undefined {
  const letters = texts.flatMap((each) => each.letters);
  const isLead =
    letters.length > 0 && letters.length <= limits.maxLead && letters.slice(1).every(({ spaces }) => spaces === 0);
  return isLead ? letters.map(({ text }) => text).join('') : undefined;
}

/**
 * Marks the paragraphs of letters. Word draws the mark at the end of each as a space of its own, behind its last line,
 * also where it has no text at all; and one behind the labels that it sets.
 * @param texts In the order in which they are drawn.
 */
function markParagraphs(texts: readonly DrawnText[]): void {
  let paragraph: OpenParagraph = { isEnded: false };
  let begin = 0;
  let isInLead = true;
  const sizes = sizesAround(texts);
  for (const [index, text] of texts.entries()) {
    for (const letter of text.letters) letter.paragraph = paragraph;
    const isLast = areApart(text, texts[index + 1], sizes[index] as number);
    if (index === begin && text.letters.slice(1).some(({ spaces }) => spaces > 0)) paragraph.runsOn = true;
    if (text.letters.length > 0) {
      isInLead &&= !isLast;
      continue;
    }
    if (isLast) {
      paragraph.isEnded = true;
      paragraph = { isEnded: false };
      begin = index + 1;
    } else if (isInLead && index > begin) {
      const lead = leadOf(texts.slice(begin, index));
      if (lead !== undefined) paragraph.lead = lead;
    }
    isInLead = isLast;
  }
}

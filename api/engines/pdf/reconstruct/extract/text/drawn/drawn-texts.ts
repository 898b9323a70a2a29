import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import type { Box, Glyph, Page, Producer } from '../../../model/page-model.ts';
import { limits } from '../../limits.ts';
import type { Clip } from '../../paths/read-clips.ts';
import { readWholeClips } from '../../paths/whole-clips.ts';
import { apply } from '../../pdfium/matrix.ts';
import { boundsOf, matrixOf, objectTypes } from '../../pdfium/page-object.ts';
import type { PageSpace } from '../../pdfium/page-space.ts';
import { columnAreas } from './column-areas.ts';
import { type AreEndsDrawn, createEndsSearch } from './drawn-ends.ts';
import { type DrawnPicture, findDrawnHeads } from './drawn-heads.ts';
import { markLeads } from './drawn-leads.ts';
import { type DrawnText, keyOf, markParagraphs } from './drawn-paragraphs.ts';
import { rowAreas } from './row-areas.ts';
import { runsWithin } from './runs-within.ts';
import { thresholds } from './thresholds.ts';

/** What the text objects of a page reveal about its paragraphs and cells. */
export interface DrawnTexts {
  /** Adds a letter. @param object PDFium's handle of its text object. */
  readonly add: (letter: Glyph, object: number) => void;
  /**
   * Marks the paragraphs of the letters, if their ends are drawn. Gives the areas that text is drawn within, and the number of
   * the page's objects that are painted before its text as parts of its running heads, where these are known.
   * @param page PDFium's handle.
   * @param copy Gives PDFium's handle of the document once more, whose pages may be changed.
   */
  readonly read: (page: number, index: number, space: PageSpace, copy: () => number) => DrawnFacts;
  /**
   * Marks no more than the numbers that a word processor set, for pages whose tags tell the rest: tags name the number of a
   * heading as part of it.
   * @param page PDFium's handle.
   */
  readonly readLeads: (page: number, space: PageSpace) => void;
}

type DrawnFacts = Pick<Page, 'textAreas'> & { readonly headObjects?: number };

/**
 * Makes what follows the letters of each page of a document, in the order of the file.
 * @param producer What is known to have written it: files that other programs have saved do not name Word any more.
 */
export function createDrawnTexts(producer: Producer | null): (pdfium: Pdfium) => DrawnTexts {
  const writer = producer === 'libreoffice' ? null : producer;
  const known: KnownOfTexts = { writer, areEndsDrawn: createEndsSearch(), areCellsDrawn: writer !== null };
  return (pdfium) => followTexts(pdfium, known);
}

/** What is known of all pages. */
interface KnownOfTexts {
  /** The one that is known to draw cells as areas, if any. */
  readonly writer: Exclude<Producer, 'libreoffice'> | null;
  readonly areEndsDrawn: AreEndsDrawn;
  /** Whether cells are areas, as far as pages have shown it. */
  areCellsDrawn: boolean;
}

function followTexts(pdfium: Pdfium, known: KnownOfTexts): DrawnTexts {
  const { writer, areEndsDrawn } = known;
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
      const { texts: drawn, pictures } = readDrawn(pdfium, page, space, letters);
      const ends = writer === 'google-docs' ? 'missing' : areEndsDrawn(drawn);
      const drawsEnds = writer === 'word' ? ends !== 'missing' : ends === 'drawn';
      if (!drawsEnds && writer === null) {
        markLeads(drawn);
        return {};
      }
      const clips = readWholeClips(pdfium, copy(), index, space);
      const texts = drawn.map((text, at) => ({ ...text, area: areaOf(clips[at] ?? null, space) }));
      const found = texts.length === clips.length ? areasIn(texts, space) : undefined;
      known.areCellsDrawn ||= found?.some(hasCells) === true;
      const runs = known.areCellsDrawn ? found : undefined;
      const areas = runs && {
        textAreas: [
          ...(drawsEnds ? runs : runs.flatMap(rowAreas)),
          ...columnAreas(texts, (area) => isPageHigh(area, space)),
        ],
      };
      if (!drawsEnds) return areas ?? {};
      const heads = findDrawnHeads(texts, pictures, space.height);
      const { header = 0, footer = 0, objects = 0 } = heads ?? {};
      markParagraphs(texts.slice(0, header), 'header');
      markParagraphs(texts.slice(header, header + footer), 'footer');
      markParagraphs(texts.slice(header + footer));
      return { ...areas, headObjects: objects };
    },
    readLeads(page, space) {
      if (writer === null) markLeads(readDrawn(pdfium, page, space, letters).texts);
    },
  };
}

/**
 * Whether areas that are drawn one after the other are cells of a row, side by side and of one height: where Acrobat prints for
 * Word, paragraphs end likewise, but cells are no areas.
 */
const hasCells = (areas: readonly Box[]) =>
  areas.some((area, index) => {
    const next = areas[index + 1];
    const isSame = (a: number, b: number) => Math.abs(a - b) < thresholds.rowAreas.sameEdge;
    return next !== undefined && isSame(area.x1, next.x0) && isSame(area.y0, next.y0) && isSame(area.y1, next.y1);
  });

const margin = thresholds.pageMargin;

const isPageHigh = ({ y0, y1 }: Box, { height }: PageSpace) => y0 < margin && y1 > height - margin;

/** What a text is clipped to; null for the page or nearly all of it. */
function areaOf(clip: Clip | null, space: PageSpace): Box | null {
  if (clip === null) return null;
  const { x0, x1 } = clip.box;
  return x0 < margin && x1 > space.width - margin && isPageHigh(clip.box, space) ? null : clip.box;
}

/** The text objects of a page, without their areas, and its pictures. */
function readDrawn(
  pdfium: Pdfium,
  page: number,
  { matrix }: PageSpace,
  letters: ReadonlyMap<number, readonly Glyph[]>,
): { readonly texts: readonly DrawnText[]; readonly pictures: readonly DrawnPicture[] } {
  const { api } = pdfium;
  const baselineOf = (object: number) => {
    const [, , , , x, y] = matrixOf(pdfium, object);
    return apply(matrix, x, y)[1];
  };
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  const texts: DrawnText[] = [];
  const pictures: DrawnPicture[] = [];
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    const type = api.FPDFPageObj_GetType(object);
    if (type === objectTypes.image) pictures.push({ index, box: boundsOf(pdfium, object, matrix) });
    if (type !== objectTypes.text) continue;
    const own = letters.get(object) ?? [];
    texts.push({ index, letters: own, baseline: own[0]?.baseline ?? baselineOf(object), area: null });
  }
  return { texts, pictures };
}

/** The different areas of texts, in runs between those that may be anywhere on the page, or all over its height. */
function areasIn(texts: readonly DrawnText[], space: PageSpace): readonly (readonly Box[])[] {
  const runs = runsWithin(texts, (area) => !isPageHigh(area, space));
  return runs.map((run) => [...new Map(run.map(({ area }) => [keyOf(area), area])).values()]);
}

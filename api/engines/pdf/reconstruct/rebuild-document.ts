import { readFileSync } from 'node:fs';
import { startPdfium } from '../../../formats/pdfium.ts';
import { analysePages, analysePagesSafely } from './analyse-pages.ts';
import { withBackground } from './charts/drawn-page.ts';
import { createLabelPlaces, type LabelPlaces } from './charts/label-places.ts';
import { type DrawsArea, withCharts } from './charts/with-charts.ts';
import { countLetters } from './checks/count-texts.ts';
import { documentShare } from './checks/document-share.ts';
import { thresholds } from './checks/thresholds.ts';
import { collectGarbage } from './collect-garbage.ts';
import { composeDocument } from './compose/compose-document.ts';
import { createRepeatedPages } from './damage/repeated-pages.ts';
import { writeDocx } from './docx/write-docx.ts';
import { openDocument, type PdfDocument, type ReadOptions } from './extract/read-document.ts';
import { createFontFitting } from './fonts/fit-fonts.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { withFormulas } from './formulas/with-formulas.ts';
import type { LinedDocument, LinedPage, ReadDocument } from './lined-document.ts';
import { findSegments } from './lines/find-lines.ts';
import { storedPage } from './lines/packed/stored-page.ts';
import { rotatedLines } from './lines/turned/rotated-lines.ts';
import { partTurned, type TurnedLine } from './lines/turned/turned-lines.ts';
import { markHighlights, markLinks } from './marks/decorate.ts';
import { withFieldGlyphs } from './marks/fields/field-glyphs.ts';
import { withoutFieldBoxes } from './marks/fields/without-field-boxes.ts';
import { findRepeatedPictures } from './marks/repeated-pictures.ts';
import { joinStackedFills } from './marks/stacked-fills.ts';
import { withTextEffects } from './marks/text-effects.ts';
import type { DocModel } from './model/doc-model.ts';
import type { Box, Page, Picture } from './model/page-model.ts';
import { manyPages, optimiseFor } from './optimise-late.ts';
import { writePptx } from './pptx/write-pptx.ts';
import { pageText } from './proofs/page-text.ts';
import { readProofs } from './proofs/read-proofs.ts';
import { type Recognises, readMarks } from './read-marks.ts';
import type { ReconstructOutcome, ReconstructTask } from './reconstruct-messages.ts';
import { sortRules } from './tables/ruled/sort-rules.ts';
import { unreadAsPicture } from './unread-as-picture.ts';
import { columnsAsRows } from './vertical/columns-as-rows.ts';

// All phases in order: PDF → marks → lines → tables → flow → document → DOCX | PPTX.

/** The longest side of a page that Word opens (22 inches), and of a slide that PowerPoint opens (56 inches), in points. */
const maxSides = { docx: 1584, pptx: 4032 } as const;
/** The shortest side of a slide that PowerPoint opens (an inch), in points. Documents have smaller pages. */
const minSides = { docx: undefined, pptx: 72 } as const;
/** The largest share of a page's letters that may stand apart as they are turned: documents have text that runs on. */
const turnedShares = { docx: 0.5, pptx: 1 } as const;
/** Limits memory: all pages are held while the document is composed. */
const maxPages = 2000;

/** Opens a file. A function of its own, so that nothing else keeps its first PDFium. Throws OpenError. */
async function openFile(path: string, options: ReadOptions): Promise<PdfDocument> {
  return openDocument(await startPdfium(), readFileSync(path), options);
}

/**
 * Rebuilds one PDF as an editable file at `task.output`. Throws OpenError for files that PDFium cannot open; any other
 * error is a defect.
 * @param recognise Reads pages without text that can be read. The document waits for them, rather than being read again.
 */
export async function rebuildDocument(task: ReconstructTask, recognise: Recognises): Promise<ReconstructOutcome> {
  const { format, hidesLayers } = task;
  const sides = { maxSide: maxSides[format], minSide: minSides[format] };
  const options = {
    ...sides,
    hidesLayers,
    hasOneSize: format === 'pptx',
    turnsPages: format === 'docx',
    keepsFonts: task.embedsFonts && format === 'docx',
  };
  const source = await openFile(task.input, options);
  const { pageCount, outline, title, drawPage, drawBackground, drawArea } = source;
  if (pageCount === 0) return { type: 'not-opened', filledPages: 0 };
  if (pageCount > maxPages) return { type: 'too-many-pages', pages: pageCount };
  optimiseFor(pageCount);
  const tidy = pageCount < manyPages ? () => undefined : collectGarbage;
  const fonts = createFontFitting(source.fonts);
  const repeated = createRepeatedPages();
  const look = (page: Page) => {
    const read = task.format === 'docx' ? withFormulas(page, (area) => drawArea(page.index, area)) : page;
    fonts.measure(read);
    repeated.add(read);
    return read;
  };
  const reading = { look, recognise, charactersOf: fonts.charactersOf, blanksUnopened: task.blanksUnopened === true };
  const { pages: marked, unopened, filled } = await readMarks(source, task.input, reading);
  tidy();
  if (unopened > 0 && !task.blanksUnopened) {
    source.close();
    return { type: 'not-opened', filledPages: filled };
  }
  // RTF by LibreOffice has no text boxes: labels in them would be lost.
  const hasBoxes = !task.isForRtf || format === 'pptx';
  const places = createLabelPlaces(hasBoxes);
  const prepared = (page: Page) => {
    const open = task.hasEffects ? withTextEffects({ ...page }) : { ...page };
    fonts.fit(open);
    const draws = {
      area: (area: Box, isWhole?: boolean) => drawArea(page.index, area, isWhole),
      background: (area?: Box) => drawBackground(page.index, area),
    };
    const read = prepare(open, format, draws, places);
    if (read.isVertical || !hasBoxes) return read;
    const whole = { x0: 0, y0: 0, x1: read.width, y1: read.height };
    return withBackground(read, { background: draws.background, whole: () => draws.area(whole, true) }, places);
  };
  const turned = new Set<number>();
  const facts: Omit<ReadDocument, 'pages'> = {
    outline,
    title,
    drawPage: (index, leaveOut) => (turned.has(index) ? null : drawPage(index, leaveOut)),
  };
  if (task.format === 'docx') {
    const open = (page: Page) => {
      const read = prepared(page);
      if (read.isVertical) turned.add(read.index);
      return read;
    };
    const proofs = await readProofs(task.proofs ?? []);
    // Lines are not needed any more once this has returned.
    const compose = () => {
      const lined = linesOf(marked, open, task.isForRtf ? 0 : turnedShares.docx);
      tidy();
      const pages = proofs.length > 0 ? lined.pages.map(({ segments }) => pageText(segments)) : [];
      return composeLined({ ...lined, ...facts, proved: { pages, proofs } }, tidy);
    };
    const model = compose();
    const subsets = await subsetFonts(fonts.embedded());
    tidy();
    await writeDocx(model, task.output, subsets, task.isForRtf);
  } else {
    const pages = marked.map((page) => storedPage(prepared(page)));
    const asRows = (page: Page) => {
      const read = columnsAsRows({ ...page }, 'labels');
      if (read.isVertical) turned.add(read.index);
      return read;
    };
    const lined = linesOf([...pages], asRows, turnedShares.pptx);
    await writePptx(analysePagesSafely({ ...lined, ...facts }), pages, task.output);
  }
  const leftOut = source.countLeftOut();
  source.close();
  return { type: 'written', pages: pageCount, leftOut, filledPages: filled, repeated: repeated.found() };
}

/**
 * Marks → marks: pages that cannot be read become pictures. In documents, pages in vertical writing are rotated, and
 * charts of other pages become pictures; on slides, drawings keep their positions.
 */
function prepare(page: Page, format: ReconstructTask['format'], draws: DrawsArea, places: LabelPlaces): Page {
  const read = unreadAsPicture(page, (area) => draws.area(area, false));
  if (format === 'pptx') return read;
  const turned = columnsAsRows(read);
  // What is drawn of a page would not be rotated.
  return turned.isVertical ? turned : withCharts(turned, draws, places);
}

/** Marks → lines. Rules are sorted by their purpose: underlines, grids of tables, or drawings. */
export function findLines({ pages, ...facts }: ReadDocument): LinedDocument {
  return { ...linesOf([...pages], (page) => ({ ...page }), 0), ...facts };
}

/**
 * Finds the lines of pages, one after the other, so that the letters of few are at hand.
 * @param pages Is emptied: what lines are found of needs no memory any more.
 * @param open Gives a page whose letters may be changed.
 * @param mostTurned As in `partTurned`.
 */
function linesOf(
  pages: Page[],
  open: (page: Page) => Page,
  mostTurned: number,
): Pick<LinedDocument, 'pages' | 'repeatedPictures'> {
  const drawn: Pick<Page, 'index' | 'pictures'>[] = [];
  const lined: (LinedPage & { readonly pictures: Picture[] })[] = [];
  pages.reverse();
  for (let next = pages.pop(); next !== undefined; next = pages.pop()) {
    const read = open(next);
    const { index, width, height } = read;
    drawn.push({ index, pictures: read.pictures });
    const letters = countLetters(read);
    const plain = withoutFieldBoxes(read);
    markLinks(plain.glyphs, plain.links);
    markHighlights(
      plain.glyphs,
      joinStackedFills(plain.fills, () => plain.glyphs),
    );
    const rules = sortRules(plain);
    const { glyphs, rotated, labels = noLetters, ...rest } = withFieldGlyphs(plain);
    const own = { glyphs, rotated };
    const [flowing, onPictures] = plain.background === undefined ? [own, [labels]] : [noLetters, [own, labels]];
    const most = plain.isVertical === true ? 0 : mostTurned;
    const { turned, others } = partTurned(rotatedLines(flowing.rotated), flowing.glyphs.length, most);
    const segments = [...findSegments(flowing.glyphs), ...others];
    const placed = onPictures.flatMap(placedLines);
    const pictures = [...plain.pictures];
    const page = storedPage({ ...rest, glyphs, rotated, pictures });
    lined.push({ ...rules, page, index, width, height, letters, segments, turned: [...turned, ...placed], pictures });
  }
  const { repeated, isRepeated } = findRepeatedPictures(drawn);
  for (const { pictures } of lined)
    pictures.splice(0, pictures.length, ...pictures.filter((picture) => !isRepeated(picture)));
  return { pages: lined.map(({ pictures: _, ...page }) => page), repeatedPictures: repeated };
}

type Letters = Pick<Page, 'glyphs' | 'rotated'>;

const noLetters: Letters = { glyphs: [], rotated: [] };

/** The lines of labels on a picture, each at its place: all of those that run up, down or aslant, too. */
function placedLines({ glyphs, rotated }: Letters): readonly TurnedLine[] {
  const { turned, others } = partTurned(rotatedLines(rotated), 0, 1);
  const level = [...findSegments(glyphs), ...others].map((line) => ({ line, turn: 0 }));
  return [...turned, ...level].map((line) => ({ ...line, isOnPicture: true }));
}

/** Marks → document. */
export const composeBest = (read: ReadDocument): DocModel => composeLined(findLines(read));

/**
 * Lines → document. If text is lost, all pages are read as plain text, provided that keeps clearly more.
 * @param tidy Frees what the analysis leaves.
 */
function composeLined(lined: LinedDocument, tidy: () => void = () => undefined): DocModel {
  const letters = lined.pages.map((page) => page.letters);
  const analysed = analysePagesSafely(lined);
  tidy();
  const model = composeDocument(analysed);
  const kept = documentShare(letters, model);
  if (kept >= thresholds.minKeptShare) return model;
  const plain = composeDocument(analysePages(lined, () => 'plain'));
  return documentShare(letters, plain) > kept + thresholds.minGain ? plain : model;
}

import { setImmediate } from 'node:timers/promises';
import { analysePagesSafely } from './analyse-pages.ts';
import { withDrawnLetters } from './charts/drawn-letters/with-drawn-letters.ts';
import { composeSafely, type Steps } from './compose-safely.ts';
import { createRepeatedPages } from './damage/repeated-pages.ts';
import { writeDocx } from './docx/write-docx.ts';
import type { PdfDocument, ReadOptions } from './extract/read-document.ts';
import { isCommonFamily, isOfMacOs } from './fonts/common-families.ts';
import { createFontFitting } from './fonts/fit-fonts.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { withFormulas } from './formulas/with-formulas.ts';
import type { ReadDocument } from './lined-document.ts';
import { linedPages } from './lined-pages.ts';
import { storedPage } from './lines/packed/stored-page.ts';
import { findLineNumbers, withoutLineNumbers } from './marks/numbered-lines/line-numbers.ts';
import { findRepeatedAreas } from './marks/repeated-shapes.ts';
import type { Box, Page } from './model/page-model.ts';
import { moveOn, openFile } from './open-file.ts';
import { writePptx } from './pptx/write-pptx.ts';
import { createPreparation } from './prepare-pages.ts';
import { pageText } from './proofs/page-text.ts';
import { readProofs } from './proofs/read-proofs.ts';
import { type Reading, readMarks } from './read-marks.ts';
import type { Recognises } from './read-unwritten.ts';
import type { ReconstructOutcome, ReconstructTask } from './reconstruct-messages.ts';
import { collectGarbage } from './v8/collect-garbage.ts';
import { manyPages, optimiseFor } from './v8/optimise-late.ts';
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

/** The families that text keeps: slides embed no fonts, and so show others than those of macOS elsewhere. */
const keepsFamily = {
  docx: isCommonFamily,
  pptx: (family: string) => isCommonFamily(family) && !isOfMacOs(family),
} as const;

/** How the pages of a file are read that becomes one of this format. */
const readOptions = ({ format, hidesLayers, embedsFonts }: ReconstructTask): ReadOptions => ({
  maxSide: maxSides[format],
  minSide: minSides[format],
  hidesLayers,
  hasOneSize: format === 'pptx',
  keepsLinePictures: format === 'pptx',
  turnsPages: format === 'docx',
  keepsFonts: embedsFonts && format === 'docx',
});

/** A file whose marks have been read. */
interface Rebuilding {
  readonly task: ReconstructTask;
  readonly source: PdfDocument;
  /** Its pages as read. Whoever finds their lines empties the list. */
  readonly marked: Page[];
  readonly fonts: ReturnType<typeof createFontFitting>;
  /** Frees what a phase leaves, in documents of many pages. */
  readonly tidy: () => void;
}

/** What all phases know about a document besides its pages. */
type DocumentFacts = Omit<ReadDocument, 'pages'>;

/**
 * Notes which pages are rotated for their vertical writing: what is drawn of them would not be.
 * @param prepare As in `linedPages`.
 */
function withoutTurned({ outline, title, drawPage }: PdfDocument, prepare: (page: Page) => Page) {
  const turned = new Set<number>();
  const open = (page: Page): Page => {
    const read = prepare(page);
    if (read.isVertical) turned.add(read.index);
    return read;
  };
  const facts: DocumentFacts = {
    outline,
    title,
    drawPage: (index, leaveOut) => (turned.has(index) ? null : drawPage(index, leaveOut)),
  };
  return { open, facts };
}

/** Lets go of PDFium, once nothing is drawn any more. */
async function letGo({ source, fonts, tidy }: Rebuilding): Promise<void> {
  source.close(fonts.charactersOf);
  // Until the event loop continues, V8 keeps the PDFium that was called last.
  await setImmediate();
  tidy();
}

/** Marks → lines → document → DOCX. */
async function writeDocument(rebuilding: Rebuilding) {
  const { task, source, marked, fonts, tidy } = rebuilding;
  const numbering = findLineNumbers(marked);
  const prepare = createPreparation(task, source, fonts.fit, findRepeatedAreas(marked));
  const { open, facts } = withoutTurned(source, (page) =>
    prepare(numbering === null ? page : withoutLineNumbers(page, numbering)),
  );
  const proofs = await readProofs(task.proofs ?? []);
  // Lines are not needed any more once this has returned.
  const compose = () => {
    const lined = linedPages(marked, open, task.isForRtf ? 0 : turnedShares.docx);
    tidy();
    const pages = proofs.length > 0 ? lined.pages.map(({ segments }) => pageText(segments)) : [];
    const steps: Steps = { analysed: () => letGo(rebuilding), again: () => moveOn(source, task.input) };
    return composeSafely({ ...lined, ...facts, proved: { pages, proofs } }, steps);
  };
  const model = await compose();
  const subsets = await subsetFonts(fonts.embedded());
  tidy();
  const lineNumbers = numbering?.lineNumbers ?? null;
  return writeDocx({ ...model, lineNumbers }, task.output, subsets, task.isForRtf ? 'rtf' : 'docx');
}

/** Marks → lines → PPTX. */
async function writeSlides(rebuilding: Rebuilding) {
  const { task, source, marked, fonts } = rebuilding;
  const prepare = createPreparation(task, source, fonts.fit, () => false);
  const pages = marked.map((page) => storedPage(prepare(page)));
  const { open, facts } = withoutTurned(source, (page) => columnsAsRows({ ...page }, 'labels'));
  const lined = linedPages([...pages], open, turnedShares.pptx);
  const analysed = analysePagesSafely({ ...lined, ...facts });
  await letGo(rebuilding);
  return writePptx(analysed, pages, task.output);
}

/**
 * Rebuilds one PDF as an editable file at `task.output`. Throws OpenError for files that PDFium cannot open; any other
 * error is a defect.
 * @param recognise Reads pages without text that can be read. The document waits for them, rather than being read again.
 */
export async function rebuildDocument(task: ReconstructTask, recognise: Recognises): Promise<ReconstructOutcome> {
  const source = await openFile(task.input, readOptions(task));
  const { pageCount, drawArea } = source;
  if (pageCount === 0) return { type: 'not-opened', filledPages: 0 };
  if (pageCount > maxPages) return { type: 'too-many-pages', pages: pageCount };
  optimiseFor(pageCount);
  const tidy = pageCount < manyPages ? () => undefined : collectGarbage;
  const fonts = createFontFitting(source.fonts, keepsFamily[task.format]);
  const repeated = createRepeatedPages();
  const look = (page: Page) => {
    const draw = (area: Box) => drawArea(page.index, area);
    const lettered = withDrawnLetters(page, draw);
    const read = task.format === 'docx' ? withFormulas(lettered, draw) : lettered;
    fonts.measure(read);
    repeated.add(read);
    return read;
  };
  const blanksUnopened = task.blanksUnopened === true;
  const reading: Reading = { look, recognise, charactersOf: fonts.charactersOf, blanksUnopened };
  const { pages: marked, unopened, filled, lettered } = await readMarks(source, task.input, reading);
  tidy();
  if (unopened > 0 && !blanksUnopened) {
    source.close();
    return { type: 'not-opened', filledPages: filled };
  }
  const write = task.format === 'docx' ? writeDocument : writeSlides;
  const { unknownLetters } = await write({ task, source, marked, fonts, tidy });
  const leftOut = source.countLeftOut();
  source.close();
  return {
    type: 'written',
    pages: pageCount,
    leftOut,
    filledPages: filled,
    letteredPages: lettered,
    repeated: repeated.found(),
    unknownLetters,
  };
}

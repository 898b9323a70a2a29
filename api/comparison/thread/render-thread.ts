import { parentPort } from 'node:worker_threads';
import { type Pdfium, startPdfium } from '../../formats/pdfium.ts';
import type { Answer, PageRequest, PageResult, Question } from '../messages.ts';
import { compareRasters } from '../rasters/compare-rasters.ts';
import type { Raster } from '../rasters/raster.ts';
import { thresholds } from '../thresholds.ts';
import { countParts, type PartCounts, type WantedCount } from './count-parts.ts';
import { coverageOf } from './coverage.ts';
import { createPageDrawer, type PageDrawer, type PageOfFile } from './draw-pages.ts';

// A thread that draws pages and compares them, one request at a time. Started by render-threads.ts.

/** A page that was not drawn, with what PDFium threw, if it did. */
class DrawingError extends Error {
  readonly which: 'before' | 'after';
  constructor(which: 'before' | 'after', cause?: unknown) {
    super(`the page ${which} was not drawn`, { cause });
    this.which = which;
  }
}

function draw(drawer: PageDrawer, page: PageOfFile, which: 'before' | 'after'): Raster {
  let raster: Raster | null;
  try {
    raster = drawer.draw(page);
  } catch (error) {
    throw new DrawingError(which, error);
  }
  if (raster === null) throw new DrawingError(which);
  return raster;
}

function compareWithExpected(drawer: PageDrawer, { before, after }: PageRequest): PageResult {
  const expected = before === null ? null : draw(drawer, before, 'before');
  const raster = draw(drawer, after, 'after');
  if (expected === null) return { type: 'drawn', coverage: coverageOf(raster) };
  const isResized = expected.width !== raster.width || expected.height !== raster.height;
  return isResized ? { type: 'resized' } : { type: 'compared', likeness: compareRasters(expected, raster) };
}

const start = () => startPdfium(thresholds.maxMemoryBytes);

/** Draws all pages of one visitor; null before the first one. */
let drawer: PageDrawer | null = null;

async function compare(wanted: PageRequest): Promise<PageResult> {
  try {
    drawer ??= createPageDrawer(await start());
    return compareWithExpected(drawer, wanted);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    // After an abort, PDFium's memory is inconsistent.
    if (error.cause !== undefined) drawer = null;
    return { type: 'not-drawn', which: error.which };
  }
}

function count(pdfium: Pdfium, wanted: WantedCount): PartCounts | null {
  try {
    return countParts(pdfium, wanted);
  } catch {
    return null;
  }
}

async function answerTo(question: Question): Promise<Answer | null> {
  switch (question.type) {
    case 'compare':
      return { type: 'compare', result: await compare(question.wanted) };
    case 'count':
      return { type: 'count', counts: count(await start(), question.wanted) };
    case 'forget':
      drawer = null;
      return null;
  }
}

parentPort?.on('message', async (question: Question) => {
  const answer = await answerTo(question);
  if (answer !== null) parentPort?.postMessage(answer);
});

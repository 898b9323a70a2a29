import { parentPort } from 'node:worker_threads';
import { type Pdfium, startPdfium } from '../../formats/pdfium.ts';
import { compareRasters } from '../compare/compare-rasters.ts';
import type { Raster } from '../compare/raster.ts';
import type { Answer, Look, Question, WantedLook } from '../look-task.ts';
import { thresholds } from '../thresholds.ts';
import { countParts, type PartCounts, type WantedCount } from './count-parts.ts';
import { createPageDrawer, type PageDrawer, type PageOfFile } from './draw-pages.ts';
import { sightOf } from './sight.ts';

// A thread: draws pages and compares them, a question at a time. Started by threads.ts.

/** A page that was not drawn, with what PDFium threw, if it did. */
class DrawingFailed extends Error {
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
    throw new DrawingFailed(which, error);
  }
  if (raster === null) throw new DrawingFailed(which);
  return raster;
}

function lookAt(drawer: PageDrawer, { before, after }: WantedLook): Look {
  const expected = before === null ? null : draw(drawer, before, 'before');
  const raster = draw(drawer, after, 'after');
  if (expected === null) return { type: 'seen', sight: sightOf(raster) };
  const isResized = expected.width !== raster.width || expected.height !== raster.height;
  return isResized ? { type: 'resized' } : { type: 'compared', likeness: compareRasters(expected, raster) };
}

const start = () => startPdfium(thresholds.maxMemoryBytes);

/** Draws all pages of one visitor; null until there is one. */
let drawer: PageDrawer | null = null;

async function look(wanted: WantedLook): Promise<Look> {
  try {
    drawer ??= createPageDrawer(await start());
    return lookAt(drawer, wanted);
  } catch (error) {
    if (!(error instanceof DrawingFailed)) throw error;
    // What PDFium has broken off leaves its memory in disorder.
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
    case 'look':
      return { type: 'look', look: await look(question.wanted) };
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

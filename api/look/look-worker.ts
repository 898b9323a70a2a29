import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { outputDescriptor } from '../workers/output-descriptor.ts';
import { compareRasters } from './compare-rasters.ts';
import { createPageDrawer, type PageDrawer, type PageOfFile } from './draw-pages.ts';
import type { Look, WantedLook } from './look-task.ts';
import type { Raster } from './raster.ts';
import { sightOf } from './sight.ts';

// A worker process: draws pages and compares them, a request a line. Started by looker.ts.

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
  const sight = sightOf(raster);
  if (expected === null) return { type: 'seen', sight };
  const isResized = expected.width !== raster.width || expected.height !== raster.height;
  return isResized ? { type: 'resized' } : { type: 'compared', sight, likeness: compareRasters(expected, raster) };
}

let drawer = await createPageDrawer();
for await (const line of createInterface({ input: process.stdin })) {
  let look: Look;
  try {
    look = lookAt(drawer, JSON.parse(line) as WantedLook);
  } catch (error) {
    if (!(error instanceof DrawingFailed)) throw error;
    look = { type: 'not-drawn', which: error.which };
    // What PDFium has broken off leaves its memory in disorder.
    if (error.cause !== undefined) drawer = await createPageDrawer();
  }
  writeSync(outputDescriptor, `${JSON.stringify(look)}\n`);
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareRasters } from '../../../api/comparison/rasters/compare-rasters.ts';
import { findFaults } from '../../../api/comparison/rasters/find-faults.ts';
import type { Raster } from '../../../api/comparison/rasters/raster.ts';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import { readNetpbm } from '../../../api/engines/pdf/read-netpbm.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { addBilevelPages } from '../../support/gallery/bilevel-pages.ts';
import { addFilteredPages } from '../../support/gallery/filtered-pages.ts';
import { addFramedPages } from '../../support/gallery/framed-pages.ts';
import { createGallery, type Gallery } from '../../support/gallery/gallery.ts';
import { addJpegPages } from '../../support/gallery/jpeg-pages.ts';
import { addJpxPages } from '../../support/gallery/jpx-pages.ts';
import { addMaskPages } from '../../support/gallery/mask-pages.ts';
import { addPlacedPages } from '../../support/gallery/placed-pages.ts';
import { createProfiles, type Profiles } from '../../support/gallery/profiles.ts';
import { addSamplePages } from '../../support/gallery/sample-pages.ts';
import { inputFile } from '../../support/input-file.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

/** The least similarity of a page at 100 dots an inch, as Poppler draws it. */
const leastSimilarity = 0.9;

interface Family {
  readonly name: string;
  readonly add: (gallery: Gallery, profiles: Profiles) => void | Promise<void>;
  /** How many pictures become smaller. */
  readonly recompressed: number;
}

const families: readonly Family[] = [
  { name: 'JPEG 2000', add: (gallery, { rgb }) => addJpxPages(gallery, rgb), recompressed: 9 },
  { name: 'JPEG', add: addJpegPages, recompressed: 13 },
  { name: 'plain samples and palettes', add: addSamplePages, recompressed: 29 },
  { name: 'masks', add: addMaskPages, recompressed: 13 },
  { name: 'black and white', add: addBilevelPages, recompressed: 0 },
  { name: 'forms, patterns and glyphs', add: addPlacedPages, recompressed: 10 },
  { name: 'turned, scaled, cropped and blended', add: addFramedPages, recompressed: 13 },
  { name: 'chains of filters', add: addFilteredPages, recompressed: 28 },
];

async function rasterOf(path: string): Promise<Raster> {
  const { width, height, data: samples } = readNetpbm(await readFile(path));
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) data.set(samples.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return { width, height, data };
}

describe('a compressed PDF, as another renderer draws it', () => {
  let scratch: string;
  let processes: Processes;
  let profiles: Profiles;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
    profiles = await createProfiles();
  });

  async function draw(path: string): Promise<readonly Raster[]> {
    const folder = await mkdtemp(join(scratch, 'drawn-'));
    execFileSync('pdftoppm', ['-q', '-r', '100', path, join(folder, 'page')]);
    return Promise.all((await readdir(folder)).sort().map((name) => rasterOf(join(folder, name))));
  }

  it.each(families)('looks the same: $name', async ({ add, recompressed }) => {
    const gallery = createGallery();
    await add(gallery, profiles);
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const input = join(workspace, 'input.pdf');
    await writeFile(input, gallery.pdf());
    const { path, notes } = await createPdf({ processes, folder: scratch }).operations.compress({
      inputs: [inputFile({ path: input, format: 'pdf', bytes: gallery.pdf().length })],
      options: { quality: 60 },
      workspace,
      signal: new AbortController().signal,
    });
    const [before, after] = [await draw(input), await draw(path)];
    const faults = gallery.names.map((name, page) => {
      const likeness = compareRasters(before[page] as Raster, after[page] as Raster);
      return { name, faults: findFaults(likeness, leastSimilarity) };
    });
    expect(faults.filter((page) => page.faults.length > 0)).toEqual([]);
    const images = notes.flatMap((note) => (note.code === 'images-recompressed' ? [note.images] : []));
    expect(images).toEqual(recompressed > 0 ? [recompressed] : []);
    execFileSync('qpdf', ['--check', path]);
  });
});

import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareRasters } from '../../../api/comparison/rasters/compare-rasters.ts';
import { createPageDrawer } from '../../../api/comparison/thread/draw-pages.ts';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import { startPdfium } from '../../../api/formats/pdfium.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { codedImagePdf } from '../../support/pdf/coded-image-pdf.ts';
import { illustratedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { grainyPhotograph, photograph } from '../../support/pictures/photograph.ts';
import { type ChangedStream, type Tampering, tamperedProcesses } from '../../support/processes/tampered-processes.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

type Stream = ChangedStream & { readonly datafile: string };

/** Encodes a recoded picture once more, as a decoder or an encoder with a fault would have. */
async function spoil({ dict, datafile }: Stream, fault: (picture: Sharp) => Sharp): Promise<void> {
  if (dict['/Filter'] !== '/DCTDecode') return;
  const spoilt = await fault(sharp(datafile)).jpeg({ quality: 80 }).toBuffer();
  await writeFile(datafile, spoilt);
}

const inflated = async (path: string) => inflateSync(await readFile(path));

/** A TrueType program whose glyphs are all empty (OpenType, tables `head` and `glyf`). */
function withoutOutlines(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  for (let table = 0; table < copy.readUInt16BE(4); table++) {
    const at = 12 + table * 16;
    const [start, length] = [copy.readUInt32BE(at + 8), copy.readUInt32BE(at + 12)];
    if (copy.toString('latin1', at, at + 4) === 'glyf') copy.fill(0, start, start + length);
  }
  return copy;
}

describe('a fault while a PDF is compressed', () => {
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function compress(content: Uint8Array, tampering: Tampering) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const input = join(workspace, 'input.pdf');
    await writeFile(input, content);
    const { size: bytes } = await stat(input);
    const engine = createPdf({ processes: tamperedProcesses(processes, tampering), folder: scratch, cores: () => 1 });
    const artifact = await engine.operations.compress({
      inputs: [inputFile({ path: input, format: 'pdf', bytes })],
      options: { quality: 75 },
      workspace,
      signal: new AbortController().signal,
    });
    const drawer = createPageDrawer(await startPdfium());
    const [before, after] = [input, artifact.path].map((path) => drawer.draw({ path, page: 0 }));
    if (!before || !after) throw new Error('not drawn');
    return { ...artifact, likeness: compareRasters(before, after) };
  }

  const photographed = async () => {
    const data = await sharp(await photograph(900, 600))
      .jpeg({ quality: 97 })
      .toBuffer();
    return codedImagePdf({ width: 900, height: 600, data, codec: 'DCTDecode', chain: [] });
  };

  it.each([
    ['a decoder that returns white', (picture: Sharp) => picture.linear(0, 255)],
    ['a picture that is black', (picture: Sharp) => picture.linear(0, 0)],
    [
      'red and blue swapped',
      (picture: Sharp) =>
        picture.recomb([
          [0, 0, 1],
          [0, 1, 0],
          [1, 0, 0],
        ]),
    ],
    ['a picture upside down', (picture: Sharp) => picture.flip()],
  ] as const)('is not sent: %s', async (_, fault) => {
    const { likeness, notes } = await compress(await photographed(), { stream: (stream) => spoil(stream, fault) });
    expect(likeness).toMatchObject({ isBlank: false, inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0 });
    expect(likeness.ssim).toBeGreaterThan(0.99);
    expect(notes).not.toContainEqual(expect.objectContaining({ code: 'images-recompressed' }));
  });

  it('is not sent: a stream that breaks off', async () => {
    const { likeness } = await compress(await photographed(), {
      stream: async ({ dict, datafile }) => {
        if (dict['/Filter'] === '/DCTDecode') await truncate(datafile, Math.round((await stat(datafile)).size / 2));
      },
    });
    expect(likeness).toMatchObject({ isBlank: false, inkLost: 0, shifted: 0, recoloured: 0 });
    expect(likeness.ssim).toBeGreaterThan(0.99);
  });

  it('in one picture restores that picture and keeps the others small', async () => {
    let isFirst = true;
    const { likeness, notes, bytes } = await compress(await illustratedPdf(), {
      stream: async (stream) => {
        if (!isFirst || stream.dict['/Filter'] !== '/DCTDecode') return;
        isFirst = false;
        await spoil(stream, (picture) => picture.linear(0, 0));
      },
    });
    expect(likeness).toMatchObject({ blackGained: 0, shifted: 0 });
    expect(notes).toContainEqual({ code: 'pictures-kept', pictures: 1 });
    expect(notes).toContainEqual(expect.objectContaining({ code: 'images-recompressed', images: 1 }));
    expect(bytes).toBeLessThan((await illustratedPdf()).length * 0.9);
  });

  it('in a font is not sent: glyphs without outlines, whose text reads as before', async () => {
    const { likeness, notes } = await compress(await illustratedPdf(), {
      stream: async ({ dict, datafile }) => {
        if (dict['/Length1'] !== undefined)
          await writeFile(datafile, deflateSync(withoutOutlines(await inflated(datafile))));
      },
    });
    expect(likeness).toMatchObject({ inkLost: 0 });
    expect(likeness.ssim).toBeGreaterThan(0.99);
    expect(notes).not.toContainEqual(expect.objectContaining({ code: 'fonts-subset' }));
  });

  it('that drops a page returns the original', async () => {
    const pages = join(await mkdtemp(join(scratch, 'pages-')), 'two.pdf');
    const single = join(scratch, 'single.pdf');
    await writeFile(single, await photographed());
    execFileSync('qpdf', ['--empty', '--pages', single, single, '--', pages]);
    const { notes, pages: count } = await compress(await readFile(pages), {
      written: async (path) => {
        const cut = `${path}.cut`;
        execFileSync('qpdf', [path, '--pages', '.', '1', '--', cut]);
        await copyFile(cut, path);
      },
    });
    expect(notes).toEqual([{ code: 'original-returned' }]);
    expect(count).toBe(2);
  });

  it('by too coarse an encoding is mended by a finer one, twice if needed', async () => {
    const data = await sharp(await grainyPhotograph(450, 300))
      .jpeg({ quality: 97 })
      .toBuffer();
    const dictionary = '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Width 450 /Height 300 /Filter /DCTDecode';
    const content = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 450 300] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      streamOf('450 0 0 300 0 0 cm /I Do'),
      { entries: `/Type /XObject /Subtype /Image ${dictionary}`, data },
    ]);
    let written = 0;
    const { likeness, notes, bytes } = await compress(content, {
      written: async () => {
        written++;
      },
    });
    expect(written).toBe(3);
    expect(likeness.ssim).toBeGreaterThan(0.99);
    expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: 0 });
    expect(bytes).toBeLessThan(content.length * 0.9);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { codedImagePdf } from '../../support/pdf/coded-image-pdf.ts';
import { encodeChain, type FilterName } from '../../support/pdf/filter-chains.ts';
import { illustratedPdf, signedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { cidFontPdf } from '../../support/pdf/letters/cid-font-pdf.ts';
import { column, pdf } from '../../support/pdf/pdf.ts';
import { colourAt, coloursAt, outlineOf, readPdf } from '../../support/pdf/read-pdf.ts';
import { scannedPdf } from '../../support/pdf/scanned-pdf.ts';
import { greyJpx, jpxSize, rgbJpx } from '../../support/pictures/jpx.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const run = (file: string, args: readonly string[]) => execFileSync(file, args, { maxBuffer: 100_000_000 }).toString();

/** Colours that run from one corner to the other, as a JPEG. */
function jpegOf(width: number, height: number): Promise<Buffer> {
  const samples = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => {
      const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
      return [(x * 255) / width, (y * 255) / height, 128 + 100 * Math.sin(x / 20)][at % 3] ?? 0;
    }),
  );
  return sharp(samples, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 97 })
    .toBuffer();
}

describe('a compressed PDF', () => {
  let scratch: string;
  let processes: Processes;
  let illustrated: Buffer;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
    illustrated = await illustratedPdf();
  });

  async function compress(
    content: Uint8Array,
    quality = 60,
    { signature = 'keep', targetMegabytes }: { signature?: 'keep' | 'drop'; targetMegabytes?: number } = {},
  ) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const input = join(workspace, 'input.pdf');
    await writeFile(input, content);
    const { size: bytes } = await stat(input);
    const artifact = await createPdf({ processes, folder: scratch }).operations.compress({
      inputs: [inputFile({ path: input, format: 'pdf', bytes })],
      options: { quality, signature, targetMegabytes },
      workspace,
      signal: new AbortController().signal,
    });
    return { ...artifact, input };
  }

  const illustratedAt = new Map<number, ReturnType<typeof compress>>();
  /** The illustrated document at a quality, which is compressed once for all that is asked of it. */
  function compressIllustrated(quality = 60): ReturnType<typeof compress> {
    const made = illustratedAt.get(quality) ?? compress(illustrated, quality);
    illustratedAt.set(quality, made);
    return made;
  }

  it('is much smaller, reports what was done, and keeps its text', async () => {
    const { path, input, bytes, pages, notes } = await compressIllustrated();
    expect(bytes).toBeLessThan((await stat(input)).size * 0.1);
    expect(pages).toBe(1);
    expect(notes).toEqual([
      { code: 'images-recompressed', images: 2, downscaled: 2 },
      { code: 'fonts-subset', fonts: 1 },
      { code: 'duplicates-merged', parts: 1 },
      { code: 'metadata-removed' },
    ]);
    expect(readPdf(path).text).toBe(readPdf(input).text);
    expect(run('qpdf', ['--check', path])).toContain('No syntax or stream encoding errors');
  });

  it('stays under a size that is asked for, with the best quality that does', async () => {
    const finest = await compressIllustrated(95);
    const smallest = await compressIllustrated(30);
    const targetMegabytes = Math.round((finest.bytes + smallest.bytes) / 2e4) / 100;
    const fitted = await compress(illustrated, 95, { targetMegabytes });
    const maxBytes = targetMegabytes * 1_000_000;
    expect(fitted.bytes).toBeLessThanOrEqual(maxBytes);
    expect(fitted.bytes).toBeGreaterThan(smallest.bytes);
    expect((await stat(fitted.path)).size).toBe(fitted.bytes);
    expect(fitted.notes[0]).toEqual({ code: 'quality-lowered', quality: expect.any(Number), maxBytes });
    expect(readPdf(fitted.path).text).toBe(readPdf(fitted.input).text);
    // The note tells the quality that gives this result.
    const { quality } = fitted.notes[0] as { quality: number };
    expect((await compress(illustrated, quality)).bytes).toBe(fitted.bytes);
  });

  it('says what was reached where a size cannot be', async () => {
    const smallest = await compressIllustrated(30);
    const { bytes, notes, path, input } = await compress(illustrated, 75, { targetMegabytes: 0.01 });
    expect(bytes).toBe(smallest.bytes);
    expect(notes[0]).toEqual({ code: 'size-not-reached', quality: 30, bytes, maxBytes: 10_000 });
    expect(readPdf(path).text).toBe(readPdf(input).text);
  });

  it('keeps its link, bookmark, form, tags, layer and attachment', async () => {
    const { path } = await compressIllustrated();
    expect(outlineOf(path)).toEqual(['The beginning']);
    expect(readPdf(path).tagged).toBe(true);
    const clear = run('qpdf', ['--qdf', '--object-streams=disable', path, '-']);
    for (const kept of [
      '/URI (https://example.org/)',
      '/T (name)',
      '/V (Ada)',
      '/OCProperties',
      '/S /P',
      'Notes that travel',
    ]) {
      expect(clear).toContain(kept);
    }
    for (const gone of ['what an editor keeps', '/Thumb']) expect(clear).not.toContain(gone);
  });

  it('looks the same: the background through the mask, the photograph, the text', async () => {
    const { path, input } = await compressIllustrated(75);
    // The right half of the masked photograph is clear.
    expect(colourAt(path, 490 / 595, (842 - 572) / 842)).toBe('#ffff00');
    const opaque = colourAt(path, 400 / 595, (842 - 572) / 842);
    const before = colourAt(input, 400 / 595, (842 - 572) / 842);
    for (const at of [1, 3, 5]) {
      const [now, then] = [opaque, before].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      expect(Math.abs(now - then)).toBeLessThan(16);
    }
    const line = ['-r', '100', '-x', '90', '-y', '140', '-W', '420', '-H', '40', '-gray'];
    expect(run('pdftoppm', [...line, path])).toBe(run('pdftoppm', [...line, input]));
  });

  it('keeps images at the resolution that the quality asks for', async () => {
    const dpi = async (quality: number) => {
      const { path } = await compressIllustrated(quality);
      const [, , first = ''] = run('pdfimages', ['-list', path]).split('\n');
      return Number(first.trim().split(/\s+/)[12]);
    };
    expect(await dpi(30)).toBe(90);
    expect(await dpi(75)).toBe(150);
    expect(await dpi(95)).toBe(300);
  });

  it('removes unused glyphs from a CFF font with CIDs, and looks the same', async () => {
    const { path, input, bytes } = await compress(cidFontPdf());
    expect(bytes).toBeLessThan((await stat(input)).size * 0.05);
    const drawn = (file: string) => run('pdftoppm', ['-r', '100', '-gray', file]);
    expect(drawn(path)).toBe(drawn(input));
  });

  it('codes bilevel scans as Group 4 faxes without loss', async () => {
    const { path, input, bytes } = await compress(scannedPdf(), 95);
    expect(bytes).toBeLessThan((await stat(input)).size * 0.9);
    expect(run('pdfimages', ['-list', path]).match(/ ccitt /g)).toHaveLength(4);
    const drawn = (file: string) => run('pdftoppm', ['-r', '150', file]);
    expect(drawn(path)).toBe(drawn(input));
  });

  const chains: readonly (readonly FilterName[])[] = [
    ['ASCII85Decode'],
    ['ASCIIHexDecode', 'FlateDecode'],
    ['RunLengthDecode', 'LZWDecode'],
  ];

  const points = [0.2, 0.4, 0.6, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));

  /** How far a point of the page has moved from what it was, in the channel that moved most. */
  function farthest(before: string, after: string): number {
    const shown = coloursAt(after, points);
    const distances = coloursAt(before, points).flatMap((was, index) =>
      [1, 3, 5].map((at) =>
        Math.abs(Number(`0x${was.slice(at, at + 2)}`) - Number(`0x${shown[index]?.slice(at, at + 2)}`)),
      ),
    );
    return Math.max(...distances);
  }

  it.each(chains.map((chain) => [chain.join(' '), chain] as const))(
    'shows a picture in JPEG 2000 as it was, with %s around it',
    async (_, chain) => {
      const content = codedImagePdf({ ...jpxSize, data: rgbJpx, codec: 'JPXDecode', chain });
      const { path, input, notes } = await compress(content, 75);
      expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: 1 });
      expect(run('pdfimages', ['-list', path])).toMatch(/ jpeg /);
      expect(farthest(input, path)).toBeLessThan(40);
    },
  );

  it('keeps a grey JPEG 2000 picture', async () => {
    const entries = '/BitsPerComponent 8 /ColorSpace /DeviceGray';
    const content = codedImagePdf({ ...jpxSize, data: greyJpx, codec: 'JPXDecode', chain: [], entries });
    const { path, input, notes } = await compress(content, 75);
    expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: 1 });
    expect(farthest(input, path)).toBeLessThan(40);
  });

  it('keeps a JPEG within further filters', async () => {
    const data = await jpegOf(600, 400);
    const content = codedImagePdf({ width: 600, height: 400, data, codec: 'DCTDecode', chain: ['ASCII85Decode'] });
    const { path, input, notes } = await compress(content, 60);
    expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: 1 });
    expect(farthest(input, path)).toBeLessThan(40);
  });

  it('leaves a picture alone if its filters cannot be decoded', async () => {
    const content = codedImagePdf({
      ...jpxSize,
      data: encodeChain(rgbJpx, ['ASCII85Decode']),
      codec: 'JPXDecode',
      chain: [],
    });
    const { notes } = await compress(content, 60);
    expect(notes).not.toContainEqual(expect.objectContaining({ code: 'images-recompressed' }));
  });

  it('refuses a signed document and says why', async () => {
    await expect(compress(signedPdf())).rejects.toMatchObject({
      code: 'signed-document',
      detail: expect.stringContaining('break its signature'),
    });
  });

  it('has no signature where the visitor does without, but what it looked like, and says so', async () => {
    const { path, input, notes } = await compress(await illustratedPdf({ signed: true }), 60, { signature: 'drop' });
    expect(notes).toContainEqual({ code: 'signatures-removed', files: [expect.any(String)], more: 0 });
    const objects = run('qpdf', ['--json', '--json-key=qpdf', path]);
    expect(objects).not.toMatch(/ByteRange|SigFlags|DocMDP|"\/Sig"/);
    expect(objects).toContain('"/Stamp"');
    expect(readPdf(path).text).toBe(readPdf(input).text);
    expect([input, path].map((file) => colourAt(file, 0.2, 0.62))).toEqual(['#0000ff', '#0000ff']);
    const clear = run('qpdf', ['--qdf', '--object-streams=disable', path, '-']);
    for (const kept of ['/T (name)', '/V (Ada)', '/URI (https://example.org/)']) expect(clear).toContain(kept);
  });

  it('refuses a document whose signature it cannot remove', async () => {
    const hidden = (await illustratedPdf({ signed: true }))
      .toString('latin1')
      .replace('[13 0 R 24 0 R]', '[13 0 R 99 0 R]');
    await expect(compress(Buffer.from(hidden, 'latin1'), 60, { signature: 'drop' })).rejects.toMatchObject({
      code: 'signed-document',
    });
  });

  it('is the original if nothing can be saved', async () => {
    const once = await compress(pdf([column(['A sheet of paper'], 72, 90)]));
    const again = await compress(await readFile(once.path));
    expect(again.notes).toEqual([{ code: 'original-returned' }]);
    expect(again.bytes).toBe(once.bytes);
  });

  async function encrypted(user: string) {
    const folder = await mkdtemp(join(scratch, 'encrypted-'));
    await writeFile(join(folder, 'plain.pdf'), illustrated);
    const out = join(folder, 'out.pdf');
    run('qpdf', ['--encrypt', user, 'owner', '256', '--', join(folder, 'plain.pdf'), out]);
    return readFile(out);
  }

  it('refuses a PDF that needs a password to open', async () => {
    await expect(compress(await encrypted('secret'))).rejects.toMatchObject({ code: 'password-protected' });
  });

  it('compresses a PDF with an owner password, and keeps its restrictions', async () => {
    const { path, input, bytes } = await compress(await encrypted(''));
    expect(bytes).toBeLessThan((await stat(input)).size * 0.1);
    expect(readPdf(path).text).toBe(readPdf(input).text);
    expect(run('qpdf', ['--show-encryption', path])).toContain('User password = ');
  });
});

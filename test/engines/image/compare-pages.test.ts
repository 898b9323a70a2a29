import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparePages } from '../../../api/comparison/compare-pages.ts';
import type { PageRequest } from '../../../api/comparison/messages.ts';
import { startPdfium } from '../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { scratchFolder } from '../../support/scratch.ts';

/** Pages of so many points with a filled square each; a page without a colour is empty. */
function squares(colours: readonly (string | null)[], side = 300): Buffer {
  const kids = colours.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${colours.length} /MediaBox [0 0 ${side} ${side}] >>`,
    ...colours.flatMap((colour, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${4 + index * 2} 0 R >>`,
      streamOf(colour === null ? '' : `${colour} rg 60 60 30 30 re f`),
    ]),
  ]);
}

/** A page of forms that each draw the next ten times. */
function endless(depth = 14): Buffer {
  const times = '/F Do '.repeat(10);
  const form = (next: number) =>
    streamOf(times, `/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Resources << /XObject << /F ${next} 0 R >> >>`);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 300] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    streamOf(times),
    ...Array.from({ length: depth }, (_, index) => form(index + 6)),
    streamOf('0 0 10 10 re f', '/Type /XObject /Subtype /Form /BBox [0 0 300 300]'),
  ]);
}

describe('comparing pages', () => {
  let scratch: string;

  beforeAll(async () => {
    scratch = await scratchFolder();
  });

  async function compare(
    files: Readonly<Record<string, Buffer>>,
    wanted: readonly PageRequest[],
    cores = 1,
    timeoutMs = 50_000,
  ) {
    const workspace = await mkdtemp(join(scratch, 'compare-'));
    const inside = (path: string) => join(workspace, path);
    for (const [name, content] of Object.entries(files)) await writeFile(inside(name), content);
    const placed = wanted.map(({ before, after }) => ({
      before: before && { ...before, path: inside(before.path) },
      after: { ...after, path: inside(after.path) },
    }));
    const signal = new AbortController().signal;
    return comparePages(placed, { signal, timeoutMs, cores });
  }
  const pair = (before: number, after = before): PageRequest => ({
    before: { path: 'before.pdf', page: before },
    after: { path: 'after.pdf', page: after },
  });

  it('compares pages in the order asked for, in several threads', async () => {
    const colours = ['1 0 0', '0 1 0', '0 0 1', '0 0 0', '1 0 1', '0 1 1', null];
    const files = { 'before.pdf': squares(colours), 'after.pdf': squares(colours.toReversed()) };
    const same = await compare(
      files,
      [pair(0, 6), pair(1, 5), pair(2, 4), pair(3), pair(4, 2), pair(5, 1), pair(6, 0)],
      2,
    );
    expect(same).toEqual(
      colours.map(() => ({
        type: 'compared',
        likeness: expect.objectContaining({ ssim: 1, recoloured: 0 }),
      })),
    );
    const [first] = await compare(files, [pair(0)]);
    expect(first).toMatchObject({ type: 'compared', likeness: { isBlank: true } });
  });

  it('measures a single page', async () => {
    const wanted = [0, 1].map((page) => ({ before: null, after: { path: 'after.pdf', page } }));
    expect(await compare({ 'after.pdf': squares(['0 0 0', null]) }, wanted)).toEqual([
      { type: 'drawn', coverage: { ink: expect.closeTo(0.01, 2), isBlank: false } },
      { type: 'drawn', coverage: { ink: 0, isBlank: true } },
    ]);
  });

  it('reports pages that are resized, missing or unreadable', async () => {
    const files = { 'before.pdf': squares(['1 0 0', '0 1 0']), 'after.pdf': squares(['1 0 0'], 400) };
    expect(await compare(files, [pair(0), pair(1), pair(9, 0)])).toEqual([
      { type: 'resized' },
      { type: 'not-drawn', which: 'after' },
      { type: 'not-drawn', which: 'before' },
    ]);
    const broken = { 'before.pdf': squares(['1 0 0']), 'after.pdf': Buffer.from('%PDF-1.7\nnothing') };
    expect(await compare(broken, [pair(0)])).toEqual([{ type: 'not-drawn', which: 'after' }]);
  });

  it('stops at an endless page in time, and continues with the others', async () => {
    const files = { 'before.pdf': squares(['1 0 0']), 'after.pdf': endless() };
    const wanted = [pair(0), { before: null, after: { path: 'before.pdf', page: 0 } }];
    expect(await compare(files, wanted, 1, 1500)).toContainEqual({ type: 'not-drawn', which: 'unknown' });
    expect(await compare(files, wanted.slice(1))).toMatchObject([{ type: 'drawn', coverage: { isBlank: false } }]);
  });

  it('reports no page after the deadline', async () => {
    const files = { 'before.pdf': squares(['1 0 0']), 'after.pdf': squares(['1 0 0']) };
    expect(await compare(files, [pair(0)], 1, 0)).toEqual([{ type: 'not-drawn', which: 'unknown' }]);
  });
});

describe('the memory of PDFium', () => {
  it('ends at its limit, and PDFium continues to work below it', async () => {
    const pdfium = await startPdfium(64_000_000);
    expect(pdfium.allocate(100_000_000)).toBe(0);
    expect(pdfium.allocate(10_000_000)).toBeGreaterThan(0);
  });
});

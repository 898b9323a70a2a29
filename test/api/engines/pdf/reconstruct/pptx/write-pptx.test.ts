import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { writePptx } from '../../../../../../api/engines/pdf/reconstruct/pptx/write-pptx.ts';
import { partOf } from '../../../../../support/office/read/part-of.ts';
import { analysedPage } from '../../../../../support/rebuilt-pdf/analysed-page.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const edges = { x0: 20, x1: 280 };
const pageWith = (text: string, index: number) =>
  analysedPage([{ edges, items: findPassages(findSegments(glyphs(text, 20, 50)), edges) }], { index });
const fill = { x0: 10, y0: 100, x1: 60, y1: 140, colour: 'FF0000' };
const source = (index: number): Page => ({
  ...emptyPage(index, { width: 300, height: 400 }),
  fills: index === 0 ? [fill] : [],
});

it('writes a slide of the size of the pages for each of them', async () => {
  const output = join(await mkdtemp(join(await scratchFolder(), 'slides-')), 'slides.pptx');
  const document = {
    pages: [pageWith('First', 0), pageWith('Second', 1)],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
  };
  await writePptx(document, [source(0), source(1)], output);
  const presentation = await partOf(output, 'ppt/presentation.xml');
  expect(presentation).toContain('<p:sldSz cx="3810000" cy="5080000"/>');
  expect(presentation.match(/<p:sldId /g)).toHaveLength(2);
  const slides = await Promise.all([1, 2].map((number) => partOf(output, `ppt/slides/slide${number}.xml`)));
  expect(slides.map((xml) => [xml.includes('>First<'), xml.includes('>Second<'), xml.includes('FF0000')])).toEqual([
    [true, false, true],
    [false, true, false],
  ]);
});

it('keeps shapes that the picture of a slide’s drawings leaves out, and not those in it', async () => {
  const output = join(await mkdtemp(join(await scratchFolder(), 'slides-')), 'slides.pptx');
  const vectorLayer = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
  const steps = [
    { type: 'move' as const, points: [110, 110] },
    { type: 'line' as const, points: [190, 190] },
  ];
  const curve = { x0: 110, y0: 110, x1: 190, y1: 190, steps, fill: null, stroke: '0000FF', width: 1 };
  const document = {
    pages: [{ ...pageWith('First', 0), vectorLayer, drawings: [curve] }],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
  };
  await writePptx(document, [source(0)], output);
  const slide = await partOf(output, 'ppt/slides/slide1.xml');
  expect([slide.includes('<p:pic>'), slide.includes('0000FF'), slide.includes('FF0000')]).toEqual([true, true, false]);
});

it('has room on its slides for every page, and smaller ones in the middle', async () => {
  const output = join(await mkdtemp(join(await scratchFolder(), 'slides-')), 'slides.pptx');
  const steps = [
    { type: 'move' as const, points: [10, 200] },
    { type: 'line' as const, points: [60, 250] },
  ];
  const curve = { x0: 10, y0: 200, x1: 60, y1: 250, steps, fill: null, stroke: '0000FF', width: 1 };
  const document = {
    pages: [pageWith('First', 0), { ...pageWith('Second', 1), width: 200, height: 350 }],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
  };
  const pages = [0, 1].map((index) => ({ ...source(index), fills: [fill], shapes: [curve] }));
  await writePptx(document, pages, output);
  expect(await partOf(output, 'ppt/presentation.xml')).toContain('<p:sldSz cx="3810000" cy="5080000"/>');
  const emus = (points: number) => points * 12_700;
  const slides = await Promise.all([1, 2].map((number) => partOf(output, `ppt/slides/slide${number}.xml`)));
  for (const [index, [across, down]] of [[0, 0] as const, [50, 25] as const].entries()) {
    expect(slides[index]).toContain(`<a:off x="${emus(10 + across)}" y="${emus(100 + down)}"/>`);
    expect(slides[index]).toContain(`<a:off x="${emus(10 + across)}" y="${emus(200 + down)}"/>`);
    expect(slides[index]).toMatch(
      new RegExp(`<a:off x="${emus(20 + across)}" y="\\d+"/>(?:(?!<a:off).)*>(First|Second)<`),
    );
  }
});

it('has areas that touch one another as one, between whose parts nothing shines through', async () => {
  const output = join(await mkdtemp(join(await scratchFolder(), 'slides-')), 'slides.pptx');
  const document = {
    pages: [pageWith('First', 0)],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
  };
  const stripes = [0, 1, 2].map((row) => ({ ...fill, y0: 100 + 12 * row, y1: 112 + 12 * row, paintedAfter: row }));
  await writePptx(document, [{ ...source(0), fills: [...stripes, { ...fill, y0: 300, y1: 312 }] }], output);
  const slide = await partOf(output, 'ppt/slides/slide1.xml');
  expect(slide.match(/FF0000/g)).toHaveLength(2);
  expect(slide).toContain('<a:ext cx="635000" cy="457200"/>');
});

it('leaves underlines to their text, which moves with them', async () => {
  const output = join(await mkdtemp(join(await scratchFolder(), 'slides-')), 'slides.pptx');
  const letters = glyphs('Linked', 20, 50).map((glyph) => ({ ...glyph, isUnderlined: true }));
  const items = findPassages(findSegments(letters), edges);
  const document = {
    pages: [analysedPage([{ edges, items }], { index: 0 })],
    outline: [],
    title: '',
    repeated: { pictures: [], shapes: [] },
    edgesOf: () => edges,
  };
  const rule = { x0: 20, x1: 50, y0: 51, y1: 51, isHorizontal: true, thickness: 0.5, colour: '00FF00' };
  const other = { ...rule, y0: 90, y1: 90, colour: '0000FF' };
  await writePptx(document, [{ ...source(0), rules: [rule, other] }], output);
  const slide = await partOf(output, 'ppt/slides/slide1.xml');
  expect([slide.includes('u="sng"'), slide.includes('00FF00'), slide.includes('0000FF')]).toEqual([true, false, true]);
});

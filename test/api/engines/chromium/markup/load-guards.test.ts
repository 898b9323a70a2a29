import { describe, expect, it } from 'vitest';
import { prepareHtml } from '../../../../../api/engines/chromium/markup/prepare-html.ts';
import { collectMissing } from '../../../../../api/engines/missing.ts';
import { withinCpuTime } from '../../../../support/processes/within-cpu-time.ts';

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
const prepare = (body: string) => prepareHtml(oneChunk(`<!doctype html><title>a</title>${body}`), collectMissing());

/** A drawing whose levels each use the one below ten times. */
function tenfold(levels: number, href = 'href'): string {
  const level = (number: number) => `<g id="l${number}">${`<use ${href}="#l${number - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: levels }, (_, index) => level(index + 1)).reverse();
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}<g id="l0"><path d=""/></g></defs><use ${href}="#l${levels}"/></svg>`;
}
const asAddress = (drawing: string) => `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
const tooComplex = { code: 'too-complex' };
const holding = (html: string) => ({ html: expect.stringContaining(html) });

describe('drawings that repeat their parts', () => {
  it.each([
    ['in the document', tenfold(8)],
    ['by the older attribute', tenfold(8, 'xlink:href')],
    ['in a picture', `<img src="${asAddress(tenfold(8))}">`],
    ['in a picture that is not base64', `<img src="data:image/svg+xml,${encodeURIComponent(tenfold(8))}">`],
    ['in a style sheet', `<style>p { color: red; background: url(${asAddress(tenfold(8))}) }</style>`],
    ['in quotes in a style sheet', `<style>p { content: url('data:image/svg+xml;utf8,${tenfold(8)}') }</style>`],
    [
      'in a long style sheet',
      `<style>${'p { color: red }'.repeat(10_000)}p { content: url(${asAddress(tenfold(8))}) }`,
    ],
    ['in a style', `<p style="background: url(${asAddress(tenfold(8))})">`],
    [
      'in a drawing within a drawing',
      `<img src="${asAddress(`<svg><image href="${asAddress(tenfold(8))}"/></svg>`)}">`,
    ],
    ['around each other', `<svg>${'<g>'.repeat(4000)}${'</g>'.repeat(4000)}</svg>${tenfold(8)}`],
  ])('are refused %s', async (_, body) => {
    await expect(prepare(body)).rejects.toMatchObject(tooComplex);
  });

  it('are refused where they lie ever deeper within each other', async () => {
    let drawing = '<svg/>';
    for (let depth = 0; depth < 8; depth++) drawing = `<svg><image href="${asAddress(drawing)}"/></svg>`;
    await expect(prepare(`<img src="${asAddress(drawing)}">`)).rejects.toMatchObject(tooComplex);
  });

  it(
    'are looked for in linear time, however many addresses there are',
    withinCpuTime(5000, async () => {
      await prepare(`<style>${'url(data:image/svg+xml,a)'.repeat(100_000)}</style>`);
    }),
  );

  it('are taken where these are few', async () => {
    await prepare(`<style>p { background: url("${asAddress(tenfold(2))}") }</style>`);
    await expect(prepare(tenfold(2))).resolves.toBeDefined();
  });

  it('are taken where they use themselves, or what is not there, which browsers do not draw', async () => {
    const drawing =
      '<svg><g id="a"><use href="#a"/><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#c"/></svg>';
    await expect(prepare(drawing)).resolves.toMatchObject(holding('<use href="#c"/>'));
  });

  it('are taken with more parts in one drawing than a call has arguments', async () => {
    const parts = Array.from({ length: 150_000 }, (_, index) => `<g id="p${index}"/>`);
    await expect(prepare(`<svg>${parts.join('')}</svg>`)).resolves.toMatchObject(holding('<g id="p149999"/>'));
  });

  it('are summed once, however many wait for them', async () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => `<g id="w${index}"/>`);
    const chain = Array.from(
      { length: 20_000 },
      (_, index) => `<g id="c${index}"><use href="#wide"/><use href="#c${index + 1}"/></g>`,
    );
    await expect(
      prepare(`<svg><g id="wide">${parts.join('')}</g>${chain.reverse().join('')}</svg>`),
    ).rejects.toMatchObject(tooComplex);
  });

  it('counts the first of many drawings with the same ids, as of icons', async () => {
    const icon = '<svg><path id="a"/><use href="#a"/></svg>';
    await expect(prepare(icon.repeat(2000))).resolves.toMatchObject(holding(icon));
  });
});

describe('tables', () => {
  it.each([
    ['cells', `<table><tr>${'<td>a'.repeat(6000)}`],
    ['cells that span many columns', `<table><tr>${'<th colspan=1000>a'.repeat(6)}`],
    ['cells that reach into later rows', `<table>${`<tr>${'<td rowspan=9>a'.repeat(1000)}`.repeat(6)}`],
    ['cells that reach to the end', `<table>${`<tr>${'<td rowspan=0>a'.repeat(1000)}`.repeat(6)}`],
    ['cells around tables', `<table><tr>${'<td><table><tr><td>a</table></td>'.repeat(6000)}`],
  ])('are refused with rows of thousands of %s', async (_, body) => {
    await expect(prepare(body)).rejects.toMatchObject(tooComplex);
  });

  it('are taken with cells that reach into some rows, and no further than their group', async () => {
    const rows = `<tr>${'<td rowspan=2>a'.repeat(2000)}<tr>${'<td>a'.repeat(2000)}`;
    await expect(prepare(`<table>${rows.repeat(3)}</table>`)).resolves.toMatchObject(holding(rows));
    const group = `<tbody><tr>${'<td rowspan=0>a'.repeat(2000)}</tbody>`;
    await expect(prepare(`<table>${group.repeat(6)}</table>`)).resolves.toMatchObject(holding(group));
  });

  it('are taken with any number of rows', async () => {
    const row = '<tr><td>a</td><td>b</td></tr>';
    await expect(prepare(`<table>${row.repeat(10_000)}</table>`)).resolves.toMatchObject(holding(row.repeat(10_000)));
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageLayout } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { readLayout } from '../../../../../api/engines/pdf/layout/read-layout.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const word = (text: string, x: number) => `<word xMin="${x}.5" yMin="10" xMax="${x + 9}" yMax="20">${text}</word>`;
const pageOf = (...lines: string[]) =>
  `  <page width="595.2" height="842">\n<flow>\n<block xMin="0" yMin="0" xMax="9" yMax="9">\n${lines
    .map((words) => `<line xMin="0" yMin="0" xMax="9" yMax="9">\n${words}\n</line>`)
    .join('\n')}\n</block>\n</flow>\n</page>\n`;

const folder = await scratchFolder();
async function pagesOf(content: string): Promise<PageLayout[]> {
  const path = join(folder, `${content.length}.html`);
  await writeFile(path, `<html>\n<body>\n<doc>\n${content}</doc>\n`);
  const pages: PageLayout[] = [];
  for await (const page of readLayout(path)) pages.push(page);
  return pages;
}

it('reads words, lines, blocks and pages', async () => {
  const pages = await pagesOf(pageOf(`${word('One', 10)}\n${word('two', 30)}`, word('three', 10)) + pageOf());
  expect(pages.map(({ number, width, blocks }) => [number, width, blocks.length])).toEqual([
    [1, 595.2, 1],
    [2, 595.2, 0],
  ]);
  const [first] = pages[0]?.blocks ?? [];
  expect(first?.lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['One', 'two'], ['three']]);
  expect(first).toMatchObject({ xMin: 10.5, xMax: 39, yMin: 10, yMax: 20 });
});

it('decodes entities and drops control characters', async () => {
  const [page] = await pagesOf(pageOf(`${word('a&lt;b&amp;lt;', 1)}\n${word('x\u0001y', 20)}`));
  expect(page?.blocks[0]?.lines[0]?.words.map(({ text }) => text)).toEqual(['a<b&lt;', 'xy']);
});

it('has bullets of symbol fonts as all fonts have them, and other letters of theirs as they are', async () => {
  const [page] = await pagesOf(pageOf(`${word('\uf0b7', 1)}\n${word('text', 20)}\n${word('\ue001', 70)}`));
  expect(page?.blocks[0]?.lines[0]?.words.map(({ text }) => text)).toEqual(['•', 'text', '\ue001']);
});

it('has one space for each of those that Macs write', async () => {
  const [page] = await pagesOf(pageOf(word('one\t\r \u00a0two\u00a0three\t\r \u00a0', 1)));
  expect(page?.blocks[0]?.lines[0]?.words.map(({ text }) => text)).toEqual(['one two\u00a0three']);
});

it('keeps words apart of which one has the space between them', async () => {
  const [page] = await pagesOf(pageOf(`${word('one\t\r \u00a0', 1)}\n${word('two', 9)}\n${word(' three', 17)}`));
  expect(page?.blocks[0]?.lines[0]?.words.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

it('joins the pieces of a word', async () => {
  const [page] = await pagesOf(pageOf(`${word('pie', 1)}\n${word('ces', 9)}`));
  expect(page?.blocks[0]?.lines[0]?.words.map(({ text }) => text)).toEqual(['pieces']);
});

it('treats a page of unmapped glyphs as one without text', async () => {
  for (const unmapped of ['\ue001\ue002', 'a\u0012\u0090']) {
    const [page] = await pagesOf(pageOf(word(unmapped, 1)));
    expect(page?.blocks).toEqual([]);
  }
});

it('reads tags split between chunks', async () => {
  const many = Array.from({ length: 6000 }, (_, index) => pageOf(word(`w${index}`, 1))).join('');
  const pages = await pagesOf(many);
  expect(pages).toHaveLength(6000);
  expect(pages.every(({ blocks }, index) => blocks[0]?.lines[0]?.words[0]?.text === `w${index}`)).toBe(true);
});

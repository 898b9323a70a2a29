import { expect, it } from 'vitest';
import { createNestingGuard } from '../../../../../api/engines/chromium/markup/nesting-guard.ts';
import { prepareHtml } from '../../../../../api/engines/chromium/markup/prepare-html.ts';
import { collectMissing } from '../../../../../api/engines/missing.ts';

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}

it.each([
  ['bold text', '<b>'.repeat(60_000)],
  ['bold text with slashes that close nothing', '<b/>'.repeat(60_000)],
  ['links around paragraphs', '<a><p>'.repeat(25_000)],
  ['blocks', '<div>'.repeat(6000)],
  ['text', '<span>'.repeat(6000)],
  ['tables', '<table><tr><td>'.repeat(2000)],
  ['list items in definitions', '<dd><li>'.repeat(3000)],
  ['blocks, with tags in them that close nothing', '<x><div></x>'.repeat(6000)],
  ['blocks around tables that their ends do not reach across', '<div><table><td></div>'.repeat(2000)],
  ['drawings', `<svg>${'<g>'.repeat(6000)}`],
  ['elements after a drawing that a block has ended', `<svg><p>${'<x/>'.repeat(6000)}`],
])('refuses a document of unclosed %s before a browser sees it', async (_, body) => {
  const html = `<!doctype html><title>a</title>${body}x`;
  await expect(prepareHtml(oneChunk(html), collectMissing())).rejects.toMatchObject({ code: 'too-complex' });
});

it('accepts any number of closed elements, and of unclosed paragraphs', () => {
  const { startTag, endTag } = createNestingGuard();
  const read = () => {
    for (let count = 0; count < 200_000; count++) {
      startTag('b');
      startTag('a');
      endTag('a');
      endTag('b');
      startTag('p');
    }
  };
  expect(read).not.toThrow();
});

it('accepts thousands of unclosed fonts and anchors from old programs', () => {
  const { startTag, endTag } = createNestingGuard();
  const read = () => {
    for (let count = 0; count < 15_000; count++) {
      startTag('font');
      startTag('a');
      endTag('table');
    }
  };
  expect(read).not.toThrow();
});

it.each([
  ['paragraphs with text that stays open', '<p><span>a'],
  ['list items', '<li><span>a'],
  ['terms and definitions', '<dt>a<dd><x>b'],
  ['rows of cells', '<tr><td><div>a<td>b'],
  ['headings and lines', '<h1>a</h1><hr><br><img>'],
  ['blocks that close what is open in them', '<div><span><x></div>'],
  ['options', '<option>a'],
])('takes any number of %s', async (_, body) => {
  const html = `<title>a</title><div><table>${body.repeat(20_000)}</table></div>`;
  await expect(prepareHtml(oneChunk(html), collectMissing())).resolves.toMatchObject({ scripts: 0 });
});

it('takes any number of empty elements in a drawing', async () => {
  const html = `<title>a</title><svg>${'<path d="M0 0"/>'.repeat(20_000)}</svg>`;
  await expect(prepareHtml(oneChunk(html), collectMissing())).resolves.toMatchObject({ scripts: 0 });
});

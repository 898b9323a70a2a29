import { describe, expect, it } from 'vitest';
import { prepareHtml } from '../../../../../api/engines/chromium/markup/prepare-html.ts';
import { collectMissing } from '../../../../../api/engines/missing.ts';

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
const isTaggable = async (body: string) => (await prepareHtml(oneChunk(body), collectMissing())).isTaggable;

describe('a document is tagged', () => {
  it.each([
    ['that is short', '<h1>Title</h1><p>Some <b>words</b>.'],
    ['with many short passages', '<p>Some <b>words</b> of <i>many</i>.'.repeat(30_000)],
    ['with a listing in colours', `<pre>${'<span>let</span> a;\n'.repeat(10_000)}</pre>`],
  ])('%s', async (_, body) => {
    expect(await isTaggable(body)).toBe(true);
  });
});

describe('a document is not tagged, which would take a browser minutes', () => {
  it.each([
    ['with tens of thousands of elements in a passage', `<p>${'<b>a</b> '.repeat(20_000)}`],
    ['with several such passages', `<p>${'<b>a</b> '.repeat(7000)}`.repeat(4)],
    ['with one in a frame', `<iframe srcdoc="<p>${'<b>a</b> '.repeat(20_000)}"></iframe>`],
  ])('%s', async (_, body) => {
    expect(await isTaggable(body)).toBe(false);
  });
});
